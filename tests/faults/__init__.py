"""What must not break the game: disks, clocks, devices, terminals, sizes, long hours, and files that mean harm."""
