scroll-and = { $first } e { $last }
