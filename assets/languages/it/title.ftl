# La pagina del titolo.
title-what = Tre giochi di mercanti su un tavolo
title-continue = Continua
title-continue-sub = { $turn ->
    [0] { $game }, preparazione
   *[other] { $game }, turno { $turn }
}
title-new-game = Nuova partita
title-sub-osaka = 2–4 giocatori, per mare
title-sub-master_merchant = 3–4 giocatori, in città
title-sub-trader = 2–4 giocatori, in borsa
title-library = Partite salvate
title-rules = Regole
title-settings = Impostazioni
title-quit = Esci
