# The rules of Trader. A blank line begins a paragraph; "• " makes it an item of a list, "= " a strong line.

rules-trader-aim = The aim
rules-trader-aim-text =
    At the stock exchange of five capitals, stocks are bought singly and sold in pairs. A stock costs its value, but two
    stocks of one colour sell for the product of their values.

    = Whoever has the most money at the end wins.

    Every purchase uncovers the next stock of its column, perhaps just the one that somebody else is waiting for. And
    when three columns are empty, whatever has not been sold is soon worth nothing.

    Two play against each other. Three play with one more card, which closes a column; four play in two teams.
rules-trader-aim-example = Example: bought and sold
rules-trader-aim-cost = bought for { $sum }
rules-trader-aim-sold = sold for { $product }

rules-trader-parts = Parts
rules-trader-parts-text =
    There are 35 stocks in five colours: railways, steamships, telegraph, gaslight and porcelain. Each colour has seven
    of them; the values 2 and 3 come twice, 4, 5 and 6 once.

    Five capitals head the columns: Paris, Berlin, London, Rome and Brussels.

    Two or three players have one joker each, four have one for each team. A joker has the value 2. The card “exchange
    closed” is only for three players.

    Money is counted in millions. The bank never runs out and always makes change.
rules-trader-parts-example = The stocks of a colour, and the other cards
rules-trader-parts-capital = five capitals
rules-trader-parts-closed = 3 players

rules-trader-set-up = Set-up
rules-trader-set-up-text =
    • The stocks are shuffled. Under each capital lie seven, face up and overlapping, so that every value can be seen.
    Only the bottom stock of a column is free.

    • Each of two players gets 20 million, each of three 17, each of four 15. Money is kept hidden.

    • The first player is chosen, or the lot decides.

    • Three players: the closed card begins on the bottom stock of the middle column, London.

    • Four players: partners sit opposite each other.
rules-trader-set-up-example = Example: two of the five columns
rules-trader-set-up-free = free
rules-trader-set-up-closed = closed (3 players)
rules-trader-set-up-money = { $players } players: { $money } million each

rules-trader-turn = A turn
rules-trader-turn-text =
    The players take turns clockwise. Whoever is on turn does exactly one of three things: buy one stock, sell two
    stocks, or sell one with the joker.

    A player who can do any of these has to, even if only a sale with the joker is left. A player who can do none of
    them passes; that is a move of its own. Nobody goes into debt.

    When all players pass in a row, the round is over.
rules-trader-turn-example = Three things to do
rules-trader-turn-buy = one stock, at its value
rules-trader-turn-sell = for the product
rules-trader-turn-joker = for twice its value

rules-trader-buy = Buy
rules-trader-buy-text =
    Whoever buys takes the free stock of a column, which is the bottom one, and pays its value to the bank. The stock
    lies face up in front of the buyer, for all to see.

    The stock above it is free now.

    A stock that costs more money than the player has cannot be bought. With three players, neither can the one under
    the closed card.
rules-trader-buy-example = Example: a stock is bought
rules-trader-buy-next = free next
rules-trader-buy-price = costs { $price }
rules-trader-buy-money = money: { $sum }

rules-trader-sell = Sell two
rules-trader-sell-text =
    A player sells two of their own stocks that have the same colour. The bank pays the product of the two values.

    Sold stocks leave the game.

    One sale is one turn: it takes two stocks, never more. Stocks of different colours are never sold together.

    With four players a pair is made up of one stock of each partner.
rules-trader-sell-example = Example: what pairs bring
rules-trader-sell-no = two colours: no sale

rules-trader-joker = The joker
rules-trader-joker-text =
    With the joker, a single stock is sold. The bank pays twice its value, for the joker counts 2.

    Stock and joker both leave the game. So each joker sells only once a round; every round of a match begins
    with fresh jokers.

    A joker that has not been used may still make the last sale after the end.

    With four players each team has one joker. Either partner may use it, with a stock of either of them, and the one
    who uses it takes the money.
rules-trader-joker-example = Example: a sale with the joker
rules-trader-joker-gone = both leave the game

rules-trader-closed = 3 players: closed
rules-trader-closed-text =
    With three players the card “exchange closed” lies on a column. The stock under it cannot be bought.

    After buying or selling, the player moves the closed card onto the free stock of a different column. It must not
    stay where it is.

    When two columns are empty, the closed card leaves the game for good, and at once: the player who empties the
    second column does not move it first.

    A player may have to pass only because the one stock they could pay for is covered. They still move the closed
    card, even when their pass ends the round. A player who passes for lack of money leaves it where it is.
rules-trader-closed-example = Example: the closed card moves
rules-trader-closed-before = Brussels cannot be bought
rules-trader-closed-after = after the turn it lies elsewhere

rules-trader-teams = 4 players: teams
rules-trader-teams-text =
    With four players, those who sit opposite each other are a team. Everybody buys for themselves and has their own
    money; at the end the sum of both partners counts.

    A sale of two takes one stock in front of the seller and one of the same colour in front of the partner. The seller
    keeps the whole sum.

    The team has a single joker. Either partner may use it, with a stock of either; the one who uses it takes the money.

    Whether partners may talk is agreed before the game. The program shows what was agreed and enforces nothing.
rules-trader-teams-example = Example: two partners make a pair
rules-trader-teams-seller = { $name } sells
rules-trader-teams-partner = { $name } gives
rules-trader-teams-gets = all of it to { $name }

rules-trader-end = The end
rules-trader-end-text =
    = When three columns are empty, the round is over at once.

    Then, in turn order from the next player on, everybody may make one last sale: two stocks, or one with a joker
    that has not been used. Four players: each team may make one.

    Nobody has to sell. Whoever has nothing that can be sold is not asked. In a team, the partner whose turn comes
    first is asked first, and may decline to leave the sale to the other.

    Unsold stocks are worth nothing. The most money wins; with four players it is the team’s sum. Equals share the win.
rules-trader-end-example = Example: the third column is empty
rules-trader-end-empty = empty
rules-trader-end-left =
    { $number ->
        [one] one stock
       *[other] { $number } stocks
    }

rules-trader-rounds = Several rounds
rules-trader-rounds-text =
    A match may have several rounds; how many is settled before the start.

    Each round is dealt afresh: all stocks, the money everybody starts with, the jokers and, with three players, the
    closed card. The first player moves on by one seat each round.

    The money that everybody has at the end of each round is added up. The highest total wins the match; equals share it.
rules-trader-rounds-example = Example: a match of two rounds

rules-trader-money = Open and secret
rules-trader-money-text =
    Open to all are the columns, the stocks in front of everybody, the jokers, and every purchase and sale with its
    price.

    Secret is only how much money a player has, even to the partner. After each round of a match it is counted openly.

    All trade in the open and begin with the same sum. Anybody with a good memory can work out what the others have,
    and that is fair play; the bots have such a memory.

    Before a game the table may agree to show all money.
rules-trader-money-example = In front of a player
rules-trader-money-open = open
rules-trader-money-secret = secret

rules-trader-rulings = Fine points
rules-trader-rulings-text =
    • Passing is only for those who can neither buy nor sell. Whoever can do one of them must, even if all that is left
    is a sale with the joker. Nobody goes into debt.

    • When everybody passes in a row, the round ends and the last sales come, even if the closed card was moved in
    between. But then there is nothing to sell: whoever could have sold would not have passed.

    • The joker works once in each round, and is fresh again in the next.

    • Three players: as soon as the second column is empty the closed card is gone; it is not moved before that. A player
    who passes only because the one stock within their means is covered does move it, even if the round ends with
    that pass. A player who passes because money is short does not.

    • Last sales: a player or team with nothing to sell is not asked, and declining is allowed. A team’s sale is made by
    the partner whose turn comes first, unless that one leaves it to the other.

    • Four players: talking among partners is a matter of agreement before the game; the program only shows it.

    • Hidden money can be worked out from what is played openly. An option shows it.

rules-trader-screen = At this screen
rules-trader-screen-text =
    • A click on a column chooses its free stock and shows what would be uncovered, and for whom; a second click or
    Enter buys it. It can also be dragged in front of oneself.

    • A click on an own stock and another on a second one of its colour, or on the joker, makes up a sale; one more
    click on either sells. The buttons propose the best sale.

    • Three players: after the move, a click on a column shows where the closed card would lie; a second click lays it.

    • A decision can be taken back until another player has decided or new cards have been seen. Against bots alone one
    may also go back further; the results count how often.

    • I gives a hint: the best move, with a reason; the results count the hints.

    • F1 or a right click opens these rules at the fitting paragraph, with the numbers of the moment.

    • The game is saved after every decision; the window can be closed at any time.
rules-trader-screen-example = The most useful keys

# The numbers of the moment.
rules-trader-now-free = { $capital }: { $stock } is free and costs { $price }.
rules-trader-now-under = { $capital }: { $stock } is still covered; free is { $free }.
rules-trader-now-closed = { $capital }: { $stock } cannot be bought, the exchange is closed here.
rules-trader-now-dear = { $name } has { $money } million: { $missing } too little.
rules-trader-now-after = { $name } would have { $after } million instead of { $before }.
rules-trader-now-sale = { $name }: { $colour }, { $product }
rules-trader-now-no-pair = { $name } has no pair to sell.
rules-trader-now-joker = { $name }: { $stock } with the joker, { $product }
rules-trader-now-joker-idle = { $name } has a joker, but no stock to sell with it.
rules-trader-now-joker-gone = { $name }: the joker has been used.
rules-trader-now-open = No column is closed.
rules-trader-now-empty =
    { $number ->
        [one] { $number } column of { $most } is empty.
       *[other] { $number } columns of { $most } are empty.
    }
rules-trader-now-left =
    { $capital }: { $number ->
        [0] empty
        [one] one stock left
       *[other] { $number } stocks left
    }
rules-trader-now-money = { $name }: { $money } million
rules-trader-now-hidden = { $name }: money hidden
rules-trader-now-round = Round { $number } of { $rounds }
rules-trader-now-total = { $name }: { $sum }
