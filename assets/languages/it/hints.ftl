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
hint-when = Entro il prossimo turno di { $name }
hint-when-even = Vale la { $number }. Entro il prossimo turno di { $name }
hint-why-tip = Che cosa sarà probabilmente diverso all’inizio del prossimo turno, se gli altri giocano per lo più ciò che conviene loro. Puntare un’altra mossa ne dà le ragioni.
hint-wins = Vince la partita prima che tocchi ad altri.
hint-only = Non c’è altro da fare.
hint-same = Quasi nessuna differenza dalla mossa { $number }: a scelta.
hint-lost = La partita ormai si vince a stento; tra tutte, questa mossa vale di più.
hint-then = { $move } → { $then }
hint-wins-more = Alla lunga vince più spesso.
hint-wins-less = Alla lunga vince meno spesso.
hint-as-well = Alla lunga buona quanto la mossa { $number }.
hint-no-gain = Nessun vantaggio sulla mossa 1 fino ad allora.
hint-no-loss = Nessuno svantaggio rispetto alle altre fino ad allora.
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
hint-likely = { $what }: { $here }% (mossa { $number }: { $there }%)
hint-amount = { $what }: { $here } (mossa { $number }: { $there })
hint-only-here = { $what }; non con la mossa { $number }
hint-only-there = Solo con la mossa { $number }: { $what }
hint-victory =
    { $number ->
        [one] { $name } vince la partita
       *[other] { $name } vincono la partita
    }
hint-osaka-sells = { $name } vende { $good }
hint-osaka-loses = { $name } perde merci
hint-osaka-worth = { $what }, per circa { $gain } punti
hint-trader-buys = { $name } compra { $stock }
hint-trader-sells = { $name } vende { $colour } per { $price }
hint-trader-uses-joker = { $name } vende { $stock } con il jolly per { $price }
hint-master_merchant-gains = { $name } ha { $card } per i turni a venire
hint-trader-worth = { $what }, guadagnando circa { $gain } milioni
# Ragioni: che cosa ha qualcuno un turno dopo.
hint-of = { $name }: { $what }
hint-osaka-points = Punti, merci in mare stimate
hint-osaka-tokens = Gettoni di consegna
hint-osaka-coins = Monete in mano
hint-osaka-symbols = Merci che gli amuleti salverebbero
hint-osaka-market = Punti che il mercato renderebbe allora
hint-trader-money = Denaro e vendite probabili, in milioni
hint-trader-cash = Denaro in cassa, in milioni
hint-trader-sales = Vendite ancora probabili, in milioni
hint-master_merchant-gold = Oro dopo i turni degli altri
hint-master_merchant-names = Nomi diversi
hint-master_merchant-shield-more = Uno scudo è pronto, non con la mossa { $number }
hint-master_merchant-shield-less = Nessuno scudo è pronto, ma con la mossa { $number } sì
hint-master_merchant-cards-more = Carte migliori per i turni a venire che con la mossa { $number }
hint-master_merchant-cards-less = Carte meno buone per i turni a venire che con la mossa { $number }
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
