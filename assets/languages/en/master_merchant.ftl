# The Master Merchant table.
mm-card-trick = Trick
mm-card-negotiation = Negotiation
mm-card-izumiya = Izumiya
mm-card-hiiragi = Hiiragi
mm-card-oboro = Oboro
mm-card-kogarashi = Kogarashi
mm-card-daimon = Daimon
mm-card-sakuraya = Sakuraya
mm-card-echigoya = Echigoya
mm-card-kanda = Kanda
mm-card-ueshima = Ueshima
mm-card-tokunaga = Tokunaga
mm-role-trick = start card
mm-role-negotiation = start card
mm-role-izumiya = merchant
mm-role-hiiragi = bodyguard
mm-role-oboro = geisha
mm-role-kogarashi = ninja
mm-role-daimon = yakuza
mm-role-sakuraya = restaurant
mm-role-echigoya = rich merchant
mm-role-kanda = retainer
mm-role-ueshima = magistrate
mm-role-tokunaga = daimyo
mm-effect-trick = Take 1 gold from every player who has 4 or more.
mm-effect-negotiation = Buy a card from the city; it goes to your discard.
mm-effect-izumiya = Gain a city card of cost 1, free; it goes to your discard.
mm-effect-hiiragi = Discard a card, chosen blind, from a player’s hand. In the discard: a shield.
mm-effect-oboro = Take a card from your own discard into your hand.
mm-effect-kogarashi = Take 1 gold from one player.
mm-effect-daimon = Return a card from a player’s discard to the city; that player receives 2 gold.
mm-effect-sakuraya = Buy a card from the city or from a player’s discard; it goes to your hand.
mm-effect-echigoya = Gain 2 gold.
mm-effect-kanda = Gain 1 gold and one more play.
mm-effect-ueshima = Pay 1 gold: two more plays.
mm-effect-tokunaga = Take a card from any discard into your hand.
mm-card = { $card }, { $role }, cost { $cost }
mm-start-card = { $card }, { $role }, has no price
mm-city = The city
mm-city-hint = ten piles, copies left
mm-city-tip = Cards are bought and gained here. Copies left stand at each pile.
mm-copies-tip =
    { $number ->
        [one] One copy is left.
       *[other] { $number } copies are left.
    }
mm-gold = gold
mm-names = names
mm-of-gold = of 8 gold
mm-of-names = of 8 names
mm-own-hint = 8 gold or 8 names: victory
mm-own-wins = wins at the end of the turn
mm-own-discard-head = Open discard
mm-own-discard-hint = only { $name } sees what lies face down
mm-own-tip = Whoever has 8 gold or 8 different names at the end of their turn wins at once.
mm-rival-tip =
    { $name }: { $gold } gold, { $names ->
        [one] one name
       *[other] { $names } names
    }, { $hand ->
        [0] no card
        [one] one card
       *[other] { $hand } cards
    } in hand.
mm-threat-close = one step from winning
mm-threat-won = wins when their turn ends
mm-down-tip = Face down: only { $name } knows this card.
mm-own-down-tip = Face down; nobody else knows this card.
mm-hand-tip = Left click: play face up; several of one name together. Right click: face down for 1 gold.
mm-plays =
    { $number ->
        [0] last play
        [one] 1 play left
       *[other] { $number } plays left
    }
mm-a-card = a card
# What an effect would do to a player.
mm-aim-hiiragi = discard 1, blind
mm-aim-no-card = no card in hand
mm-aim-kogarashi = take 1 gold
mm-aim-no-gold = no gold to take
mm-aim-trick = loses 1 gold
mm-aim-poor = fewer than { $gold } gold
mm-aim-chosen = chosen
mm-aim-chosen-gold = chosen: { $before } → { $after }
mm-aim-asked = may shield
mm-aim-shielded = shielded
mm-row-gold = { $before } → { $after } gold
mm-row-names = { $before } → { $after } names
mm-row-plays =
    { $number ->
        [one] one more play
       *[other] more plays
    }
mm-row-blind = one card, drawn blind
mm-row-shield = { $name } may shield
# The action panel.
mm-play = Play a card
mm-play-hint = click a card in the hand
mm-play-first = Choose a card in the hand first.
mm-play-card =
    { $number ->
        [one] Play { $card }
       *[other] Play { $number } { $card }
    }
mm-turn-head =
    { $number ->
        [one] One play is left
       *[other] { $number } plays are left
    }
mm-turn-text = A card face up for its effect, or any card face down for 1 gold.
mm-turn-keys = Cards of one name may be played together.
mm-down = Face down
mm-down-hint = for 1 gold
mm-down-card = { $card } face down
mm-down-gold = gold { $before } → { $after }
mm-down-head = In place of its effect
mm-down-text = It counts for the names, and nobody else sees it.
mm-goldless = No gold
mm-goldless-hint = face down only
mm-end = End turn
mm-end-hint = next player
mm-end-wins = and win
mm-take-back = Take back
mm-take-back-hint = to the hand
mm-take-back-effect = the last effect
mm-waive = No effect
mm-waive-hint = play is used
mm-effect-of = { $number } of { $total }
mm-choose-first = Choose something that is lit first.
mm-choose-hint = click what is lit
mm-choose-negotiation = Buy which card?
mm-choose-izumiya = Gain which card?
mm-choose-hiiragi = Whose hand?
mm-choose-oboro = Take back which card?
mm-choose-kogarashi = Whose gold?
mm-choose-daimon = Return which card?
mm-choose-sakuraya = Buy which card?
mm-choose-tokunaga = Take which card?
mm-use-hint = Enter, or click
mm-use-trick = Take the gold
mm-use-echigoya = Gain 2 gold
mm-use-kanda = +1 gold, +1 play
mm-use-ueshima = Pay 1, 2 plays
mm-used-negotiation = Buy { $card }
mm-used-izumiya = Gain { $card }
mm-used-hiiragi =
    { $place ->
        [self] Discard own card
       *[other] Hit { $name }’s hand
    }
mm-used-oboro = Take { $card }
mm-used-kogarashi =
    { $place ->
        [self] Take own gold
       *[other] Take from { $name }
    }
mm-used-daimon =
    { $place ->
        [other] { $name }’s { $card } to city
       *[self] { $card } to the city
    }
mm-used-sakuraya =
    { $place ->
        [other] Buy { $name }’s { $card }
       *[self] Buy { $card }
    }
mm-used-tokunaga =
    { $place ->
        [other] Take { $name }’s { $card }
       *[self] Take { $card }
    }
mm-nothing = Go on
mm-nothing-trick = nobody has 4 gold
mm-nothing-negotiation = nothing can be paid for
mm-nothing-izumiya = no card of cost 1 left
mm-nothing-hiiragi = nobody has a card
mm-nothing-oboro = nothing to take
mm-nothing-kogarashi = nobody has gold
mm-nothing-daimon = nothing to return
mm-nothing-sakuraya = nothing can be paid for
mm-nothing-echigoya = no effect
mm-nothing-kanda = no effect
mm-nothing-ueshima = there is no gold to pay
mm-nothing-tokunaga = nothing to take
mm-shield-by = by { $name }
mm-shield-do = Shield
mm-shield-hint = Hiiragi turns face down
mm-bear = Let it happen
mm-bear-hint = Hiiragi stays face up
# What is about to happen to the player who may shield.
mm-loss-gold = You lose 1 gold
mm-loss-hiiragi = You discard a card, blind
mm-loss-daimon = Your { $card } to the city
mm-loss-sakuraya = Your { $card } is bought
mm-loss-tokunaga = You lose { $card }
mm-watch-plays =
    { $number ->
        [one] { $name } plays { $card }
       *[other] { $name } plays { $number } { $card }
    }
mm-watch-down = { $name } lays a card face down
mm-watch-uses = { $name }: { $what }
mm-watch-end = { $name } ends the turn
mm-watch-waive = { $name } uses no effect
mm-watch-shield = { $name } shields
mm-watch-bear = { $name } does not shield
mm-ask-play = Play a card, or end the turn
mm-ask-shield = Shield with Hiiragi?
mm-ask-trick = Trick: take the gold?
mm-ask-negotiation = Negotiation: choose what to buy
mm-ask-izumiya = Izumiya: choose a card of cost 1
mm-ask-hiiragi = Hiiragi: choose whose hand
mm-ask-oboro = Oboro: choose a card of your discard
mm-ask-kogarashi = Kogarashi: choose whose gold to take
mm-ask-daimon = Daimon: choose what goes to the city
mm-ask-sakuraya = Sakuraya: choose what to buy
mm-ask-echigoya = Echigoya: gain 2 gold?
mm-ask-kanda = Kanda: gold and a play?
mm-ask-ueshima = Ueshima: pay for two plays?
mm-ask-tokunaga = Tokunaga: choose a card of a discard
# The log.
mm-log-picks-up =
    { $number ->
        [0] { $name } has nothing to pick up
        [one] { $name } picks up one card
       *[other] { $name } picks up { $number } cards
    }
mm-log-plays =
    { $number ->
        [one] { $name } plays { $card }
       *[other] { $name } plays { $number } { $card }
    }
mm-log-hides = { $name } plays a card face down
mm-log-aims = { $name }: { $card } at { $target }
mm-log-waives = { $name }: no effect of { $card }
mm-log-shields = { $name } shields with Hiiragi
mm-log-bears = { $name } does not shield
mm-log-gains-gold = { $name } gains { $number } gold
mm-log-pays = { $name } pays { $number } gold
mm-log-moves-gold = { $giver } gives { $name } { $number } gold
mm-log-gains-hand = { $name }: { $card } to the hand
mm-log-gains-discard = { $name }: { $card } to the discard
mm-log-shows = { $name } shows { $card }
mm-log-takes-own = { $name } takes back { $card }
mm-log-takes-from = { $name } takes { $card } from { $owner }
mm-log-returns = { $name }: { $card } to the city
mm-log-discards = { $name } discards { $card }
mm-log-plays-gained =
    { $number ->
        [one] { $name } has one more play
       *[other] { $name } has { $number } more plays
    }
mm-log-ends = { $name } ends the turn
# The end.
results-mm-gold = { $name } has { $number } gold at the end of turn { $turn }.
results-mm-names = { $name } owns { $number } different names at the end of turn { $turn }.
results-mm-turns = Nobody has won after 100 turns each: names and gold decide.
results-mm-even = { $number } each: the place is shared
results-mm-chart = Names + gold over time
results-mm-chart-hint = shields mark what was warded off
results-mm-table = Names and gold
results-mm-sum = sum
# Why something cannot be done.
mm-not-in-hand =
    { $have ->
        [0] There is no { $card } in the hand.
        [one] There is only one { $card } in the hand.
       *[other] There are only { $have } { $card } in the hand.
    }
mm-no-such-card = There is no such card.
mm-wrong-choice = This is not what { $card } lets you choose.
mm-no-such-seat = There is no such seat.
mm-nobody-rich = No other player has { $gold } or more gold.
mm-no-gold = { $seat } has no gold.
mm-empty-hand = { $seat } has no card in hand.
mm-not-in-city = The city has no { $card }.
mm-not-cost-one = Izumiya brings a card of cost 1; { $card } costs { $cost }.
mm-too-dear = { $card } costs { $cost }; there is { $gold } gold.
mm-own-discard = { $card } takes a card from your own discard only.
mm-face-down = Only their owner may choose among face-down cards.
mm-protected = Start cards of another player cannot be chosen.
mm-never-in-city = No start card ever goes to the city.
mm-no-price = Start cards have no price: they are never for sale.
mm-not-there = There is no such { $card } in the discard of { $seat }.
mm-being-played = A card of the play being resolved cannot be chosen by that play.
# Keys.
keys-master_merchant-nth = 1–9
keys-master_merchant-nth-does = choose a card or target
keys-master_merchant-play = P
keys-master_merchant-play-does = play the chosen card
keys-master_merchant-down = D
keys-master_merchant-down-does = lay it face down
keys-master_merchant-use = U
keys-master_merchant-use-does = use the effect
keys-master_merchant-waive = N
keys-master_merchant-waive-does = no effect
keys-master_merchant-shield = S, B
keys-master_merchant-shield-does = shield, or let it happen
keys-master_merchant-end = E
keys-master_merchant-end-does = end the turn
