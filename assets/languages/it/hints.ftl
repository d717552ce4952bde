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
hint-compared = Al prossimo turno, invece della { $number }
hint-compared-even = Vale la { $number }; al prossimo turno
hint-why-tip = Che cosa sarà probabilmente diverso al prossimo turno, se gli altri giocano per lo più ciò che conviene loro. Puntare un’altra mossa ne dà le ragioni.
hint-wins = Vince la partita prima che tocchi ad altri.
hint-only = Non c’è altro da fare.
hint-no-gain = Nulla entro un turno; rende più avanti.
hint-even = La mossa 2 è buona all’incirca uguale.
hint-same = Entro un turno è più o meno lo stesso.
hint-lost = La partita ormai si vince a stento; tra tutte, questa mossa vale di più.
hint-no-loss = Nulla la sconsiglia.
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
# Ragioni: che cosa può accadere.
hint-likely = { $what }: { $here }% invece di { $there }%
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
hint-trader-buys = { $name } compra { $stock }
hint-trader-sells = { $name } vende { $colour } per { $price }
hint-trader-uses-joker = { $name } vende { $stock } con il jolly per { $price }
hint-master_merchant-gains = { $name } ottiene { $card } dalla città
hint-master_merchant-loses = { $name } perde { $card }, che torna in città
# Ragioni: osaka.
hint-osaka-points = Punti: { $here } invece di { $there }
hint-osaka-tokens = Gettoni di consegna: { $here } invece di { $there }
hint-osaka-goods = Merci in mare, in punti: circa { $here } invece di { $there }
hint-osaka-insured = Merci assicurate, in punti: circa { $here } invece di { $there }
hint-osaka-coins = Monete in mano: { $here } invece di { $there }
hint-osaka-symbols = Amuleti utili: { $here } invece di { $there }
hint-osaka-turn =
    { $way ->
        [more] È più probabile che la partita continui
       *[less] È più probabile che la partita sia finita
    }
hint-osaka-market = Un acquisto possibile, in punti: circa { $here } invece di { $there }
# Ragioni: trader.
hint-trader-money = In cassa, in milioni: { $here } invece di { $there }
hint-trader-sales = Vendite future, in milioni: circa { $here } invece di { $there }
hint-trader-singles = Azioni singole da appaiare, in milioni: { $here } invece di { $there }
hint-trader-bargain = Il miglior acquisto rende allora, in milioni: { $here } invece di { $there }
# Ragioni: master_merchant.
hint-master_merchant-gold = Oro: { $here } invece di { $there }
hint-master_merchant-names = Nomi diversi: { $here } invece di { $there }
hint-master_merchant-shield =
    { $way ->
        [more] Uno scudo è pronto
       *[less] Nessuno scudo è pronto
    }
hint-master_merchant-rest =
    { $way ->
        [more] Una mano più forte per quel turno
       *[less] Una mano più debole per quel turno
    }
hint-master_merchant-next =
    { $way ->
        [more] Carte più forti per il turno seguente
       *[less] Carte più deboli per il turno seguente
    }
hint-master_merchant-later =
    { $way ->
        [more] Carte più forti alla lunga
       *[less] Carte più deboli alla lunga
    }
hint-master_merchant-effects = Effetti ancora da usare: { $here } invece di { $there }
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
