# La table d’Osaka.
farm = Ferme
farm-hint = prochain marché
market = Marché
deck = Pioche
deck-tip =
    { $number ->
        [0] La pioche est vide ; la défausse est mélangée dès qu’il faut une carte.
        [one] Une carte à piocher.
       *[other] { $number } cartes à piocher.
    }
discard = Défausse
discard-tip =
    { $number ->
        [0] La défausse est vide.
        [one] Une carte dans la défausse.
       *[other] { $number } cartes dans la défausse.
    }
card-tip =
    { $card } : vaut { $value } en marchandise comme en pièces, { $symbols ->
        [0] sans amulette.
        [one] une amulette.
       *[other] { $symbols } amulettes.
    }
card-reserved-tip = Carte réservée par { $name }.
card-market-tip = Un clic pour la prendre, un clic droit pour la réserver.
card-farm-tip = Elle passe au marché au prochain arrivage. Un clic pour la réserver.
points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
own-tip =
    { $tokens ->
        [0] Aucun jeton de livraison.
        [one] Un jeton de livraison.
       *[other] { $tokens } jetons de livraison.
    } La partie s’arrête dès que quelqu’un en a 8.
piece-tip = Le marqueur de réservation : il garde une carte pour qui le pose. À glisser sur une carte.
good-tip = { $card } à l’entrepôt. Un naufrage l’emporte, sauf s’il est assuré.
insured-tip = { $card }, assuré : aucun naufrage ne peut l’emporter.
rival-tip =
    { $name } : { $hand ->
        [0] aucune carte
        [one] une carte
       *[other] { $hand } cartes
    } en main, { $tokens ->
        [0] aucun jeton de livraison
        [one] un jeton de livraison
       *[other] { $tokens } jetons de livraison
    }.
hand = Main
hand-tip = Les cartes en main sont des pièces. Un clic sur une carte l’ajoute au paiement.
hand-closed = cachée
hand-worth = vaut { $number }
hand-pays = paie { $paid } / { $cost }
aim-least = Payer au plus juste
aim-insurance = Garder les amulettes
aim-big = Garder les 5 et les 3
aim-tip = La façon de proposer le paiement. Un clic pour la suivante, ou des clics sur les cartes en main.
ask-action = Prendre, réserver ou acheter
ask-token = Choisir un premier jeton de livraison
ask-insure = Assurer des marchandises ?
idle-head = Une action au choix
idle-missing =
    { $number ->
        [one] Il manque une pièce pour acheter.
       *[other] Il manque { $number } pièces pour acheter.
    }
idle-text = Ou prendre ou réserver une carte.
buy = Acheter le marché
buy-poor = coûte { $cost }, main : { $have }
buy-offer = coûte { $cost }, main : { $have }
buy-confirm = payer { $paid }, garder { $left }
buy-tip = Achète toutes les cartes du marché que personne d’autre n’a réservées. Les navires de leurs couleurs avancent.
buy-head = Ces navires avancent
buy-over = { $number } de trop, rien n’est rendu
buy-exact = le compte est bon
buy-short =
    { $missing ->
        [one] il manque { $missing } pièce
       *[other] il manque { $missing } pièces
    }
sail-edo = à Edo
sail-won =
    { $points ->
        [0] jour de paie 0
       *[other] jour de paie +{ $points }
    }
sail-to = à { $space }
foresee-payday = Paie prévue
take = Prendre
take-hint = du marché
take-first = Choisir d’abord une carte du marché.
take-tip = Met une carte du marché dans la main. Aucun navire n’avance, aucune nouvelle carte n’arrive.
take-head = Prendre un { $card }
take-worth = Valeur de la main { $before } → { $after }
take-charms = Amulettes { $before } → { $after }
take-quiet = Aucun navire n’avance.
reserve = Réserver
reserve-hint = une carte
reserve-out = marqueur posé
reserve-first = Choisir d’abord une carte du marché ou de la ferme.
reserve-tip = Pose le marqueur de réservation sur une carte : personne d’autre ne peut la prendre ni l’acheter.
reserve-head = Réserver un { $card }
reserve-only = Personne d’autre n’y a plus droit.
reserve-back = Le marqueur revient quand la carte est prise ou achetée.
pass = Passer
pass-head = Rien à faire
pass-text = Aucune carte à acheter, à prendre ni à réserver.
deal-market = Nouveau marché
deal-market-hint = Espace, ou dans un instant
deal-market-text = D’ici là, l’achat peut encore être annulé.
rival-thinks = { $name } réfléchit
rival-buys = { $name } achète le marché
rival-takes = { $name } prend un { $card }
rival-reserves = { $name } réserve un { $card }
token-head = Choisir un premier jeton de livraison
token-take = Prendre ce jeton
token-choose = Choisir une couleur
token-first = Choisir d’abord une couleur.
token-tip = Chaque jeton augmente de 1 le prix de sa marchandise. D’autres se gagnent les jours de paie ; la partie s’arrête dès que quelqu’un en a 8.
log-first = { $name } commence
log-token-chosen = { $name } prend un jeton { $good }
log-takes = { $name } prend un { $card }
log-reserves = { $name } réserve un { $card }
log-sails = { $ship } va à { $space }
log-sells = { $name } : { $number } × { $price } = { $money }, +{ $points }
log-insures =
    { $goods ->
        [one] { $name } assure une marchandise
       *[other] { $name } assure { $goods } marchandises
    }
log-declines = { $name } n’assure rien
log-wrecked = { $ship } fait naufrage
log-loses =
    { $number ->
        [one] { $name } perd une marchandise
       *[other] { $name } perd { $number } marchandises
    }
log-shuffled = La défausse est mélangée
log-passes = { $name } passe
log-ended = La partie est finie
farm-tip = Ces cartes passent au marché au prochain arrivage. Elles peuvent être réservées, mais pas prises.
market-tip = Un achat emporte ici toutes les cartes que personne d’autre n’a réservées.
market-hint = un achat emporte tout ce qui n’est pas réservé
idle-buy = Les cartes non réservées coûtent { $cost }.
sail-waves = grandes vagues
sail-stays = dans les vagues
buy-needless = une carte est inutile
log-buys = { $name } achète à { $cost }, paie { $paid }
sail-lost =
    { $number ->
        [one] { $number } en danger
       *[other] { $number } en danger
    }
hand-holds =
    { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    }, { $charms ->
        [0] sans amulette
        [one] une amulette
       *[other] { $charms } amulettes
    }
# Les touches propres à cette table.
keys-osaka-market = 1–9
keys-osaka-market-does = choisir une carte du marché
keys-osaka-reserve = Maj + 1–9
keys-osaka-reserve-does = réserver une carte du marché
keys-osaka-farm = Ctrl + 1–3
keys-osaka-farm-does = réserver une carte de la ferme
keys-osaka-buy = B
keys-osaka-buy-does = acheter
keys-osaka-pass = P
keys-osaka-pass-does = passer, faute de mieux
