# The rules of Traders of Osaka. A blank line begins a paragraph; "• " makes it an item of a list, "= " a strong line.

rules-osaka-aim = The aim
rules-osaka-aim-text =
    Four ships carry goods along the coast from Osaka to Edo. The players buy goods, and when a ship comes in,
    everybody who owns goods of its colour sells them there. A sale brings one victory point for each 5 coins or part of 5.

    = Whoever has the most victory points at the end wins.

    Every card can be three things, and where it lies tells which:

    • In a hand it is money: as many coins as its value.

    • Face up in front of a player it is goods of its colour, waiting for their ship.

    • Face down under a merchant it is one victory point, whatever is printed on it.

    Charms are the insurance on a card: a 2 has two of them, a 3 has one, a 5 has none.
rules-osaka-aim-example = One card, three uses
rules-osaka-aim-value = value { $value }
rules-osaka-aim-good = good: { $good }
rules-osaka-aim-charm =
    { $charms ->
        [one] one charm
       *[other] { $charms } charms
    }
rules-osaka-aim-hand = in the hand
rules-osaka-aim-hand-is = { $value } coins
rules-osaka-aim-goods = in front of a player
rules-osaka-aim-goods-is = goods for its ship
rules-osaka-aim-point = under the merchant
rules-osaka-aim-point-is = 1 victory point

rules-osaka-parts = Parts
rules-osaka-parts-text =
    There are 108 cards, 27 in each colour. Red is safflower, blue is indigo cloth, yellow is rice, green is tea. The
    higher the value of a card, the rarer it is, and the fewer charms it has.

    Each colour has one ship and twelve delivery tokens. Should the tokens of a colour run out, something else
    stands in for them: the supply never stops anyone.

    Each player has a merchant, who stands on the pile of victory points, and one reservation piece.

    The route from Osaka to Edo has six spaces, the first and the last included.
rules-osaka-parts-example = What each colour has, and each player
rules-osaka-parts-cards = × { $number }
rules-osaka-parts-ship = one ship
rules-osaka-parts-tokens = { $number } tokens
rules-osaka-parts-player = merchant and piece

rules-osaka-set-up = Set-up
rules-osaka-set-up-text =
    • The four ships lie in Osaka. Five cards are dealt face up to the market, then three to the farm.

    • In seat order, each player draws cards face up, one at a time, until they add up to 8 or more. These are the
    first hand. From now on the cards of a hand are secret; how many there are is not.

    • The lowest sum begins. Among equal sums the fewest cards begin; if that is equal too, the lot decides.

    • From the first player clockwise, each takes one delivery token of a colour of their choice.
rules-osaka-set-up-example = Example: two first hands
rules-osaka-set-up-stops = stops at { $sum }
rules-osaka-set-up-begins = { $sum } is less: { $name } begins

rules-osaka-turn = A turn
rules-osaka-turn-text =
    The players take turns clockwise. Whoever is on turn does exactly one of three things: buy the market, take one
    card of it, or reserve a card.

    The market may hold no card that this player may take: it is empty, or others have reserved all of it. Then it is
    restocked before the turn begins.

    A player who can neither buy, take nor reserve even after that passes. When all players pass in a row, the game
    is over and is scored.
rules-osaka-turn-example = Three things to do
rules-osaka-turn-buy = all free cards, for coins
rules-osaka-turn-take = one card, for nothing
rules-osaka-turn-reserve = one card, for later

rules-osaka-buy = Buy
rules-osaka-buy-text =
    Whoever buys takes every market card that nobody else has reserved, including one under their own piece. No free
    card can be left behind.

    The buyer pays with cards of the hand that are worth at least as much together. No change is given. What is paid
    goes face up to the discard pile; what is bought lies in front of the buyer as goods. If their own reserved card
    was among them, the piece comes back.

    Then each ship whose colour was bought sails: one space for one card, two spaces for two or more. A ship that
    reaches Edo brings a payday. Last of all, the market is restocked.
rules-osaka-buy-example = Example: three cards are bought
rules-osaka-buy-free = { $sum } = { $cost } coins
rules-osaka-buy-kept = reserved by { $name }
rules-osaka-buy-pays = pays { $sum }
rules-osaka-buy-sails =
    { $spaces ->
        [one] sails one space
       *[other] sails { $spaces } spaces
    }

rules-osaka-take = Take
rules-osaka-take-text =
    One market card that nobody else has reserved goes into the hand. That costs nothing.

    No ship sails and no new card is dealt: the market grows smaller.

    A player may also take the card under their own reservation piece; then the piece comes back.

    A hand has no limit. Cards of the farm can be neither taken nor bought, only reserved.
rules-osaka-take-example = Example: a hand grows
rules-osaka-take-before = { $sum } = { $worth }
rules-osaka-take-card = taken
rules-osaka-take-after = now worth { $worth }

rules-osaka-reserve = Reserve
rules-osaka-reserve-text =
    A player whose reservation piece is not in use puts it on a card of the market or the farm that carries no piece.
    From now on only this player may buy or take that card; the others buy and take around it.

    When a card of the farm moves to the market, the piece goes with it.

    The piece comes back only when its owner buys or takes the card. It cannot be moved elsewhere, and nobody is
    ever made to use a reservation.
rules-osaka-reserve-example = Example: a card of the farm is reserved
rules-osaka-reserve-farm = in the farm
rules-osaka-reserve-market = later in the market

rules-osaka-restock = Restock
rules-osaka-restock-text =
    New cards come after every purchase, and at the start of a turn if the market holds no card that the player may take:

    • The cards of the farm move to the market, with the pieces on them.

    • Two cards are drawn to the market.

    • Three cards are drawn to the farm.

    Cards that stayed in the market come first in the row, then those of the farm, then the drawn ones. If a card is
    needed and the draw pile is empty, the discard pile is shuffled and becomes the draw pile.
rules-osaka-restock-example = Example: a purchase is over
rules-osaka-restock-before = before
rules-osaka-restock-after = afterwards
rules-osaka-restock-stays = stays
rules-osaka-restock-moves = from the farm
rules-osaka-restock-drawn = drawn

rules-osaka-route = The route
rules-osaka-route-text =
    Ships sail only when their goods are bought: one space for one card of their colour, two spaces for two or more,
    and never beyond Edo. Any number of ships may lie in a space.

    • Osaka is where ships start, and where they return to from Edo. In Oshima nothing happens.

    • Anori is a safe anchorage: wrecked ships start again from here.

    • Enshunada, the two spaces of the great waves: every payday wrecks the ships that lie here.

    • Edo is the harbour where the goods are sold.
rules-osaka-route-example = Example: two rice and one safflower are bought

rules-osaka-payday = Payday
rules-osaka-payday-text =
    When a purchase has brought one or more ships to Edo, every player sells all goods of those colours, insured or not.

    = Price = highest value in the lot + the seller’s delivery tokens of that colour

    = Price × cards, rounded up to a multiple of 5 and divided by 5 = points

    The lowest cards of the lot become the points, face down under the merchant. If the lot has fewer cards than points,
    the others are drawn from the draw pile; if it has more, the rest is discarded.
rules-osaka-payday-example = Example: tea comes in
rules-osaka-payday-cards = three teas
rules-osaka-payday-tokens = two tokens
rules-osaka-payday-more =
    A payday always goes in this order:

    • All goods of the arrived colours are sold.

    • Each player who scored in a colour takes one delivery token of that colour.

    • If any player now holds 8 tokens or more, the game is over at once.

    • The ships in the great waves are wrecked; before goods are lost, they may be insured.

    • The ships in Edo go back to Osaka, the wrecked ones to Anori. Then the market is restocked.
rules-osaka-payday-small = Example: two smaller sales

rules-osaka-wrecks = Waves and insurance
rules-osaka-wrecks-text =
    A payday wrecks every ship in the great waves of Enshunada: all goods of its colour are lost unless they are insured.

    First everybody with uninsured goods of those colours is asked, from the player on turn clockwise. To insure
    is to discard cards from the hand: a card with two charms saves up to two goods of its own colour, a card with one
    charm saves one. Nobody has to insure.

    Insured goods lie turned on their side. No wreck can ever take them, and they are sold like all others.

    Then all goods of the wrecked colours that are not insured go to the discard pile.
rules-osaka-wrecks-example = Example: the blue ship goes down
rules-osaka-wrecks-spent = discarded for two charms
rules-osaka-wrecks-saved = saved
rules-osaka-wrecks-lost = lost

rules-osaka-end = Tokens and the end
rules-osaka-end-text =
    Each delivery token makes the goods of its colour dearer: it adds 1 to their price when its owner sells. Everybody
    who scores in a colour on a payday takes one token of it. Tokens are never lost and never spent.

    = When somebody holds 8 tokens or more, all colours together, the game is over at once.

    The most victory points win. Among equals the most delivery tokens win; if these are equal too, the win is shared.
    Goods that were not sold and cards in hand count for nothing.
rules-osaka-end-example = Example: equal points, so tokens decide
rules-osaka-end-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

rules-osaka-open = Open and secret
rules-osaka-open-text =
    Open to all are the market, the farm, the goods, the tokens, the reservation pieces and the discard pile, the number
    of cards in each hand and in both piles, and everything that happens face up.

    Secret are the cards in a hand, the order of the draw pile, and the number of a player’s points: the others see
    only how high the pile is.

    Every card enters and leaves a hand face up. A player with a perfect memory knows all hands, and that is fair
    play; the bots have such a memory.

    Before a game the table may agree to show points or hands.
rules-osaka-open-example = In front of a player
rules-osaka-open-open = open
rules-osaka-open-secret = secret

rules-osaka-rulings = Fine points
rules-osaka-rulings-text =
    • Overpaying is allowed, even with a card that was not needed. Where there is nothing to buy, buying is no move.

    • After a purchase all goes in this order: payment, goods, ships, payday, restock. If the payday ends the game, there
    is no restock.

    • Several ships may arrive together. Each colour is sold by itself, with its own lot, price and token, but it is one
    payday: first all sales, then all tokens, then the question whether the game is over, then the wrecks, all
    of them once.

    • Where it decides who draws which card, sales go red, blue, yellow, green, and within a colour clockwise from the
    player on turn.

    • The discard pile is shuffled only when a card is needed and the draw pile is empty. If both piles are empty,
    what cannot be drawn is not drawn; points are counted in full all the same.

    • Everybody with uninsured goods of a wrecked colour is asked to insure, whatever is in the hand: that somebody
    holds no charm is nobody’s business.

    • Insurance is one decision for all colours that are wrecked now, and for these only. Each discarded card has to
    save at least one of the goods, and at most as many as it has charms; the player chooses which. A good
    that is insured already takes no more.
rules-osaka-screen = At this screen
rules-osaka-screen-text =
    • A click on a market card chooses it, a second click or Enter takes it. A right click reserves it. A click on a
    card of the farm reserves it. Cards and the piece can be dragged as well.

    • “Buy the market” first shows where the ships would go and what that brings; clicks on cards of the hand change
    the payment. The second click buys.

    • A decision can be taken back until another player has decided or new cards have been seen. Against bots alone one
    may also go back further; the results count how often.

    • I gives a hint: the best move, with a reason; the results count the hints. A figure at a ship with own goods is
    the risk that it is wrecked before one’s next turn.

    • F1 or a right click on anything else opens these rules at the fitting paragraph, with the numbers of the moment.

    • The game is saved after every decision; the window can be closed at any time.
rules-osaka-screen-example = The most useful keys

# The numbers of the moment.
rules-osaka-now-sale =
    { $name }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } × ({ $highest } + { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }) = { $money }, { $over ->
        [0] { "" }
       *[other] { "" }rounded to { $rounded },{ " " }
    }{ $points ->
        [one] 1 point
       *[other] { $points } points
    }
rules-osaka-now-arrival = { $ship }, if it came in now:
rules-osaka-now-nobody = Nobody has { $good } to sell.
rules-osaka-now-foreseen = The purchase that is laid out would bring:
rules-osaka-now-brought = { $good }: { $sum }
rules-osaka-now-buy =
    { $name }: { $cards ->
        [0] no card can be bought
        [one] 1 free card costs { $cost }
       *[other] { $cards } free cards cost { $cost }
    }
rules-osaka-now-hand =
    The hand is worth { $have }{ $missing ->
        [0] .
       *[other] : { $missing } too little.
    }
rules-osaka-now-take = { $card }: the hand would be worth { $after } instead of { $before }.
rules-osaka-now-kept = { $card } is reserved by { $name }.
rules-osaka-now-free = The piece of { $name } is free.
rules-osaka-now-restock =
    { $farm ->
        [0] The farm is empty.
        [one] One card moves to the market.
       *[other] { $farm } cards move to the market.
    } Draw pile: { $draw }, discard pile: { $discard }.
rules-osaka-now-ship =
    { $ship } in { $space }, { $left ->
        [0] arrived.
        [one] one space from Edo.
       *[other] { $left } spaces from Edo.
    }
rules-osaka-now-calm = No ship lies in the great waves.
rules-osaka-now-risk = { $ship } in the great waves. Uninsured goods: { $owners }.
rules-osaka-now-empty = { $ship } in the great waves: nobody has uninsured goods.
rules-osaka-now-charms =
    { $good }: { $charms ->
        [0] no charm in the hand.
        [one] one charm in the hand.
       *[other] { $charms } charms in the hand.
    }
rules-osaka-now-safe = { $card } is insured.
rules-osaka-now-tokens =
    { $name }: { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } of { $end }{ $points ->
        [-1] { "" }
        [one] , 1 point
       *[other] , { $points } points
    }
rules-osaka-now-open =
    { $name }: { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }, { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
