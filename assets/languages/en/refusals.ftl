# Why something cannot be done, in the rule book's own words.
game-over = The game is over.
not-asked = This is not what is being asked now.
undo-nothing = There is nothing to take back.
redo-nothing = There is nothing to play again.
undo-other-decided = Another player has decided since.
undo-secret-seen = New cards have been seen since.
undo-chance-spoke = Chance has decided something since.
osaka-no-such-colour = There is no such colour.
osaka-no-such-card = There is no such card.
osaka-reserved = { $owner } has reserved this card.
osaka-piece-out = The reservation piece already lies on a card.
osaka-piece-there = This card already carries a piece.
osaka-nothing-for-sale = No card of the market may be bought now.
osaka-not-in-hand = These cards are not all in the hand.
osaka-too-little = The market costs { $cost }; these cards pay { $paid }.
osaka-can-act = Passing is only for those who can neither buy, take nor reserve.
osaka-nothing-insured = To insure nothing is to let go.
osaka-not-at-risk = Only uninsured goods of a ship being wrecked can be insured.
osaka-no-symbol = A card without an insurance charm insures nothing.
osaka-wrong-colour = A card insures goods of its own colour only.
osaka-too-few-symbols =
    { $symbols ->
        [one] One charm
       *[other] { $symbols } charms
    } cannot insure { $goods ->
        [one] one good
       *[other] { $goods } goods
    }.
osaka-idle-card = Each discarded card must insure at least one of the goods.
