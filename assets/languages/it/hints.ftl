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
hint-compared = Rispetto alla { $number }, un turno dopo
hint-compared-even = Quasi pari alla { $number }; un turno dopo
hint-why-tip = Che cosa sarà probabilmente diverso all’inizio del prossimo turno, se gli altri giocano per lo più ciò che conviene loro. Puntare un’altra mossa ne dà le ragioni.
hint-wins = Vince la partita prima che tocchi ad altri.
hint-only = Non c’è altro da fare.
hint-no-gain = Nessuna differenza un turno dopo; rende alla lunga.
hint-even = La mossa 2 è quasi altrettanto buona: a scelta.
hint-same = Quasi nessuna differenza un turno dopo.
hint-lost = La partita ormai si vince a stento; tra tutte, questa mossa vale di più.
hint-no-loss = Nulla la sconsiglia.
hint-osaka-token = Prendere un gettone { $good }
hint-osaka-take-reserved = Prendere il { $card } prenotato
hint-osaka-buy = Comprare il mercato, pagare { $paid }
hint-osaka-insure =
    Assicurare { $goods } con { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
hint-osaka-lot = { $number } × { $good }
hint-trader-buy = Compra { $stock }, { $capital }
hint-trader-sell = Vendi { $colour } per { $price }
hint-trader-joker = Jolly con { $stock }: { $price }
# Ragioni: che cosa può accadere, e con quale probabilità, con questa mossa e con l’altra.
hint-likely = { $what }: { $here }% invece di { $there }%
hint-only-here = { $what }: solo con questa mossa
hint-only-there = { $what }: solo con la mossa { $number }
hint-victory =
    { $number ->
        [one] { $name } vince la partita
       *[other] { $name } vincono la partita
    }
hint-osaka-sells =
    { $points ->
        [one] { $name } vende { $good } per un punto
       *[other] { $name } vende { $good } per { $points } punti
    }
hint-osaka-loses = { $name } perde merci
hint-osaka-worth = { $what }, per circa { $gain } punti
hint-trader-buys = { $name } compra { $stock }
hint-trader-sells = { $name } vende { $colour } per { $price }
hint-trader-uses-joker = { $name } vende { $stock } con il jolly per { $price }
hint-trader-worth = { $what }, guadagnando circa { $gain } milioni
# Ragioni: che cosa ha qualcuno un turno dopo.
hint-of = { $name }: { $what }
hint-osaka-points = Punti, con le merci in viaggio: circa { $here } invece di { $there }
hint-osaka-tokens = Gettoni di consegna: { $here } invece di { $there }
hint-osaka-coins = Monete in mano: circa { $here } invece di { $there }
hint-osaka-symbols = Merci che gli amuleti salverebbero: { $here } invece di { $there }
hint-osaka-market = Punti da un acquisto possibile: circa { $here } invece di { $there }
hint-trader-money = Denaro e vendite future, in milioni: circa { $here } invece di { $there }
hint-trader-singles = Azioni singole che possono trovare una coppia, in milioni: circa { $here } invece di { $there }
hint-master_merchant-gold = Oro: { $here } invece di { $there }
hint-master_merchant-names = Nomi diversi: { $here } invece di { $there }
hint-master_merchant-shield =
    { $way ->
        [more] Uno scudo è pronto
       *[less] Nessuno scudo è pronto
    }
hint-master_merchant-cards =
    { $way ->
        [more] Carte migliori per i turni a venire
       *[less] Carte peggiori per i turni a venire
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
