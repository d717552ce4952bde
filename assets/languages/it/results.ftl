results-winners = { $count ->
    [one] Vince { $names }
   *[other] { $names } vincono insieme
}
results-tokens = { $count ->
    [one] { $names } ha { $tokens } gettoni di consegna: la partita finisce dopo il turno { $turn }.
   *[other] { $names } hanno almeno { $tokens } gettoni di consegna: la partita finisce dopo il turno { $turn }.
}
results-stuck = Nessuno può più fare nulla: la partita finisce dopo il turno { $turn }.
results-points = { $number ->
    [one] punto
   *[other] punti
}
results-held = { $number ->
    [one] { $number } gettone
   *[other] { $number } gettoni
}
results-tie = { $points } a testa: decidono i gettoni, { $numbers }
results-shared = { $points } punti e { $tokens } gettoni a testa
results-chart = Punti nel tempo
results-chart-hint = gli stemmi segnano le paghe
results-turn = turno
results-brought = Guadagni per merce
results-sum = punti
results-again = Rivincita
results-again-sub = stessi posti
results-look = Guarda il tavolo
results-leave = Menu
results-replay = Rivedi
results-taken-back = { $number ->
    [one] Tornati indietro una volta dopo mosse dei robot
   *[other] Tornati indietro { $number } volte dopo mosse dei robot
}
