insure-title = Assurance
insure-sub = { $ships ->
    [one] Un navire sombre au large d’Enshunada. Une amulette sauve sa couleur : deux sur un 2, une sur un 3.
   *[other] { $ships } navires sombrent au large d’Enshunada. Une amulette sauve sa couleur : deux sur un 2, une sur un 3.
}
insure-done = répondu
insure-now = à présent
insure-next = ensuite
insure-risk = En danger
insure-at-stake = { $goods } en danger
insure-kept = { $kept } sur { $goods } { $goods ->
    [one] sauvé
   *[other] sauvés
}
insure-good-safe = { $card } : sauvé par une amulette, et à l’abri pour toujours.
insure-good-lost = { $card } : perdu, sauf si une amulette de sa couleur le sauve.
insure-everyone = On interroge tous ceux qui ont des marchandises en danger.
insure-hand = Main
insure-hand-hint = cliquer sur une carte pour ses amulettes
insure-hand-none = aucune amulette de ces couleurs
insure-saves = sauve { $number }
insure-could = peut sauver { $number }
insure-no-use = sans effet
insure-card-tip = { $card } : { $what }.
insure-coverage = Couverture
insure-worth = { $saved } sur { $goods }, valeur { $kept } sur { $worth }
insure-cost = { $cards ->
    [0] Rien de défaussé. Pièces en main : { $left }.
    [one] { $cards } carte défaussée, valeur { $coins }. Pièces restant en main : { $left }.
   *[other] { $cards } cartes défaussées, valeur { $coins }. Pièces restant en main : { $left }.
}
insure-forever = Ce qui est sauvé se couche et ne se perd plus jamais.
insure-best = Assurer au mieux
insure-best-tip = Choisit les cartes qui sauvent le plus, selon la valeur des marchandises et des cartes.
insure-no-best = coûte plus que cela ne sauve
insure-all = Tout assurer
insure-all-tip = Choisit les cartes les moins chères qui sauvent tout.
insure-no-all = trop peu d’amulettes
insure-trade = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} pour { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}
insure-do = Assurer
insure-choose = choisir d’abord des cartes
insure-nothing = aucune amulette utile
insure-decline = Laisser couler
insure-on = Continuer
insure-lose = en perdre { $goods }
insure-again = confirmer : en perdre { $goods }
