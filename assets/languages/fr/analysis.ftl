# Retour sur une partie terminée.
analysis-open = Analyse
analysis-tip = Comment les chances de gagner ont changé (A)
analysis-title = Retour sur la partie
analysis-chart = Chances de gagner
analysis-chart-hint = en pour cent, à { $error } près
analysis-chart-tip = Cliquer pour voir la décision à cet endroit.
analysis-unit = décision
analysis-working = Chaque position est étudiée : { $percent } %
analysis-stopped = Arrêtée à { $percent } %.
analysis-stop = Arrêter
analysis-go-on = Reprendre
analysis-how = Chaque position a été étudiée { $looks } fois, d’après ce qu’on savait alors à la table.
analysis-soon = Les décisions qui ont le plus changé les chances s’afficheront ici.
analysis-close = Partie serrée : aucune décision n’a changé les chances au-delà de l’erreur d’estimation.
analysis-decision = Décision { $number }
analysis-change = { $way ->
    [up] Pour { $name }, les chances montent de { $before } % à { $after } %.
   *[down] Pour { $name }, les chances tombent de { $before } % à { $after } %.
}
analysis-look = Revoir
analysis-play-on = Jouer à partir d’ici
analysis-play-on-tip = Une nouvelle partie commence avant cette décision, avec un hasard tout neuf.
analysis-name = Dès la décision { $number }
analysis-back = Retour
