# Il tavolo di Trader.
stock-rail = Ferrovie
stock-steam = Piroscafi
stock-wire = Telegrafo
stock-gas = Gas
stock-china = Porcellana
stock = { $colour } { $value }
capital-0 = Parigi
capital-1 = Berlino
capital-2 = Londra
capital-3 = Roma
capital-4 = Bruxelles
team-0 = Mare
team-1 = Vento
exchange = La borsa
exchange-hint = solo l’ultima azione di una colonna è libera; con tre colonne vuote la manche finisce
exchange-empty =
    { $number ->
        [one] { $number } vuota su { $most }
       *[other] { $number } vuote su { $most }
    }
exchange-tip = Si può comprare solo l’ultima azione di ogni colonna. La manche finisce quando tre colonne sono vuote.
capital-empty = vuota, { $number } su { $most }
capital-tip =
    { $number ->
        [0] { $capital }: non resta nessuna azione.
        [one] { $capital }: resta un’azione.
       *[other] { $capital }: restano { $number } azioni.
    }
stock-tip = { $stock }: costa { $price } milioni.
stock-dear-tip = È troppo: ci sono { $money } milioni.
stock-closed-tip = Qui la borsa è chiusa: per ora non si può comprare.
stock-close-tip = Un clic mette qui la carta di chiusura.
stock-covered-tip = { $stock }, ancora coperta.
closed = Chiusa
closed-1 = non si vende,
closed-2 = poi si sposta
uncovers = scopre
then-sells = poi vende
uncovers-nothing = senza coppia
empties = poi vuota
empties-of = { $number } su 3
money = Denaro
money-sum =
    { $number ->
        [one] { $number } milione
       *[other] { $number } milioni
    }
money-hidden = nascosto
money-after = denaro { $before } → { $after }
money-tip = Il denaro resta nascosto fino al conteggio della manche.
note-tip =
    { $number ->
        [one] Una banconota da { $number } milione. La banca dà sempre il resto.
       *[other] Una banconota da { $number } milioni. La banca dà sempre il resto.
    }
joker = Jolly
joker-left = una volta
joker-gone = usato
joker-tip = Una volta per manche il jolly vende un’azione al doppio del valore. Clic sul jolly e su un’azione.
joker-used-tip = In questa manche il jolly è già stato usato.
own-stocks-tip = Due azioni di un colore si vendono al prodotto dei loro valori.
own-stock-tip = { $stock }. Un clic qui, poi su un’altra del colore o sul jolly, per vendere.
partner-stock-tip = { $stock }, davanti al compagno: si vende con una propria dello stesso colore.
trader-tip =
    { $number ->
        [0] { $name }: nessuna azione.
        [one] { $name }: un’azione.
       *[other] { $name }: { $number } azioni.
    }
trader-team-tip = Squadra { $team }, con { $partner }.
trader-pairs-tip = Può vendere { $pairs }.
buy-a-stock = Comprare un’azione
buy-a-stock-hint = clic su una colonna, o tasti 1–5
buy-stock = Compra { $stock }
buy-stock-first = Scegliere prima una colonna.
buy-stock-tip = Compra l’ultima azione della colonna scelta al suo valore.
sell-two = Vendere una coppia
sell-second = scegliere la seconda azione
sell-colour = Vendi { $colour }
sell-no-pair = ne servono due di un colore
sell-no-pair-team = una qui, una dal compagno
sell-nothing = Non ci sono due azioni da vendere insieme.
sell-tip = Vende due azioni di un colore al prodotto dei loro valori. Proposta è la coppia migliore (S).
joker-sale = Vendere col jolly
joker-stock = Jolly e { $stock }
joker-no-stock = nessuna azione da vendere
joker-nothing = Non c’è nulla da vendere col jolly.
joker-sale-tip = Vende un’azione al doppio del valore; il jolly lascia la manche (J).
sale-brings = { $product }, denaro { $before } → { $after }
sale-second = Una vendita vuole una seconda azione dello stesso colore, o il jolly.
sale-stock = Il jolly si vende insieme a un’azione.
then-closed = Poi la carta di chiusura si sposta.
then-nothing = Comprare un’azione o fare una vendita.
partners-talk-no = Accordo: i compagni non parlano.
partners-talk-yes = Accordo: i compagni possono parlare.
close-head = La carta di chiusura si sposta
close-text = Clic sulla colonna la cui ultima azione nessuno deve comprare.
close-choose = Scegliere una colonna
close-capital = Chiudi { $capital }
close-first = Scegliere prima una colonna.
close-tip = Mette la carta di chiusura sull’ultima azione della colonna scelta.
decline = Nessuna ultima vendita
decline-hint = tenere azioni che non valgono nulla
decline-partner = o lasciarla al compagno
decline-tip = Un’ultima vendita è permessa, non obbligatoria.
last-sale-text = Le azioni invendute non valgono nulla.
stuck-head = Non si può fare nulla
stuck-text = Nulla da comprare né da vendere: il turno passa.
stuck-pass = Passa
watch-buys = { $name } compra { $stock }
watch-sells = { $name } vende { $colour }
watch-closes = { $name } chiude { $capital }
watch-declines = { $name } non fa un’ultima vendita
watch-passes = { $name } passa
ask-trade = Comprare o vendere
ask-close = Spostare la chiusura
ask-last-sale = Un’ultima vendita?
round = Manche { $number }
round-and-turn = Manche { $number } su { $rounds }, { $turn }
log-round = Comincia la manche { $number }
log-buys-stock = { $name }: { $stock }
log-sells-stocks = { $name } vende { $product }
log-sells-joker = { $name }, jolly { $product }
log-column-empty = { $capital } è vuota, { $number } su 3
log-closed = Chiusa: { $capital }
log-closed-moves = Chiusa: da { $start } a { $end }
log-closed-leaves = La chiusura lascia il gioco
log-trading-ends = Fine degli acquisti
log-no-last-sale = { $name }: nessuna vendita
log-round-ends = Conteggio della manche { $number }
sheet-title = Fine della manche { $number } su { $rounds }
sheet-text = Il denaro si conta apertamente, in milioni; le azioni invendute non valgono nulla.
sheet-total = Totale
sheet-on = Comincia la manche { $number }
sheet-on-hint = Spazio; comincia il posto seguente
results-millions =
    { $number ->
        [one] milione
       *[other] milioni
    }
results-rounds =
    { $number ->
        [one] Decide il denaro della manche.
       *[other] Decide il denaro di { $number } manche.
    }
results-three-empty = Tre colonne sono vuote: la manche finisce dopo il turno { $turn }.
results-all-passed = Tutti hanno passato: la manche finisce dopo il turno { $turn }.
results-team = Vincono { $names }
results-best = meglio: { $product }
results-no-sale = nessuna vendita
results-even =
    { $number ->
        [one] { $number } milione a testa: pari
       *[other] { $number } milioni a testa: pari
    }
results-money = Denaro nel tempo
results-money-hint = i sigilli segnano i conteggi
results-sold = Vendite per azione
results-sold-sum = vendite
# Perché qualcosa non si può fare.
trader-no-such-column = Questa colonna non esiste.
trader-empty =
    { $capital ->
        [Paris] A Parigi non resta nessuna azione.
        [Berlin] A Berlino non resta nessuna azione.
        [London] A Londra non resta nessuna azione.
        [Rome] A Roma non resta nessuna azione.
       *[other] A Bruxelles non resta nessuna azione.
    }
trader-covered =
    { $capital ->
        [Paris] La borsa di Parigi è chiusa: la sua azione libera non si può comprare.
        [Berlin] La borsa di Berlino è chiusa: la sua azione libera non si può comprare.
        [London] La borsa di Londra è chiusa: la sua azione libera non si può comprare.
        [Rome] La borsa di Roma è chiusa: la sua azione libera non si può comprare.
       *[other] La borsa di Bruxelles è chiusa: la sua azione libera non si può comprare.
    }
trader-too-dear = Questa azione costa { $price }; ci sono { $money }.
trader-not-yours = Queste azioni non ci sono tutte.
trader-not-partners = Il compagno non ha questa azione.
trader-two-colours = Due azioni vendute insieme devono avere lo stesso colore.
trader-lower-first = Delle due azioni si nomina prima la più bassa.
trader-team-sale = In squadra una vendita prende un’azione propria e una davanti al compagno.
trader-no-partner = In questa partita non ci sono compagni.
trader-joker-used = In questa manche il jolly è già stato usato.
trader-same-column = La carta di chiusura deve cambiare colonna.
trader-can-act = Passa solo chi non può né comprare né vendere.
# I tasti propri di questo tavolo.
keys-trader-column = 1–5
keys-trader-column-does = scegliere una colonna
keys-trader-buy = B
keys-trader-buy-does = comprare ciò che è scelto
keys-trader-sell = S
keys-trader-sell-does = vendere la coppia migliore
keys-trader-joker = J
keys-trader-joker-does = vendere col jolly
keys-trader-decline = N
keys-trader-decline-does = nessuna ultima vendita
keys-trader-pass = P
keys-trader-pass-does = passare, se non c’è altro
