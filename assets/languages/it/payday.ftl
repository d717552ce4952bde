payday-title = Giorno di paga a Edo
payday-sold = { $count ->
    [one] La nave è in porto. Si vende: { $goods }.
   *[other] { $count } navi sono in porto. Si vende: { $goods }.
}
payday-best = migliore
payday-tokens = gettoni
payday-goods = carte
payday-worth = valore
payday-rounded = arrotondato
payday-points = punti
payday-sum-tip = { $name }: { $number } × ({ $highest } + { $tokens }) = { $money }, un punto ogni 5 o parte di 5: { $points }.
payday-none = niente { $good } da vendere
payday-won = Gettoni vinti
payday-wreck = Naufragio tra le grandi onde
payday-wreck-sub = Al largo di Enshunada va perso tutto ciò che non ha un amuleto.
payday-wreck-empty = Nessuno aveva a bordo merci da perdere.
payday-insures = { $number ->
    [0] non assicura nulla
   *[other] assicura { $number }
}
payday-fate = { $lost ->
    [0] conserva tutto: { $kept }
   *[other] { $kept ->
        [0] perde { $lost }
       *[other] perde { $lost }, tiene { $kept }
    }
}
payday-totals = Totali
payday-on = Continua
payday-on-key = Spazio
payday-rate = Un punto ogni 5 monete o parte di 5.
payday-secret = degli altri si vede solo l’altezza
