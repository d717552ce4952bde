# Consigli: che cosa dice il consigliere, e come si dicono mosse e ragioni.
hint = Consigli
hint-tip = La mossa migliore, con una ragione (I)
hint-off-tip = Un consiglio si chiede quando tocca a sé.
hint-title = Consiglio
hint-chance = chance di vittoria
hint-percent = { $number }%
hint-thinks = Si cerca una buona mossa …
hint-sheet-tip = Puntare una mossa mostra che cosa porterebbe; un clic la sceglie, da confermare.
hint-close = Chiudi
hint-for = Meglio della mossa { $number }
hint-against = Peggio della mossa { $number }
hint-for-even = Alla pari con la { $number }; a favore
hint-against-even = Alla pari con la { $number }; contro
hint-why-tip = Che cosa sarà diverso al prossimo turno, se fino ad allora ognuno gioca al meglio.
hint-for-all = A favore
hint-against-all = Contro
hint-wins = Vince la partita prima che tocchi ad altri.
hint-only = Non c’è altro da fare.
hint-no-gain = Nulla entro un turno; rende più avanti.
hint-even = La mossa 2 è buona all’incirca uguale.
hint-lost = La partita ormai si vince a stento; tra tutte, questa mossa vale di più.
hint-no-loss = Nulla la sconsiglia.
hint-own = Entro un turno: { $what }
hint-of = Entro un turno, { $name }: { $what }
hint-osaka-token = Prendere un gettone { $good }
hint-osaka-take-reserved = Prendere il { $card } prenotato
hint-osaka-buy = Comprare il mercato, pagare { $paid }
hint-osaka-insure =
    { $goods ->
        [one] Assicurare una merce
       *[other] Assicurare { $goods } merci
    } con { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
hint-trader-sell = Vendi { $colour } per { $price }
hint-trader-joker = Jolly e { $stock } per { $price }
# Ragioni: osaka.
hint-osaka-points-more =
    { $number ->
        [one] un punto in più
       *[other] { $number } punti in più
    }
hint-osaka-points-less =
    { $number ->
        [one] un punto in meno
       *[other] { $number } punti in meno
    }
hint-osaka-tokens-more =
    { $number ->
        [one] un gettone di consegna in più
       *[other] { $number } gettoni di consegna in più
    }
hint-osaka-tokens-less =
    { $number ->
        [one] un gettone di consegna in meno
       *[other] { $number } gettoni di consegna in meno
    }
hint-osaka-goods-more =
    { $number ->
        [0] merci in un posto migliore
        [one] merci in mare che valgono circa 1 punto in più
       *[other] merci in mare che valgono circa { $number } punti in più
    }
hint-osaka-goods-less =
    { $number ->
        [0] merci in un posto peggiore
        [one] merci in mare che valgono circa 1 punto in meno
       *[other] merci in mare che valgono circa { $number } punti in meno
    }
hint-osaka-insured-more =
    { $number ->
        [one] merci assicurate che valgono circa 1 punto in più
       *[other] merci assicurate che valgono circa { $number } punti in più
    }
hint-osaka-insured-less =
    { $number ->
        [one] merci assicurate che valgono circa 1 punto in meno
       *[other] merci assicurate che valgono circa { $number } punti in meno
    }
hint-osaka-coins-more =
    { $number ->
        [one] una moneta in più in mano
       *[other] { $number } monete in più in mano
    }
hint-osaka-coins-less =
    { $number ->
        [one] una moneta in meno in mano
       *[other] { $number } monete in meno in mano
    }
hint-osaka-symbols-more =
    { $number ->
        [one] un amuleto utile in più
       *[other] { $number } amuleti utili in più
    }
hint-osaka-symbols-less =
    { $number ->
        [one] un amuleto utile in meno
       *[other] { $number } amuleti utili in meno
    }
hint-osaka-turn-more = gioca subito dopo
hint-osaka-turn-less = non gioca subito dopo
hint-osaka-market-more =
    { $number ->
        [one] un acquisto possibile che vale 1 punto in più
       *[other] un acquisto possibile che vale { $number } punti in più
    }
hint-osaka-market-less =
    { $number ->
        [one] un acquisto possibile che vale 1 punto in meno
       *[other] un acquisto possibile che vale { $number } punti in meno
    }
# Ragioni: trader.
hint-trader-money-more =
    { $number ->
        [one] 1 milione in più in cassa
       *[other] { $number } milioni in più in cassa
    }
hint-trader-money-less =
    { $number ->
        [one] 1 milione in meno in cassa
       *[other] { $number } milioni in meno in cassa
    }
hint-trader-sales-more =
    { $number ->
        [one] vendite future per 1 milione in più
       *[other] vendite future per { $number } milioni in più
    }
hint-trader-sales-less =
    { $number ->
        [one] vendite future per 1 milione in meno
       *[other] vendite future per { $number } milioni in meno
    }
hint-trader-singles-more = azioni singole da appaiare, per { $number } in più
hint-trader-singles-less = azioni singole da appaiare, per { $number } in meno
hint-trader-bargain-more =
    { $number ->
        [one] il miglior acquisto possibile rende 1 milione in più
       *[other] il miglior acquisto possibile rende { $number } milioni in più
    }
hint-trader-bargain-less =
    { $number ->
        [one] il miglior acquisto possibile rende 1 milione in meno
       *[other] il miglior acquisto possibile rende { $number } milioni in meno
    }
# Ragioni: master_merchant.
hint-master_merchant-gold-more = { $number } oro in più
hint-master_merchant-gold-less = { $number } oro in meno
hint-master_merchant-names-more =
    { $number ->
        [one] un nome diverso in più
       *[other] { $number } nomi diversi in più
    }
hint-master_merchant-names-less =
    { $number ->
        [one] un nome diverso in meno
       *[other] { $number } nomi diversi in meno
    }
hint-master_merchant-shield-more = uno scudo
hint-master_merchant-shield-less = nessuno scudo
hint-master_merchant-rest-more = una mano più forte per quel turno
hint-master_merchant-rest-less = una mano più debole per quel turno
hint-master_merchant-next-more = carte più forti per il turno seguente
hint-master_merchant-next-less = carte più deboli per il turno seguente
hint-master_merchant-later-more = carte più forti alla lunga
hint-master_merchant-later-less = carte più deboli alla lunga
hint-master_merchant-effects-more =
    { $number ->
        [one] un effetto in più da usare
       *[other] { $number } effetti in più da usare
    }
hint-master_merchant-effects-less =
    { $number ->
        [one] un effetto in meno da usare
       *[other] { $number } effetti in meno da usare
    }
results-hints = Consigli: { $list }
results-hints-one = { $name } { $number }
risk-plate = { $number }%
risk-tip = { $ship }: { $number }% di rischio di naufragio prima del prossimo turno di { $name }.
risk-lies =
    { $name } può comprare: { $arriving } { $count ->
        [one] arriva
       *[other] arrivano
    } a Edo, { $ship } è nelle grandi onde ({ $number }%).
risk-sails =
    { $name } può comprare: { $arriving } { $count ->
        [one] arriva
       *[other] arrivano
    } a Edo, { $ship } entra nelle grandi onde ({ $number }%).
risk-other = In altri modi: { $number }%.
options-hints = Consigli
options-hints-about = un pulsante e il tasto I, contati alla fine
options-risks = Rischio di naufragio
options-risks-about = una cifra accanto alle navi in pericolo
risk-ship-red = la nave rossa
risk-ship-blue = la nave blu
risk-ship-yellow = la nave gialla
risk-ship-green = la nave verde
