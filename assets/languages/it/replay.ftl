# Le partite rivedute.
replay-at = Decisione { $number } di { $total }
replay-tip = Un clic sulla linea porta a quel punto.
replay-mark-back = Al segno precedente (Pag su)
replay-back = Una decisione indietro (freccia sinistra)
replay-play = Avvia (Spazio)
replay-pause = Pausa (Spazio)
replay-step = Una decisione avanti (freccia destra)
replay-mark-on = Al segno seguente (Pag giù)
replay-seat = Guarda con gli occhi di { $name }
replay-line = Un clic porta a questo punto.
replay-leave = Esci
replay-play-on = Gioca
replay-play-on-tip = Comincia una nuova partita da qui, con una sorte tutta nuova (P)
replay-play-on-over = Qui la partita è finita: tornare prima a una decisione.
drop-bad = { $file } non è una partita registrata che si possa rivedere.
