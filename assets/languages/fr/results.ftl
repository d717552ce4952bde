results-winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
results-tokens = { $count ->
    [one] { $names } a { $tokens } jetons de livraison : fin de la partie après le tour { $turn }.
   *[other] { $names } ont au moins { $tokens } jetons de livraison : fin de la partie après le tour { $turn }.
}
results-stuck = Plus personne ne peut rien faire : fin de la partie après le tour { $turn }.
results-points = { $number ->
    [one] point
   *[other] points
}
results-held = { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}
results-tie = { $points } chacun : les jetons décident, { $numbers }
results-shared = { $points } points et { $tokens } jetons chacun
results-chart = Les points au fil du temps
results-chart-hint = insignes : jours de paie
results-turn = tour
results-brought = Gains par denrée
results-sum = points
results-again = Revanche
results-again-sub = mêmes places
results-look = Regarder la table
results-leave = Menu
results-replay = Revoir
results-taken-back = { $number ->
    [one] Un retour en arrière après des coups de robots
   *[other] { $number } retours en arrière après des coups de robots
}
