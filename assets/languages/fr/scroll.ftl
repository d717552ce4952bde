scroll-and = { $first } et { $last }
