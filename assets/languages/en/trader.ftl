# The Trader table.
stock-rail = Railways
stock-steam = Steamships
stock-wire = Telegraph
stock-gas = Gaslight
stock-china = Porcelain
stock = { $colour } { $value }
capital-0 = Paris
capital-1 = Berlin
capital-2 = London
capital-3 = Rome
capital-4 = Brussels
team-0 = Sea
team-1 = Wind
exchange = The exchange
exchange-hint = the lowest stock of a column is free; the round ends when three columns are empty
exchange-empty = { $number } of { $most } empty
exchange-tip = Only the lowest stock of each column can be bought. The round ends when three columns are empty.
capital-empty = empty, { $number } of { $most }
capital-tip =
    { $number ->
        [0] No stock is left in { $capital }.
        [one] One stock is left in { $capital }.
       *[other] { $number } stocks are left in { $capital }.
    }
stock-tip = { $stock }: costs { $price } million.
stock-dear-tip = That is too much: { $money } million are there.
stock-closed-tip = The exchange is closed here: it cannot be bought now.
stock-close-tip = Click to put the closed card here.
stock-covered-tip = { $stock }, still covered.
closed = Closed
closed-1 = not for sale,
closed-2 = then it moves
uncovers = uncovers
then-sells = then sells
uncovers-nothing = no pair
empties = then empty
empties-of = { $number } of 3
money = Money
money-sum = { $number } million
money-hidden = hidden
money-after = money { $before } → { $after }
money-tip = Money is kept hidden until the round is counted.
note-tip = A note of { $number } million. The bank always makes change.
joker = Joker
joker-left = once
joker-gone = used
joker-tip = Once a round the joker sells one stock for twice its value. Click it and a stock.
joker-used-tip = The joker has been used in this round.
own-stocks-tip = Two stocks of one colour sell for the product of their values.
own-stock-tip = { $stock }. Click it, then another of its colour or the joker, to sell.
partner-stock-tip = { $stock }, before the partner: it sells together with one of the own of its colour.
trader-tip =
    { $number ->
        [0] { $name }: no stocks.
        [one] { $name }: one stock.
       *[other] { $name }: { $number } stocks.
    }
trader-team-tip = Team { $team }, with { $partner }.
trader-pairs-tip = Could sell { $pairs }.
buy-a-stock = Buy a stock
buy-a-stock-hint = click a column, or press 1 to 5
buy-stock = Buy { $stock }
buy-stock-first = Choose a column first.
buy-stock-tip = Buys the lowest stock of the chosen column at its value.
sell-two = Sell two
sell-second = choose a second one
sell-colour = Sell { $colour }
sell-no-pair = needs two of one colour
sell-no-pair-team = one here, one with the partner
sell-nothing = There are no two stocks that can be sold together.
sell-tip = Sells two stocks of one colour for the product of their values. Proposed is the best pair (S).
joker-sale = Sell with the joker
joker-stock = Joker and { $stock }
joker-no-stock = there is no stock to sell
joker-nothing = There is nothing to sell with the joker.
joker-sale-tip = Sells one stock for twice its value; the joker leaves the round (J).
sale-brings = { $product }, money { $before } → { $after }
sale-second = A sale takes a second stock of the same colour, or the joker.
sale-stock = The joker is sold together with a stock.
then-closed = Then the closed card moves.
then-nothing = Buy one stock, or make one sale.
partners-talk-no = Agreed: partners do not talk.
partners-talk-yes = Agreed: partners may talk.
close-head = The closed card moves
close-text = Click the column whose lowest stock nobody shall buy next.
close-choose = Choose a column
close-capital = Close { $capital }
close-first = Choose a column first.
close-tip = Puts the closed card onto the lowest stock of the chosen column.
decline = No last sale
decline-hint = keep the stocks, worth nothing
decline-partner = or leave it to the partner
decline-tip = A last sale is allowed, not a duty.
last-sale-text = Unsold stocks are worth nothing.
stuck-head = Nothing can be done
stuck-text = Nothing can be bought or sold: the turn passes.
stuck-pass = Pass
watch-buys = { $name } buys { $stock }
watch-sells = { $name } sells { $colour }
watch-closes = { $name } closes { $capital }
watch-declines = { $name } makes no last sale
watch-passes = { $name } passes
ask-trade = Buy a free stock, or sell
ask-close = Move the closed card
ask-last-sale = One last sale?
round = Round { $number }
round-and-turn = Round { $number } of { $rounds }, { $turn }
log-round = Round { $number } begins
log-buys-stock = { $name } buys { $stock }
log-sells-stocks = { $name } sells { $product }
log-sells-joker = { $name } with the joker { $product }
log-column-empty = { $capital } is empty, { $number } of 3
log-closed = Closed: { $capital }
log-closed-moves = Closed: { $start } to { $end }
log-closed-leaves = The closed card leaves
log-trading-ends = Trading ends: last sales
log-no-last-sale = { $name }: no last sale
log-round-ends = Round { $number } is counted
sheet-title = Round { $number } of { $rounds } is over
sheet-text = Money is counted openly, in millions; unsold stocks are worth nothing.
sheet-total = Total
sheet-on = Start round { $number }
sheet-on-hint = Space; the next player begins
results-millions =
    { $number ->
       *[other] million
    }
results-rounds =
    { $number ->
        [one] The money of the round decides.
       *[other] The money of { $number } rounds decides.
    }
results-three-empty = Three columns are empty: the round is over after turn { $turn }.
results-all-passed = Everybody has passed: the round is over after turn { $turn }.
results-team = { $names } win
results-best = best { $product }
results-no-sale = sold nothing
results-even = { $number } million each: shared
results-money = Money over time
results-money-hint = seals mark counted rounds
results-sold = What each stock sold for
results-sold-sum = sales
# Why something cannot be done.
trader-no-such-column = There is no such column.
trader-empty = No stock is left in { $capital }.
trader-covered = The exchange of { $capital } is closed: its free stock cannot be bought.
trader-too-dear = This stock costs { $price }; { $money } are there.
trader-not-yours = These stocks are not all there.
trader-not-partners = The partner does not have this stock.
trader-two-colours = Two stocks sold together must have the same colour.
trader-lower-first = The lower of the two stocks is named first.
trader-team-sale = In a team, a sale takes one stock of one’s own and one before the partner.
trader-no-partner = There is no partner in this game.
trader-joker-used = The joker has been used in this round.
trader-same-column = The closed card must move to a different column.
trader-can-act = Passing is only for those who can neither buy nor sell.
# The keys that only this table has.
keys-trader-column = 1–5
keys-trader-column-does = choose a column
keys-trader-buy = B
keys-trader-buy-does = buy what is chosen
keys-trader-sell = S
keys-trader-sell-does = sell the best pair
keys-trader-joker = J
keys-trader-joker-does = sell with the joker
keys-trader-decline = N
keys-trader-decline-does = no last sale
keys-trader-pass = P
keys-trader-pass-does = pass, if all else fails
