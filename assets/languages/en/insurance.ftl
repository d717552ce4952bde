insure-title = Insurance
insure-sub = { $ships ->
    [one] A ship breaks up off Enshunada. Charms save goods of their own colour: two on a 2, one on a 3.
   *[other] { $ships } ships break up off Enshunada. Charms save goods of their own colour: two on a 2, one on a 3.
}
insure-done = done
insure-now = now
insure-next = next
insure-risk = At risk
insure-at-stake = { $goods } at risk
insure-kept = { $kept } of { $goods } kept
insure-good-safe = { $card }: saved by a charm, and never lost again.
insure-good-lost = { $card }: lost unless a charm of its colour saves it.
insure-everyone = Everyone with goods at risk is asked, whatever they hold.
insure-hand = Hand
insure-hand-hint = click a card to use its charms
insure-hand-none = no charm of these colours
insure-saves = saves { $number }
insure-could = could save { $number }
insure-no-use = no use
insure-card-tip = { $card }: { $what }.
insure-coverage = Coverage
insure-worth = { $saved } of { $goods } goods, worth { $kept } of { $worth }
insure-cost = { $cards ->
    [0] Nothing discarded. Coins in hand: { $left }.
    [one] 1 card discarded, worth { $coins }. Coins left in hand: { $left }.
   *[other] { $cards } cards discarded, worth { $coins }. Coins left in hand: { $left }.
}
insure-forever = Saved goods lie sideways and are never lost again.
insure-best = Insure best
insure-best-tip = Chooses the cards that save most, measured by what the goods and the cards are worth.
insure-no-best = costs more than it saves
insure-all = Insure all
insure-all-tip = Chooses the cheapest cards that save everything.
insure-no-all = not enough charms
insure-trade = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} for { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}
insure-do = Insure
insure-choose = choose cards first
insure-nothing = no charm that helps
insure-decline = Let go
insure-on = Continue
insure-lose = { $goods ->
    [one] lose 1
   *[other] lose all { $goods }
}
insure-again = confirm: lose { $goods }
