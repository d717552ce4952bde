# Conseils : ce que dit le conseiller, et comment coups et raisons se disent.
hint = Conseil
hint-tip = Le meilleur coup, avec une raison (I)
hint-off-tip = Un conseil se demande quand c’est à vous.
hint-title = Conseil
hint-chance = chances de gagner
hint-percent = { $number } %
hint-thinks = Recherche d’un bon coup …
hint-sheet-tip = Pointer un coup montre ce qu’il apporterait ; un clic le choisit, à confirmer.
hint-close = Fermer
hint-when = D’ici au prochain tour de { $name }
hint-when-even = Vaut le { $number }. D’ici au prochain tour de { $name }
hint-why-tip = Ce qui aura sans doute changé au début du prochain tour, si les autres jouent surtout ce qui leur convient. Pointer un autre coup donne ses raisons.
hint-wins = La partie est gagnée avant que quiconque ne rejoue.
hint-only = Il n’y a rien d’autre à faire.
hint-same = Presque aucune différence avec le coup { $number } : au choix.
hint-lost = La partie ne se gagne plus guère ; de tous les coups, celui-ci vaut le plus.
hint-then = { $move } → { $then }
hint-wins-more = À la longue, ce coup gagne plus souvent.
hint-wins-less = À la longue, ce coup gagne moins souvent.
hint-as-well = À la longue, aussi bon que le coup { $number }.
hint-no-gain = Aucun avantage sur le coup 1 d’ici là.
hint-no-loss = Aucun inconvénient face aux autres d’ici là.
hint-osaka-token = Prendre un jeton { $good }
hint-osaka-take-reserved = Prendre le { $card } réservé
hint-osaka-buy = Acheter le marché, payer { $paid }
hint-osaka-insure =
    Assurer { $goods } avec { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }
hint-osaka-lot = { $number } × { $good }
hint-trader-buy = Acheter { $stock }, { $capital }
hint-trader-sell = Vendre { $colour } pour { $price }
hint-trader-joker = Joker avec { $stock } : { $price }
# Raisons : ce qui peut arriver, et avec quelle probabilité, avec ce coup et avec l’autre.
hint-likely = { $what } : { $here } % (coup { $number } : { $there } %)
hint-amount = { $what } : { $here } (coup { $number } : { $there })
hint-only-here = { $what } ; pas avec le coup { $number }
hint-only-there = Avec le coup { $number } seulement : { $what }
hint-victory =
    { $number ->
        [one] { $name } gagne la partie
       *[other] { $name } gagnent la partie
    }
hint-osaka-sells = { $name } vend { $good }
hint-osaka-loses = { $name } perd des marchandises
hint-osaka-worth = { $what }, pour environ { $gain } points
hint-trader-buys = { $name } achète { $stock }
hint-trader-sells = { $name } vend { $colour } pour { $price }
hint-trader-uses-joker = { $name } vend { $stock } avec le joker pour { $price }
hint-master_merchant-gains = { $name } a { $card } pour les tours à venir
hint-trader-worth = { $what }, avec un gain d’environ { $gain } millions
# Raisons : ce que quelqu’un a un tour après.
hint-of = { $name } : { $what }
hint-osaka-points = Points, marchandises en mer estimées
hint-osaka-tokens = Jetons de livraison
hint-osaka-coins = Pièces en main
hint-osaka-symbols = Marchandises que des amulettes sauveraient
hint-osaka-market = Points que le marché rapporterait alors
hint-trader-money = Argent et ventes probables, en millions
hint-trader-cash = Argent en caisse, en millions
hint-trader-sales = Ventes encore probables, en millions
hint-master_merchant-gold = Or après les tours des autres
hint-master_merchant-names = Noms différents
hint-master_merchant-shield-more = Un bouclier est prêt, pas avec le coup { $number }
hint-master_merchant-shield-less = Aucun bouclier n’est prêt, mais avec le coup { $number } oui
hint-master_merchant-cards-more = De meilleures cartes pour les tours à venir qu’avec le coup { $number }
hint-master_merchant-cards-less = De moins bonnes cartes pour les tours à venir qu’avec le coup { $number }
results-hints = Conseils : { $list }
results-hints-one = { $name } { $number }
risk-plate = { $number } %
risk-tip = { $ship } : { $number } % de risque de naufrage avant le prochain tour de { $name }.
risk-lies =
    { $name } peut acheter : { $arriving } { $count ->
        [one] arrive
       *[other] arrivent
    } à Edo, { $ship } est dans les grandes vagues ({ $number } %).
risk-sails =
    { $name } peut acheter : { $arriving } { $count ->
        [one] arrive
       *[other] arrivent
    } à Edo, { $ship } entre dans les grandes vagues ({ $number } %).
risk-other = Autrement : { $number } %.
options-hints = Conseils
options-hints-about = un bouton et la touche I, comptés à la fin
options-risks = Risque de naufrage
options-risks-about = un chiffre près des navires en danger
risk-ship-red = le navire rouge
risk-ship-blue = le navire bleu
risk-ship-yellow = le navire jaune
risk-ship-green = le navire vert
