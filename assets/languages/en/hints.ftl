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
hint-compared = Next turn, instead of move { $number }
hint-compared-even = As good as move { $number }; next turn
hint-why-tip = What is likely to be different at the next turn: others mostly play what suits them best. Pointing at another move tells of that one.
hint-wins = It wins the game before anybody else has a turn.
hint-only = There is nothing else to do.
hint-no-gain = Nothing by the next turn; it pays later.
hint-even = Move 2 is about as good.
hint-same = About the same by the next turn.
hint-lost = The game can hardly be won any more; of all moves, this one is worth most.
hint-no-loss = Nothing speaks against it.
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
# Reasons: what may happen.
hint-likely = { $what }: { $here }% instead of { $there }%
hint-victory =
    { $number ->
        [one] { $name } wins the game
       *[other] { $name } win the game
    }
hint-osaka-sells =
    { $points ->
        [one] { $name } sells { $good } for one point
       *[other] { $name } sells { $good } for { $points } points
    }
hint-trader-buys = { $name } buys { $stock }
hint-trader-sells = { $name } sells { $colour } for { $price }
hint-trader-uses-joker = { $name } sells { $stock } with the joker for { $price }
hint-master_merchant-gains = { $name } gets { $card } from the city
hint-master_merchant-loses = { $name } loses { $card } to the city
# Reasons: osaka.
hint-osaka-points = Points: { $here } instead of { $there }
hint-osaka-tokens = Delivery tokens: { $here } instead of { $there }
hint-osaka-goods = Goods at sea, worth in points: about { $here } instead of { $there }
hint-osaka-insured = Insured goods, worth in points: about { $here } instead of { $there }
hint-osaka-coins = Coins in hand: { $here } instead of { $there }
hint-osaka-symbols = Charms that fit the goods: { $here } instead of { $there }
hint-osaka-turn =
    { $way ->
        [more] The game is more likely to go on
       *[less] The game is more likely to be over
    }
hint-osaka-market = A purchase within reach, worth in points: about { $here } instead of { $there }
# Reasons: trader.
hint-trader-money = Cash in millions: { $here } instead of { $there }
hint-trader-sales = Sales to come, in millions: about { $here } instead of { $there }
hint-trader-singles = Single stocks to be paired, in millions: { $here } instead of { $there }
hint-trader-bargain = The best purchase then gains { $here } million instead of { $there }
# Reasons: master_merchant.
hint-master_merchant-gold = Gold: { $here } instead of { $there }
hint-master_merchant-names = Different names: { $here } instead of { $there }
hint-master_merchant-shield =
    { $way ->
        [more] A shield lies ready
       *[less] No shield lies ready
    }
hint-master_merchant-rest =
    { $way ->
        [more] A stronger hand for that turn
       *[less] A weaker hand for that turn
    }
hint-master_merchant-next =
    { $way ->
        [more] Stronger cards for the turn after
       *[less] Weaker cards for the turn after
    }
hint-master_merchant-later =
    { $way ->
        [more] Stronger cards in the long run
       *[less] Weaker cards in the long run
    }
hint-master_merchant-effects = Effects still to use: { $here } instead of { $there }
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
