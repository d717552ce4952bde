results-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
results-tokens = { $count ->
    [one] { $names } has { $tokens } delivery tokens: the game is over after turn { $turn }.
   *[other] { $names } have { $tokens } or more delivery tokens: the game is over after turn { $turn }.
}
results-stuck = Nobody can do anything any more: the game is over after turn { $turn }.
results-points = { $number ->
    [one] point
   *[other] points
}
results-held = { $number ->
    [one] { $number } token
   *[other] { $number } tokens
}
results-tie = { $points } each: delivery tokens decide, { $numbers }
results-shared = { $points } points and { $tokens } tokens each: shared
results-chart = Points over time
results-chart-hint = badges mark paydays
results-turn = turn
results-brought = What each good brought
results-sum = points
results-again = Rematch
results-again-sub = same seats
results-look = Look at the table
results-leave = Menu
results-replay = Replay
results-taken-back = { $number ->
    [one] Went back once after bots had played
   *[other] Went back { $number } times after bots had played
}
