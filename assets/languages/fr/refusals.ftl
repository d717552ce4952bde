# Pourquoi une chose ne peut pas se faire, avec les mots de la règle.
game-over = La partie est finie.
not-asked = Ce n’est pas ce qui est demandé maintenant.
undo-nothing = Il n’y a rien à reprendre.
redo-nothing = Il n’y a rien à rejouer.
undo-other-decided = Quelqu’un d’autre a décidé depuis.
undo-secret-seen = De nouvelles cartes ont été vues depuis.
undo-chance-spoke = Le hasard est intervenu depuis.
osaka-no-such-colour = Cette couleur n’existe pas.
osaka-no-such-card = Cette carte n’existe pas.
osaka-reserved = { $owner } a réservé cette carte.
osaka-piece-out = Le marqueur de réservation est déjà sur une carte.
osaka-piece-there = Cette carte porte déjà un marqueur.
osaka-nothing-for-sale = Aucune carte du marché ne peut être achetée maintenant.
osaka-not-in-hand = Ces cartes ne sont pas toutes dans la main.
osaka-too-little = Le marché coûte { $cost } ; ces cartes paient { $paid }.
osaka-can-act = Ne passe que qui ne peut ni acheter, ni prendre, ni réserver.
osaka-nothing-insured = Ne rien assurer, c’est laisser couler.
osaka-not-at-risk = Seules les marchandises sans amulette d’un navire qui sombre peuvent être assurées.
osaka-no-symbol = Une carte sans amulette n’assure rien.
osaka-wrong-colour = Une carte n’assure que des marchandises de sa couleur.
osaka-too-few-symbols =
    { $symbols ->
        [one] { $symbols } amulette ne peut pas
       *[other] { $symbols } amulettes ne peuvent pas
    } assurer { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }.
osaka-idle-card = Chaque carte défaussée doit assurer au moins une marchandise.
