# The rules of Master Merchant. A blank line begins a paragraph; "• " makes it an item of a list, "= " a strong line.

rules-master_merchant-aim = The aim
rules-master_merchant-aim-text =
    A merchant needs gold and acquaintances: everybody begins with a trick and a talent for negotiation, and gathers
    the people of the city, who all do something useful when their card is played.

    = Whoever has 8 gold or more at the end of their own turn, or owns 8 or more different names, wins at once.

    Names are counted in hand and discard together; start cards and face-down cards count, too. Only the player whose
    turn ends is looked at, so gold may pass 8 in between and be gone again.
rules-master_merchant-aim-example = Example: two roads to victory
rules-master_merchant-aim-gold = 8 gold win
rules-master_merchant-aim-names = 8 names win

rules-master_merchant-parts = The city
rules-master_merchant-parts-text =
    Everybody starts with two start cards in hand, Trick and Negotiation, and without gold. The first player is chosen,
    or the lot decides.

    The 28 other cards lie in ten piles, the city. Each card shows its cost at the upper left and its effect in symbols
    at the bottom.

    • Whoever buys a card pays its cost first. Gold never goes below 0.

    • A card that is bought or gained to the discard lies there face up. It works when it has been picked up and played;
    only a Hiiragi shields at once.

    • Start cards have no price and never go to the city.
rules-master_merchant-parts-example = The piles and how many copies they have
rules-master_merchant-parts-cost = cost { $cost }

rules-master_merchant-turn = A turn
rules-master_merchant-turn-text =
    The player on turn first picks up the discard, if it is time for that, and then may play two cards, or fewer, or
    none. A played card lies in the own discard at once, and its effect may be used or not.

    • Several cards of the same name may be played together: that is a single play. All are laid down first; then their
    effects are used or waived one by one.

    • An effect is used whole or not at all. A card of the play that is being resolved cannot be chosen by its effects.

    • Kanda and Ueshima bring more plays in this turn. Such a play may again be several cards of one name.

    The turn ends when the player says so, or by itself when no play or no card in hand is left.
rules-master_merchant-turn-example = Example: a whole turn
rules-master_merchant-turn-first = one more play
rules-master_merchant-turn-second = a pair is one play
rules-master_merchant-turn-third = the extra play

rules-master_merchant-pick-up = Pick up
rules-master_merchant-pick-up-text =
    A player who has no card in hand at the start of the turn takes the whole discard into the hand. Cards that lay face
    down are ordinary cards again.

    The same happens with exactly one card in hand: it is not played by itself, and the turn goes on with the whole hand.

    The table may agree on another rule before the game: then the discard is picked up only with an empty hand, and a
    lone card may simply be played.
rules-master_merchant-pick-up-example = Example: a lone card
rules-master_merchant-pick-up-hand = hand: one card
rules-master_merchant-pick-up-discard = discard
rules-master_merchant-pick-up-after = hand: all of them

rules-master_merchant-down = Face down
rules-master_merchant-down-text =
    Any card may be played face down instead. It brings 1 gold in place of its effect; the gold may be refused.

    Face-down cards are always played singly: each is a play of its own.

    Only the owner may look at a face-down card, and only the owner’s effects can choose it. It still counts for the
    names. All have to see what is paid for or goes to the city, so such a card is shown first.
rules-master_merchant-down-example = Example: a card for 1 gold
rules-master_merchant-down-play = played face down
rules-master_merchant-down-gold = gold: { $sum }
rules-master_merchant-down-owner = as the owner sees it

rules-master_merchant-discard = Whose cards
rules-master_merchant-discard-text =
    Every discard lies spread out, so that all can be seen. What an effect may choose is lit; a click shows what it would
    bring before it is confirmed.

    • Start cards in the discard of somebody else cannot be chosen, nor can their face-down cards.

    • The own discard may be chosen wherever another player’s may: face-down cards, too. Of several copies of a name it
    is said whether the one face up or the one face down is meant.

    • Players may aim at themselves wherever they may aim at others.

    • Gold cannot be taken from somebody who has none, nor a card from an empty hand.
rules-master_merchant-discard-example = Example: what somebody else’s Daimon may choose
rules-master_merchant-discard-no-start = start card
rules-master_merchant-discard-yes = may be chosen
rules-master_merchant-discard-no-down = face down

rules-master_merchant-shield = The shield
rules-master_merchant-shield-text =
    Somebody else’s effect that is aimed at a player can be warded off: a player who has a face-up Hiiragi in the discard
    may turn it face down, and the effect does nothing to them.

    • What was chosen is said first. Then those who are hit and have a face-up Hiiragi are asked, clockwise from the
    player on turn.

    • A shielded effect cannot be aimed anew. A shielded Daimon returns nothing and pays nothing; with a shielded
    Sakuraya nothing is bought and nothing paid.

    • Against Trick, every victim shields only themself.
rules-master_merchant-shield-example = Example: Kogarashi is warded off
rules-master_merchant-shield-aimed = aimed at { $name }
rules-master_merchant-shield-turned = Hiiragi turns face down
rules-master_merchant-shield-kept = gold stays: { $gold }

rules-master_merchant-start = Start cards
rules-master_merchant-start-text =
    = Trick: take 1 gold from every player who has 4 or more.

    Nobody is chosen. Those who are hit may each shield themselves.

    = Negotiation: buy one card from the city; it goes to your discard.

    A crossed-out coin marks the start cards: they have no price. They stay with their owner for the whole game, and
    nobody else’s effect can choose them in a discard. A blind pick from the hand may hit them.
rules-master_merchant-start-example = Example: Trick with three other players
rules-master_merchant-start-takes = gold: { $sum }
rules-master_merchant-start-spared = { $gold } gold: spared

rules-master_merchant-card-1 = Cards of cost 1
rules-master_merchant-card-1-text =
    = Izumiya, the merchant: gain a city card of cost 1, free; it goes to your discard.

    = Hiiragi, the bodyguard: discard one card, chosen blind, from a player’s hand.

    Chance picks the card, also when players aim at themselves. It lies face up in its owner’s discard. An empty hand
    cannot be aimed at. Lying face up in a discard, Hiiragi is also a shield.

    = Oboro, the geisha: take one card from your own discard into your hand.

    It may be a face-down card or a start card, but no Oboro of the same play.
rules-master_merchant-card-1-example = Four copies each

rules-master_merchant-card-2 = Cards of cost 2
rules-master_merchant-card-2-text =
    = Kogarashi, the ninja: take 1 gold from one player.

    A player without gold cannot be aimed at.

    = Daimon, the yakuza: return one card from a player’s discard to the city; that player receives 2 gold.

    No start card ever goes to the city, and no Daimon of the same play.

    = Sakuraya, the restaurant: buy one card from the city, or from a player’s discard; it goes to your hand.

    The price of a card in a discard goes to its owner. For a card of one’s own the gold has to be there, and comes
    straight back.
rules-master_merchant-card-2-example = Three copies each

rules-master_merchant-card-3 = Cards of cost 3 and 4
rules-master_merchant-card-3-text =
    = Echigoya, the rich merchant: gain 2 gold.

    = Kanda, the retainer: gain 1 gold; one more play this turn.

    = Ueshima, the magistrate: pay 1 gold: two more plays this turn.

    Whoever cannot pay gets nothing; the play is used all the same.

    = Tokunaga, the daimyo, of cost 4: take one card from any discard into your hand.

    There is only one Tokunaga. Start cards and face-down cards of others are out of reach.
rules-master_merchant-card-3-example = Two copies each of cost 3, one of cost 4

rules-master_merchant-end = The end
rules-master_merchant-end-text =
    = With 8 gold or 8 different names at the end of the own turn, a player wins at once.

    The winner is first. The others rank by different names owned + gold; equal sums share the place.

    A sheet glows when its owner is one step from winning: 7 gold, or 7 names.

    If nobody has won after 100 turns each, the game ends, and all rank by names + gold.
rules-master_merchant-end-example = Example: the places

rules-master_merchant-open = Open and secret
rules-master_merchant-open-text =
    Open to all are the city, the gold, the face-up cards of every discard, how many cards everybody has in hand and face
    down, and how many different names everybody owns.

    Secret are the cards in a hand, and those that lie face down. All cards come from the city openly and change their
    owner openly; so the number of names can be counted by anybody, and the table shows it. Which of a player’s cards are
    in the hand and which lie face down only that player knows.

    When several people play at one screen, a curtain falls before a hand opens. A shield is asked without one: nobody
    needs to see a hand for that.
rules-master_merchant-open-example = In front of a player
rules-master_merchant-open-all = open
rules-master_merchant-open-secret = secret

rules-master_merchant-rulings = Fine points
rules-master_merchant-rulings-text =
    • Several cards in one play are all laid down before the first effect. Each effect is used whole, or waived.

    • A card of the play being resolved cannot be chosen by that play: Oboro does not fetch itself, Daimon does not return
    itself.

    • “One card” (Oboro, Tokunaga, Daimon) is one card, never all of its name.

    • Hiiragi’s blind choice is even for all cards of a hand, and may hit a start card.

    • Sakuraya at the own discard: the gold has to be there, and comes straight back. Shielded: nothing is bought.

    • A Hiiragi that is bought or gained to the discard shields at once.

    • Ueshima without gold: nothing happens, and the play is spent.

    • The turn ends by itself when no play or no card is left. Only the player whose turn ends is checked for winning.

    • Shields are asked clockwise, and only of those who are hit and have a face-up Hiiragi.

rules-master_merchant-screen = At this screen
rules-master_merchant-screen-text =
    • A click on a card of the hand chooses it, a click on another one of its name adds that; a second click, or Enter,
    plays. A right click on a card of the hand chooses it to be laid face down.

    • When an effect is asked, everything it may choose is lit: piles of the city, cards of a discard, or players. A click
    shows what would change for whom, a second one confirms. “No effect” waives it.

    • A play can be taken back until another player has decided, or chance has. Against bots alone one may also go back
    further; the results count how often.

    • I gives a hint: the best move, with a reason; the results count the hints.

    • F1, or a right click on anything but a card in hand, opens these rules at the fitting paragraph, with the numbers of
    the moment.

    • The game is saved after every decision; the window can be closed at any time.
rules-master_merchant-screen-example = The most useful keys

# The numbers of the moment.
rules-master_merchant-now-roads = { $name }: { $gold } gold of 8, { $names } names of 8
rules-master_merchant-now-wins = { $name } wins if this turn ends now.
rules-master_merchant-now-card = { $card }: { $effect }
rules-master_merchant-now-left =
    { $number ->
        [0] { $card }: the pile is empty.
        [one] { $card } costs { $cost }; one copy is left.
       *[other] { $card } costs { $cost }; { $number } copies are left.
    }
rules-master_merchant-now-dear = { $name } has { $gold } gold: { $missing } too little.
rules-master_merchant-now-plays =
    { $number ->
        [0] { $name } has no further play.
        [one] { $name } has one play left.
       *[other] { $name } has { $number } plays left.
    }
rules-master_merchant-now-pick-up =
    { $name } picks up the discard at the next turn with { $lone ->
        [play] an empty hand
       *[other] at most one card in hand
    }.
rules-master_merchant-now-shields =
    { $number ->
        [0] { $name } has no shield.
        [one] { $name } has one shield.
       *[other] { $name } has { $number } shields.
    }
rules-master_merchant-now-hidden =
    { $name }: { $hand ->
        [0] no card
        [one] one card
       *[other] { $hand } cards
    } in hand, { $down ->
        [0] none
        [one] one
       *[other] { $down }
    } face down
