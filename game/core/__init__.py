"""What is true for every game on the table. Knows none of them."""
