scroll-and = { $first } and { $last }
