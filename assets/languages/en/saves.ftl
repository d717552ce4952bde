# Games that wait to be continued.
saves-damaged = The saved game { $file } is damaged; it was set aside and can no longer be continued.
saves-foreign = The file { $file } among the saved games is none of ours; it was set aside.
saves-version = The saved game { $file } was made by another version of Akindo; it was set aside.
saves-gone = The saved game { $file } cannot be read just now; it stays where it is.
saves-full = The game cannot be saved: the disk is full or write-protected. You can go on playing.
saves-note = Click to put this note away.
