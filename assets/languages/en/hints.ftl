# Hints: what the adviser says, and how moves and reasons are put into words.
hint = Hint
hint-tip = The best move, with a reason (I)
hint-off-tip = Hints are for your own turn.
hint-title = Hint
hint-chance = chance to win
hint-percent = { $number }%
hint-thinks = Looking for a good move …
hint-sheet-tip = Pointing at a move shows what it would bring; a click chooses it, to be confirmed.
hint-close = Close
hint-for = Better than move { $number }
hint-against = Worse than move { $number }
hint-for-even = Even with move { $number }; for it
hint-against-even = Even with move { $number }; against it
hint-why-tip = What will be different at the next turn, if everybody plays as well as they can until then.
hint-for-all = For it
hint-against-all = Against it
hint-wins = It wins the game before anybody else has a turn.
hint-only = There is nothing else to do.
hint-no-gain = Nothing by the next turn; it pays later.
hint-even = Move 2 is about as good.
hint-lost = The game can hardly be won any more; of all moves, this one is worth most.
hint-no-loss = Nothing speaks against it.
hint-own = By the next turn: { $what }
hint-of = By the next turn, { $name }: { $what }
hint-osaka-token = Take a { $good } token
hint-osaka-take-reserved = Take reserved { $card }
hint-osaka-buy = Buy the market, pay { $paid }
hint-osaka-insure =
    { $goods ->
        [one] Insure one good
       *[other] Insure { $goods } goods
    } with { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
hint-trader-sell = Sell { $colour } for { $price }
hint-trader-joker = Joker and { $stock } for { $price }
# Reasons: osaka.
hint-osaka-points-more =
    { $number ->
        [one] one point more
       *[other] { $number } points more
    }
hint-osaka-points-less =
    { $number ->
        [one] one point less
       *[other] { $number } points less
    }
hint-osaka-tokens-more =
    { $number ->
        [one] one delivery token more
       *[other] { $number } delivery tokens more
    }
hint-osaka-tokens-less =
    { $number ->
        [one] one delivery token less
       *[other] { $number } delivery tokens less
    }
hint-osaka-goods-more =
    { $number ->
        [0] goods in a better place
        [one] goods at sea worth about 1 point more
       *[other] goods at sea worth about { $number } points more
    }
hint-osaka-goods-less =
    { $number ->
        [0] goods in a worse place
        [one] goods at sea worth about 1 point less
       *[other] goods at sea worth about { $number } points less
    }
hint-osaka-insured-more =
    { $number ->
        [one] insured goods worth about 1 point more
       *[other] insured goods worth about { $number } points more
    }
hint-osaka-insured-less =
    { $number ->
        [one] insured goods worth about 1 point less
       *[other] insured goods worth about { $number } points less
    }
hint-osaka-coins-more =
    { $number ->
        [one] one coin more in hand
       *[other] { $number } coins more in hand
    }
hint-osaka-coins-less =
    { $number ->
        [one] one coin less in hand
       *[other] { $number } coins less in hand
    }
hint-osaka-symbols-more =
    { $number ->
        [one] one charm more that fits the goods
       *[other] { $number } charms more that fit the goods
    }
hint-osaka-symbols-less =
    { $number ->
        [one] one charm less that fits the goods
       *[other] { $number } charms less that fit the goods
    }
hint-osaka-turn-more = has the next turn
hint-osaka-turn-less = does not have the next turn
hint-osaka-market-more =
    { $number ->
        [one] a purchase within reach, worth 1 point more
       *[other] a purchase within reach, worth { $number } points more
    }
hint-osaka-market-less =
    { $number ->
        [one] a purchase within reach, worth 1 point less
       *[other] a purchase within reach, worth { $number } points less
    }
# Reasons: trader.
hint-trader-money-more = { $number } million more in cash
hint-trader-money-less = { $number } million less in cash
hint-trader-sales-more = sales to come for { $number } million more
hint-trader-sales-less = sales to come for { $number } million less
hint-trader-singles-more = single stocks to be paired, worth { $number } million more
hint-trader-singles-less = single stocks to be paired, worth { $number } million less
hint-trader-bargain-more = the best purchase within reach gains { $number } million more
hint-trader-bargain-less = the best purchase within reach gains { $number } million less
# Reasons: master_merchant.
hint-master_merchant-gold-more = { $number } gold more
hint-master_merchant-gold-less = { $number } gold less
hint-master_merchant-names-more =
    { $number ->
        [one] one different name more
       *[other] { $number } different names more
    }
hint-master_merchant-names-less =
    { $number ->
        [one] one different name less
       *[other] { $number } different names less
    }
hint-master_merchant-shield-more = a shield
hint-master_merchant-shield-less = no shield
hint-master_merchant-rest-more = a stronger hand for that turn
hint-master_merchant-rest-less = a weaker hand for that turn
hint-master_merchant-next-more = stronger cards for the turn after
hint-master_merchant-next-less = weaker cards for the turn after
hint-master_merchant-later-more = stronger cards in the long run
hint-master_merchant-later-less = weaker cards in the long run
hint-master_merchant-effects-more =
    { $number ->
        [one] one effect more to use
       *[other] { $number } effects more to use
    }
hint-master_merchant-effects-less =
    { $number ->
        [one] one effect less to use
       *[other] { $number } effects less to use
    }
results-hints = Hints: { $list }
results-hints-one = { $name } { $number }
risk-plate = { $number }%
risk-tip = { $ship }: { $number }% risk of a wreck before { $name }’s next turn.
risk-lies =
    { $name } could buy: { $arriving } { $count ->
        [one] reaches
       *[other] reach
    } Edo while { $ship } is in the great waves ({ $number }%).
risk-sails =
    { $name } could buy: { $arriving } { $count ->
        [one] reaches
       *[other] reach
    } Edo while { $ship } sails into the great waves ({ $number }%).
risk-other = In other ways: { $number }%.
options-hints = Hints
options-hints-about = a button and the key I, counted in the results
options-risks = Risk of wrecks
options-risks-about = a figure at ships with goods in danger
risk-ship-red = the red ship
risk-ship-blue = the blue ship
risk-ship-yellow = the yellow ship
risk-ship-green = the green ship
