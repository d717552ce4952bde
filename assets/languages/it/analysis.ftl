# Uno sguardo indietro su una partita finita.
analysis-open = Analisi
analysis-tip = Come sono cambiate le probabilità di vincere (A)
analysis-title = Uno sguardo indietro
analysis-chart = Probabilità di vincere
analysis-chart-hint = in percentuale, con un margine di { $error }
analysis-chart-tip = Fare clic per vedere la decisione in quel punto.
analysis-unit = decisione
analysis-working = Ogni posizione viene studiata: { $percent }%
analysis-stopped = Ferma a { $percent }%.
analysis-stop = Ferma
analysis-go-on = Riprendi
analysis-how = Ogni posizione è stata studiata { $looks } volte, da ciò che al tavolo si sapeva allora.
analysis-soon = Qui appariranno le decisioni che hanno cambiato di più le probabilità.
analysis-close = Partita combattuta: nessuna decisione ha cambiato le probabilità oltre l’errore di stima.
analysis-decision = Decisione { $number }
analysis-change = { $way ->
    [up] Per { $name } le probabilità salgono da { $before }% a { $after }%.
   *[down] Per { $name } le probabilità scendono da { $before }% a { $after }%.
}
analysis-look = Rivedi
analysis-play-on = Gioca da qui
analysis-play-on-tip = Una nuova partita comincia prima di questa decisione, con una sorte tutta nuova.
analysis-name = Dalla decisione { $number }
analysis-back = Indietro
