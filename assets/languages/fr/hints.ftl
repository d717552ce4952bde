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
hint-compared = Face au coup { $number }, un tour après
hint-compared-even = Presque égal au { $number } ; un tour après
hint-why-tip = Ce qui aura sans doute changé au début du prochain tour, si les autres jouent surtout ce qui leur convient. Pointer un autre coup donne ses raisons.
hint-wins = La partie est gagnée avant que quiconque ne rejoue.
hint-only = Il n’y a rien d’autre à faire.
hint-no-gain = Aucune différence un tour après ; ce coup paie à la longue.
hint-even = Le coup 2 est à peu près aussi bon : au choix.
hint-same = Presque aucune différence un tour après.
hint-lost = La partie ne se gagne plus guère ; de tous les coups, celui-ci vaut le plus.
hint-no-loss = Rien ne s’y oppose.
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
hint-likely = { $what } : { $here } % au lieu de { $there } %
hint-only-here = { $what } : avec ce coup seulement
hint-only-there = { $what } : avec le coup { $number } seulement
hint-victory =
    { $number ->
        [one] { $name } gagne la partie
       *[other] { $name } gagnent la partie
    }
hint-osaka-sells =
    { $points ->
        [one] { $name } vend { $good } pour un point
       *[other] { $name } vend { $good } pour { $points } points
    }
hint-osaka-loses = { $name } perd des marchandises
hint-osaka-worth = { $what }, pour environ { $gain } points
hint-trader-buys = { $name } achète { $stock }
hint-trader-sells = { $name } vend { $colour } pour { $price }
hint-trader-uses-joker = { $name } vend { $stock } avec le joker pour { $price }
hint-trader-worth = { $what }, avec un gain d’environ { $gain } millions
# Raisons : ce que quelqu’un a un tour après.
hint-of = { $name } : { $what }
hint-osaka-points = Points, marchandises en route comprises : environ { $here } au lieu de { $there }
hint-osaka-tokens = Jetons de livraison : { $here } au lieu de { $there }
hint-osaka-coins = Pièces en main : environ { $here } au lieu de { $there }
hint-osaka-symbols = Marchandises que des amulettes sauveraient : { $here } au lieu de { $there }
hint-osaka-market = Points d’un achat à portée : environ { $here } au lieu de { $there }
hint-trader-money = Argent et ventes à venir, en millions : environ { $here } au lieu de { $there }
hint-trader-singles = Actions seules qui peuvent trouver une paire, en millions : environ { $here } au lieu de { $there }
hint-master_merchant-gold = Or : { $here } au lieu de { $there }
hint-master_merchant-names = Noms différents : { $here } au lieu de { $there }
hint-master_merchant-shield =
    { $way ->
        [more] Un bouclier est prêt
       *[less] Aucun bouclier n’est prêt
    }
hint-master_merchant-cards =
    { $way ->
        [more] De meilleures cartes pour les tours à venir
       *[less] De moins bonnes cartes pour les tours à venir
    }
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
