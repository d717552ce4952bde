# The Osaka table.
farm = Farm
farm-hint = next market
market = Market
deck = Deck
deck-tip =
    { $number ->
        [0] The draw pile is empty; the discard pile is shuffled when a card is needed.
        [one] One card to draw.
       *[other] { $number } cards to draw.
    }
discard = Discard
discard-tip =
    { $number ->
        [0] The discard pile is empty.
        [one] One card in the discard pile.
       *[other] { $number } cards in the discard pile.
    }
card-tip =
    { $card }: worth { $value } as goods or coins, { $symbols ->
        [0] no insurance charm.
        [one] one insurance charm.
       *[other] { $symbols } insurance charms.
    }
card-reserved-tip = Reserved by { $name }.
card-market-tip = Click to take it, right-click to reserve it.
card-farm-tip = It moves to the market at the next restock. Click to reserve it.
points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
own-tip =
    { $tokens ->
        [one] One delivery token. The game ends when somebody has 8.
       *[other] { $tokens } delivery tokens. The game ends when somebody has 8.
    }
piece-tip = The reservation piece: it keeps one card for its owner. Drag it onto a card.
good-tip = { $card } in the storehouse. A wreck takes it unless it is insured.
insured-tip = { $card }, insured: no wreck can take it.
rival-tip =
    { $name }: { $hand ->
        [one] one card
       *[other] { $hand } cards
    } in hand, { $tokens ->
        [one] one delivery token
       *[other] { $tokens } delivery tokens
    }.
hand = Hand
hand-tip = Cards in hand are coins. Click cards to choose what pays.
hand-closed = hidden
hand-worth = worth { $number }
hand-pays = pays { $paid } / { $cost }
aim-least = Pay: overpay least
aim-insurance = Pay: keep charms
aim-big = Pay: keep big coins
aim-tip = How the payment is proposed. Click for the next way, or click cards in the hand.
ask-action = Take, reserve or buy
ask-token = Choose a first delivery token
ask-insure = Insure goods?
idle-head = Choose one action
idle-missing =
    { $number ->
        [one] One coin is missing to buy.
       *[other] { $number } coins are missing to buy.
    }
idle-text = Or take one card, or reserve one.
buy = Buy the market
buy-poor = needs { $cost }, hand has { $have }
buy-offer = costs { $cost }, hand has { $have }
buy-confirm = pay { $paid }, keep { $left }
buy-tip = Buys every market card that nobody else has reserved. Ships of the colours bought sail.
buy-head = Then these ships sail
buy-over =
    { $number ->
        [one] overpays 1, no change is given
       *[other] overpays { $number }, no change is given
    }
buy-exact = pays exactly
buy-short =
    { $missing ->
        [one] 1 coin short
       *[other] { $missing } coins short
    }
sail-edo = to Edo
sail-won =
    { $points ->
        [0] payday 0
       *[other] payday +{ $points }
    }
sail-to = to { $space }
foresee-payday = Payday brings
take = Take
take-hint = a market card
take-first = Choose a market card first.
take-tip = Moves one market card into the hand. No ship sails, no new card comes.
take-head = Take { $card }
take-worth = Hand worth { $before } → { $after }
take-charms = Charms { $before } → { $after }
take-quiet = No ship sails, no new card comes.
reserve = Reserve
reserve-hint = one card
reserve-out = piece is out
reserve-first = Choose a card of the market or the farm first.
reserve-tip = Puts the reservation piece on a card: only its owner may take or buy it.
reserve-head = Reserve { $card }
reserve-only = Nobody else may take or buy it.
reserve-back = The piece comes back when the card is taken or bought.
pass = Pass
pass-head = Nothing can be done
pass-text = There is no card to buy, take or reserve.
deal-market = Deal the new market
deal-market-hint = Space, or in a moment
deal-market-text = Until then the purchase can be taken back.
rival-thinks = { $name } is thinking
rival-buys = { $name } buys the market
rival-takes = { $name } takes { $card }
rival-reserves = { $name } reserves { $card }
token-head = Choose a first delivery token
token-take = Take this token
token-choose = Choose a colour
token-first = Choose a colour first.
token-tip = Each token raises the price of its goods by 1. More are won on paydays; whoever holds 8 ends the game.
log-first = { $name } starts
log-token-chosen = { $name } takes a { $good } token
log-takes = { $name } takes { $card }
log-reserves = { $name } reserves { $card }
log-sails = { $ship } to { $space }
log-sells = { $name }: { $number } × { $price } = { $money }, +{ $points }
log-insures =
    { $goods ->
        [one] { $name } insures one good
       *[other] { $name } insures { $goods } goods
    }
log-declines = { $name } insures nothing
log-wrecked = { $ship } is wrecked
log-loses =
    { $number ->
        [one] { $name } loses one good
       *[other] { $name } loses { $number } goods
    }
log-shuffled = The discard pile is shuffled
log-passes = { $name } passes
log-ended = The game is over
farm-tip = These cards move to the market at the next restock. They can be reserved, not taken.
market-tip = Who buys takes every card here that nobody else has reserved.
market-hint = a purchase takes all that is not reserved
idle-buy = The cards not reserved cost { $cost }.
sail-waves = great waves
sail-stays = stays in the waves
buy-needless = one card is not needed
log-buys = { $name } buys for { $cost }, pays { $paid }
sail-lost =
    { $number ->
        [one] 1 at risk
       *[other] { $number } at risk
    }
hand-holds =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $charms ->
        [0] no charm
        [one] one charm
       *[other] { $charms } charms
    }
# The keys that only this table has.
keys-osaka-market = 1–9
keys-osaka-market-does = choose a market card
keys-osaka-reserve = Shift + 1–9
keys-osaka-reserve-does = reserve a market card
keys-osaka-farm = Ctrl + 1–3
keys-osaka-farm-does = reserve a farm card
keys-osaka-buy = B
keys-osaka-buy-does = buy
keys-osaka-pass = P
keys-osaka-pass-does = pass, if all else fails
