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
hint-compared = Au prochain tour, au lieu du { $number }
hint-compared-even = Vaut le coup { $number } ; au prochain tour
hint-why-tip = Ce qui aura sans doute changé au prochain tour, si les autres jouent surtout ce qui leur convient. Pointer un autre coup donne ses raisons.
hint-wins = La partie est gagnée avant que quiconque ne rejoue.
hint-only = Il n’y a rien d’autre à faire.
hint-no-gain = Rien d’ici un tour ; ce coup paie plus tard.
hint-even = Le coup 2 est à peu près aussi bon.
hint-same = À peu près pareil d’ici un tour.
hint-lost = La partie ne se gagne plus guère ; de tous les coups, celui-ci vaut le plus.
hint-no-loss = Rien ne s’y oppose.
hint-osaka-token = Prendre un jeton { $good }
hint-osaka-take-reserved = Prendre le { $card } réservé
hint-osaka-buy = Acheter le marché, payer { $paid }
hint-osaka-insure =
    { $goods ->
        [one] Assurer une marchandise
       *[other] Assurer { $goods } marchandises
    } avec { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
hint-trader-sell = Vendre { $colour } pour { $price }
hint-trader-joker = Joker et { $stock } pour { $price }
# Raisons : ce qui peut arriver.
hint-likely = { $what } : { $here } % au lieu de { $there } %
hint-victory =
    { $number ->
        [one] { $name } gagne la partie
       *[other] { $name } gagnent la partie
    }
hint-osaka-sells =
    { $points ->
        [one] { $name } vend son { $good } pour un point
       *[other] { $name } vend son { $good } pour { $points } points
    }
hint-trader-buys = { $name } achète { $stock }
hint-trader-sells = { $name } vend { $colour } pour { $price }
hint-trader-uses-joker = { $name } vend { $stock } avec le joker pour { $price }
hint-master_merchant-gains = { $name } obtient { $card } de la ville
hint-master_merchant-loses = { $name } perd { $card }, qui retourne en ville
# Raisons : osaka.
hint-osaka-points = Points : { $here } au lieu de { $there }
hint-osaka-tokens = Jetons de livraison : { $here } au lieu de { $there }
hint-osaka-goods = Marchandises en mer, en points : environ { $here } au lieu de { $there }
hint-osaka-insured = Marchandises assurées, en points : environ { $here } au lieu de { $there }
hint-osaka-coins = Pièces en main : { $here } au lieu de { $there }
hint-osaka-symbols = Amulettes utiles : { $here } au lieu de { $there }
hint-osaka-turn =
    { $way ->
        [more] La partie a plus de chances de continuer
       *[less] La partie a plus de chances d’être finie
    }
hint-osaka-market = Un achat à portée, en points : environ { $here } au lieu de { $there }
# Raisons : trader.
hint-trader-money = En caisse, en millions : { $here } au lieu de { $there }
hint-trader-sales = Ventes à venir, en millions : environ { $here } au lieu de { $there }
hint-trader-singles = Actions seules à apparier, en millions : { $here } au lieu de { $there }
hint-trader-bargain = Le meilleur achat rapporte alors, en millions : { $here } au lieu de { $there }
# Raisons : master_merchant.
hint-master_merchant-gold = Or : { $here } au lieu de { $there }
hint-master_merchant-names = Noms différents : { $here } au lieu de { $there }
hint-master_merchant-shield =
    { $way ->
        [more] Un bouclier est prêt
       *[less] Pas de bouclier prêt
    }
hint-master_merchant-rest =
    { $way ->
        [more] Une main plus forte à ce tour-là
       *[less] Une main plus faible à ce tour-là
    }
hint-master_merchant-next =
    { $way ->
        [more] Des cartes plus fortes au tour suivant
       *[less] Des cartes plus faibles au tour suivant
    }
hint-master_merchant-later =
    { $way ->
        [more] Des cartes plus fortes à la longue
       *[less] Des cartes plus faibles à la longue
    }
hint-master_merchant-effects = Effets encore à utiliser : { $here } au lieu de { $there }
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
