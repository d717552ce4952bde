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
hint-when = By { $name }’s next turn
hint-when-even = As good as { $number }. By { $name }’s next turn
hint-why-tip = What is likely to be different when the next turn begins: others mostly play what suits them best. Pointing at another move tells of that one.
hint-wins = It wins the game before anybody else has a turn.
hint-only = There is nothing else to do.
hint-same = Hardly any difference from move { $number }: choose as you like.
hint-lost = The game can hardly be won any more; of all moves, this one is worth most.
hint-then = { $move } → { $then }
hint-wins-more = In the long run it wins more often.
hint-wins-less = In the long run it wins less often.
hint-as-well = In the long run as good as move { $number }.
hint-no-gain = No advantage over move 1 by then.
hint-no-loss = No drawback against the others by then.
hint-osaka-token = Take a { $good } token
hint-osaka-take-reserved = Take reserved { $card }
hint-osaka-buy = Buy the market, pay { $paid }
hint-osaka-insure =
    Insure { $goods } with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
hint-osaka-lot = { $number } × { $good }
hint-trader-buy = Buy { $stock } in { $capital }
hint-trader-sell = Sell { $colour } for { $price }
hint-trader-joker = Joker with { $stock }: { $price }
# Reasons: what may happen, and how likely it is with this move and with the other one.
hint-likely = { $what }: { $here }% (move { $number }: { $there }%)
hint-amount = { $what }: { $here } (move { $number }: { $there })
hint-only-here = { $what }; not with move { $number }
hint-only-there = Only with move { $number }: { $what }
hint-victory =
    { $number ->
        [one] { $name } wins the game
       *[other] { $name } win the game
    }
hint-osaka-sells = { $name } sells { $good }
hint-osaka-loses = { $name } loses goods
hint-osaka-worth = { $what }, worth about { $gain } points
hint-trader-buys = { $name } buys { $stock }
hint-trader-sells = { $name } sells { $colour } for { $price }
hint-trader-uses-joker = { $name } sells { $stock } with the joker for { $price }
hint-master_merchant-gains = { $name } has { $card } for the turns to come
hint-trader-worth = { $what }, gaining about { $gain } million
# Reasons: what somebody has one turn later.
hint-of = { $name }: { $what }
hint-osaka-points = Points, goods at sea estimated
hint-osaka-tokens = Delivery tokens
hint-osaka-coins = Coins in hand
hint-osaka-symbols = Goods that charms could save
hint-osaka-market = Points the market would then bring
hint-trader-money = Money and likely sales, in millions
hint-trader-cash = Money in hand, in millions
hint-trader-sales = Sales still likely, in millions
hint-master_merchant-gold = Gold after the others’ turns
hint-master_merchant-names = Different names
hint-master_merchant-shield-more = A shield lies ready, which move { $number } has not
hint-master_merchant-shield-less = No shield lies ready, which move { $number } has
hint-master_merchant-cards-more = Better cards for the turns to come than with move { $number }
hint-master_merchant-cards-less = Not as good cards for the turns to come as with move { $number }
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
