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
hint-for = Mieux que le coup { $number }
hint-against = Moins bien que le coup { $number }
hint-for-even = À égalité avec le { $number } ; pour
hint-against-even = À égalité avec le { $number } ; contre
hint-why-tip = Ce qui aura changé au prochain tour, si chacun joue au mieux d’ici là.
hint-for-all = Pour
hint-against-all = Contre
hint-wins = La partie est gagnée avant que quiconque ne rejoue.
hint-only = Il n’y a rien d’autre à faire.
hint-no-gain = Rien d’ici un tour ; ce coup paie plus tard.
hint-even = Le coup 2 est à peu près aussi bon.
hint-lost = La partie ne se gagne plus guère ; de tous les coups, celui-ci vaut le plus.
hint-no-loss = Rien ne s’y oppose.
hint-own = D’ici un tour : { $what }
hint-of = D’ici un tour, { $name } : { $what }
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
# Raisons: osaka.
hint-osaka-points-more =
    { $number ->
        [one] un point de plus
       *[other] { $number } points de plus
    }
hint-osaka-points-less =
    { $number ->
        [one] un point de moins
       *[other] { $number } points de moins
    }
hint-osaka-tokens-more =
    { $number ->
        [one] un jeton de livraison de plus
       *[other] { $number } jetons de livraison de plus
    }
hint-osaka-tokens-less =
    { $number ->
        [one] un jeton de livraison de moins
       *[other] { $number } jetons de livraison de moins
    }
hint-osaka-goods-more =
    { $number ->
        [0] des marchandises mieux placées
        [one] des marchandises en mer valant environ 1 point de plus
       *[other] des marchandises en mer valant environ { $number } points de plus
    }
hint-osaka-goods-less =
    { $number ->
        [0] des marchandises moins bien placées
        [one] des marchandises en mer valant environ 1 point de moins
       *[other] des marchandises en mer valant environ { $number } points de moins
    }
hint-osaka-insured-more =
    { $number ->
        [one] des marchandises assurées valant environ 1 point de plus
       *[other] des marchandises assurées valant environ { $number } points de plus
    }
hint-osaka-insured-less =
    { $number ->
        [one] des marchandises assurées valant environ 1 point de moins
       *[other] des marchandises assurées valant environ { $number } points de moins
    }
hint-osaka-coins-more =
    { $number ->
        [one] une pièce de plus en main
       *[other] { $number } pièces de plus en main
    }
hint-osaka-coins-less =
    { $number ->
        [one] une pièce de moins en main
       *[other] { $number } pièces de moins en main
    }
hint-osaka-symbols-more =
    { $number ->
        [one] une amulette utile de plus
       *[other] { $number } amulettes utiles de plus
    }
hint-osaka-symbols-less =
    { $number ->
        [one] une amulette utile de moins
       *[other] { $number } amulettes utiles de moins
    }
hint-osaka-turn-more = joue ensuite
hint-osaka-turn-less = ne joue pas ensuite
hint-osaka-market-more =
    { $number ->
        [one] un achat à portée, valant 1 point de plus
       *[other] un achat à portée, valant { $number } points de plus
    }
hint-osaka-market-less =
    { $number ->
        [one] un achat à portée, valant 1 point de moins
       *[other] un achat à portée, valant { $number } points de moins
    }
# Raisons: trader.
hint-trader-money-more =
    { $number ->
        [one] 1 million de plus en caisse
       *[other] { $number } millions de plus en caisse
    }
hint-trader-money-less =
    { $number ->
        [one] 1 million de moins en caisse
       *[other] { $number } millions de moins en caisse
    }
hint-trader-sales-more =
    { $number ->
        [one] des ventes à venir pour 1 million de plus
       *[other] des ventes à venir pour { $number } millions de plus
    }
hint-trader-sales-less =
    { $number ->
        [one] des ventes à venir pour 1 million de moins
       *[other] des ventes à venir pour { $number } millions de moins
    }
hint-trader-singles-more = des actions seules à apparier, valant { $number } de plus
hint-trader-singles-less = des actions seules à apparier, valant { $number } de moins
hint-trader-bargain-more =
    { $number ->
        [one] le meilleur achat à portée rapporte 1 million de plus
       *[other] le meilleur achat à portée rapporte { $number } millions de plus
    }
hint-trader-bargain-less =
    { $number ->
        [one] le meilleur achat à portée rapporte 1 million de moins
       *[other] le meilleur achat à portée rapporte { $number } millions de moins
    }
# Raisons: master_merchant.
hint-master_merchant-gold-more = { $number } or de plus
hint-master_merchant-gold-less = { $number } or de moins
hint-master_merchant-names-more =
    { $number ->
        [one] un nom différent de plus
       *[other] { $number } noms différents de plus
    }
hint-master_merchant-names-less =
    { $number ->
        [one] un nom différent de moins
       *[other] { $number } noms différents de moins
    }
hint-master_merchant-shield-more = un bouclier
hint-master_merchant-shield-less = pas de bouclier
hint-master_merchant-rest-more = une main plus forte à ce tour-là
hint-master_merchant-rest-less = une main plus faible à ce tour-là
hint-master_merchant-next-more = des cartes plus fortes au tour suivant
hint-master_merchant-next-less = des cartes plus faibles au tour suivant
hint-master_merchant-later-more = des cartes plus fortes à la longue
hint-master_merchant-later-less = des cartes plus faibles à la longue
hint-master_merchant-effects-more =
    { $number ->
        [one] un effet de plus à utiliser
       *[other] { $number } effets de plus à utiliser
    }
hint-master_merchant-effects-less =
    { $number ->
        [one] un effet de moins à utiliser
       *[other] { $number } effets de moins à utiliser
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
