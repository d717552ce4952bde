# Les parties rejouées.
replay-at = Décision { $number } sur { $total }
replay-tip = Un clic sur la ligne y mène aussitôt.
replay-mark-back = À la marque précédente (Page préc.)
replay-back = Une décision en arrière (flèche gauche)
replay-play = Lecture (Espace)
replay-pause = Pause (Espace)
replay-step = Une décision en avant (flèche droite)
replay-mark-on = À la marque suivante (Page suiv.)
replay-seat = Voir ce que voit { $name }
replay-line = Un clic mène à ce moment.
replay-leave = Quitter
replay-play-on = Jouer
replay-play-on-tip = Commencer une nouvelle partie d’ici, avec un hasard tout neuf (P)
replay-play-on-over = Ici, la partie est finie : revenir d’abord à une décision.
drop-bad = { $file } n’est pas une partie enregistrée que l’on puisse revoir.
