payday-title = Payday at Edo
payday-sold = { $count ->
    [one] The ship is in: { $goods } is sold.
   *[other] { $count } ships are in: { $goods } are sold.
}
payday-best = highest
payday-tokens = tokens
payday-goods = goods
payday-worth = worth
payday-rounded = up to fives
payday-points = points
payday-sum-tip = { $name }: { $number } × ({ $highest } + { $tokens }) = { $money }, one point for each 5 or part of 5: { $points }.
payday-none = no { $good } in store
payday-won = Delivery tokens won
payday-wreck = Wrecked in the great waves
payday-wreck-sub = Off Enshunada, goods without a charm are lost.
payday-wreck-empty = Nobody had goods aboard that could be lost.
payday-insures = { $number ->
    [0] insures nothing
   *[other] insures { $number }
}
payday-fate = { $lost ->
    [0] keeps all { $kept }
   *[other] { $kept ->
        [0] loses { $lost }
       *[other] loses { $lost }, keeps { $kept }
    }
}
payday-totals = New totals
payday-on = Continue
payday-on-key = Space
payday-rate = One point for each 5 coins, or part of 5.
payday-secret = others: only the height shows
