payday-title = Jour de paie à Edo
payday-sold = { $count ->
    [one] Le navire est au port. On vend : { $goods }.
   *[other] { $count } navires sont au port. On vend : { $goods }.
}
payday-best = meilleure
payday-tokens = jetons
payday-goods = cartes
payday-worth = valeur
payday-rounded = arrondi à
payday-points = points
payday-sum-tip = { $name } : { $number } × ({ $highest } + { $tokens }) = { $money }, un point par tranche de 5, même entamée : { $points }.
payday-none = { $good } : rien à vendre
payday-won = Jetons gagnés
payday-wreck = Naufrage dans les grandes vagues
payday-wreck-sub = Au large d’Enshunada, tout ce qui n’a pas d’amulette est perdu.
payday-wreck-empty = Personne n’avait à bord de quoi perdre.
payday-insures = { $number ->
    [0] n’assure rien
   *[other] assure { $number }
}
payday-fate = { $lost ->
    [0] garde tout : { $kept }
   *[other] { $kept ->
        [0] perd { $lost }
       *[other] perd { $lost }, garde { $kept }
    }
}
payday-totals = Totaux
payday-on = Continuer
payday-on-key = Espace
payday-rate = Un point pour 5 pièces ou fraction de 5.
payday-secret = chez les autres, seule la hauteur se voit
