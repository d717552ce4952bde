# Le regole di Trader. Una riga vuota comincia un paragrafo; "• " ne fa una voce di elenco, "= " una riga in risalto.

rules-trader-aim = Scopo del gioco
rules-trader-aim-text =
    Alla borsa di cinque capitali si comprano azioni una alla volta e si vendono a coppie. Un’azione costa il suo valore,
    ma due azioni dello stesso colore rendono il prodotto dei loro valori.

    = Chi alla fine ha più denaro vince.

    Ogni acquisto scopre l’azione seguente della sua colonna, forse proprio quella che un altro aspetta. E quando tre
    colonne sono vuote, ciò che non è venduto presto non varrà più nulla.

    In due si gioca l’uno contro l’altro. In tre una carta in più chiude una colonna; in quattro si gioca in due squadre.
rules-trader-aim-example = Esempio: comprare, poi vendere
rules-trader-aim-cost = acquisto: { $sum }
rules-trader-aim-sold = vendita: { $product }

rules-trader-parts = Materiale
rules-trader-parts-text =
    Ci sono 35 azioni di cinque colori: ferrovie, piroscafi, telegrafo, gas e porcellana. Ogni colore ne ha sette; i valori
    2 e 3 ci sono due volte, 4, 5 e 6 una volta.

    Cinque capitali stanno in testa alle colonne: Parigi, Berlino, Londra, Roma e Bruxelles.

    In due o in tre ognuno ha un jolly; in quattro ne ha uno ogni squadra. Un jolly ha valore 2. La carta “borsa chiusa”
    serve solo in tre.

    Il denaro si conta in milioni. La banca non resta mai senza e dà sempre il resto.
rules-trader-parts-example = Le azioni di un colore e le altre carte
rules-trader-parts-capital = cinque capitali
rules-trader-parts-closed = in tre

rules-trader-set-up = Preparazione
rules-trader-set-up-text =
    • Si mescolano le azioni. Sotto ogni capitale se ne posano sette, scoperte e in parte sovrapposte, così che ogni
    valore si veda. Solo l’ultima azione di una colonna, in basso, è libera.

    • In due ognuno riceve 20 milioni; in tre 17; in quattro 15. Il denaro resta nascosto.

    • Si sceglie chi comincia, o decide la sorte.

    • In tre: la carta di chiusura comincia sull’ultima azione della colonna di mezzo, Londra.

    • In quattro: i compagni siedono l’uno di fronte all’altro.
rules-trader-set-up-example = Esempio: due delle cinque colonne
rules-trader-set-up-free = libera
rules-trader-set-up-closed = chiusa (in tre)
rules-trader-set-up-money = in { $players }: { $money } milioni a testa

rules-trader-turn = Il turno
rules-trader-turn-text =
    Si gioca a turno, in senso orario. Chi è di turno fa esattamente una di tre cose: comprare un’azione, vendere due
    azioni, o venderne una col jolly.

    Chi può fare una di queste cose deve farla, anche se resta solo una vendita col jolly. Chi non può farne nessuna
    passa; è una mossa a sé. Nessuno fa debiti.

    Quando tutti passano di seguito, la manche è finita.
rules-trader-turn-example = Tre cose da fare
rules-trader-turn-buy = un’azione, al suo valore
rules-trader-turn-sell = per il prodotto
rules-trader-turn-joker = per il doppio del valore

rules-trader-buy = Comprare
rules-trader-buy-text =
    Si prende l’azione libera di una colonna, cioè l’ultima in basso, e se ne paga il valore alla banca. L’azione si posa
    scoperta davanti a chi l’ha comprata, sotto gli occhi di tutti.

    Ora è libera l’azione che le stava sopra.

    Non si può comprare un’azione che costa più di quanto si ha. In tre non si può comprare nemmeno quella sotto la
    carta di chiusura.
rules-trader-buy-example = Esempio: un acquisto
rules-trader-buy-next = poi libera
rules-trader-buy-price = costa { $price }
rules-trader-buy-money = denaro: { $sum }

rules-trader-sell = Vendere una coppia
rules-trader-sell-text =
    Si vendono due delle proprie azioni che abbiano lo stesso colore. La banca paga il prodotto dei due valori.

    Le azioni vendute lasciano il gioco.

    Una vendita è un turno: prende due azioni, mai di più. Azioni di colori diversi non si vendono mai insieme.

    In quattro una coppia è fatta di un’azione di ciascun compagno.
rules-trader-sell-example = Esempio: che cosa rendono le coppie
rules-trader-sell-no = due colori: niente vendita

rules-trader-joker = Il jolly
rules-trader-joker-text =
    Col jolly si vende un’azione sola. La banca paga il doppio del suo valore, perché il jolly conta 2.

    L’azione e il jolly lasciano entrambi il gioco. Un jolly vende dunque una sola volta per manche; ogni manche di un
    incontro comincia con jolly nuovi.

    Un jolly non ancora usato può fare l’ultima vendita, dopo la fine.

    In quattro ogni squadra ha un jolly. Può usarlo l’uno o l’altro compagno, con un’azione dell’uno o dell’altro, e il
    denaro va a chi lo usa.
rules-trader-joker-example = Esempio: una vendita col jolly
rules-trader-joker-gone = entrambi lasciano il gioco

rules-trader-closed = In tre: chiusura
rules-trader-closed-text =
    In tre la carta “borsa chiusa” sta su una colonna. L’azione sotto di essa non si può comprare.

    Dopo aver comprato o venduto, si sposta la carta di chiusura sull’azione libera di un’altra colonna. Non può restare
    dov’è.

    Quando due colonne sono vuote, la carta di chiusura lascia il gioco per sempre, e subito: chi vuota la seconda colonna
    non la sposta prima.

    Può capitare di passare solo perché l’unica azione che si potrebbe pagare è coperta. La carta si sposta lo stesso,
    anche quando con ciò la manche finisce. Chi passa per mancanza di denaro la lascia dov’è.
rules-trader-closed-example = Esempio: la carta di chiusura si sposta
rules-trader-closed-before = Bruxelles non si può comprare
rules-trader-closed-after = dopo il turno sta altrove

rules-trader-teams = In quattro: squadre
rules-trader-teams-text =
    In quattro, i due che siedono di fronte formano una squadra. Ognuno compra per sé e ha il proprio denaro; alla fine conta
    la somma dei due compagni.

    Una vendita di due azioni ne prende una davanti a chi vende e una dello stesso colore davanti al compagno. Chi vende
    tiene tutta la somma.

    La squadra ha un solo jolly. Può usarlo l’uno o l’altro, con un’azione dell’uno o dell’altro; il denaro va a chi lo usa.

    Se i compagni possano parlarsi si stabilisce prima della partita. Il programma mostra l’accordo e non impone nulla.
rules-trader-teams-example = Esempio: due compagni fanno una coppia
rules-trader-teams-seller = { $name } vende
rules-trader-teams-partner = { $name } dà
rules-trader-teams-gets = { $name } incassa tutto

rules-trader-end = La fine
rules-trader-end-text =
    = Quando tre colonne sono vuote, la manche finisce all’istante.

    Allora, nell’ordine di turno e a partire dal posto seguente, ognuno può fare un’ultima vendita: due azioni, o una sola
    con un jolly non ancora usato. In quattro, ogni squadra può farne una.

    Nessuno è obbligato a vendere. A chi non ha nulla da vendere non si chiede. In una squadra si chiede prima al compagno
    il cui turno viene per primo; può rinunciare per lasciare la vendita all’altro.

    Le azioni invendute non valgono nulla. Vince chi ha più denaro; in quattro conta la somma della squadra. A pari
    denaro la vittoria è divisa.
rules-trader-end-example = Esempio: la terza colonna è vuota
rules-trader-end-empty = vuota
rules-trader-end-left =
    { $number ->
        [one] { $number } azione
       *[other] { $number } azioni
    }

rules-trader-rounds = Più manche
rules-trader-rounds-text =
    Un incontro può avere più manche; quante, si fissa prima di cominciare.

    Ogni manche riparte da capo: tutte le azioni, il denaro iniziale, i jolly e, in tre, la carta di chiusura. A ogni
    manche comincia il posto seguente.

    Si somma il denaro che ognuno ha alla fine di ogni manche. Il totale più alto vince l’incontro; a pari totale la
    vittoria è divisa.
rules-trader-rounds-example = Esempio: un incontro di due manche

rules-trader-money = Palese e segreto
rules-trader-money-text =
    Tutti vedono le colonne, le azioni davanti a ciascuno, i jolly, e ogni acquisto e ogni vendita col suo prezzo.

    Segreto è solo quanto denaro ha un giocatore, anche per il compagno. Dopo ogni manche di un incontro lo si conta
    apertamente.

    Tutti comprano e vendono apertamente e partono dalla stessa somma. Chi ha buona memoria può dunque calcolare quanto
    hanno gli altri, ed è lecito; i bot hanno questa memoria.

    Prima di una partita il tavolo può accordarsi di mostrare tutto il denaro.
rules-trader-money-example = Davanti a un giocatore
rules-trader-money-open = palese
rules-trader-money-secret = segreto

rules-trader-rulings = Casi particolari
rules-trader-rulings-text =
    • Passa solo chi non può né comprare né vendere. Chi può fare una delle due cose deve farla, anche se resta solo una
    vendita col jolly. Nessuno fa debiti.

    • Quando tutti passano di seguito, la manche finisce e vengono le ultime vendite, anche se nel frattempo la carta di
    chiusura si è spostata. Ma allora non c’è nulla da vendere: chi avesse potuto vendere non avrebbe passato.

    • Il jolly serve una volta per manche; la manche seguente ne porta uno nuovo.

    • In tre: appena la seconda colonna è vuota, la carta di chiusura se ne va; prima non la si sposta. Chi passa solo perché
    l’unica azione alla sua portata è coperta la sposta, anche se con ciò la manche finisce. Chi passa per
    mancanza di denaro non la sposta.

    • Ultime vendite: a chi non ha nulla da vendere, giocatore o squadra, non si chiede, e si può rinunciare. La vendita di
    una squadra spetta al compagno il cui turno viene per primo, a meno che la lasci all’altro.

    • In quattro: se i compagni si parlino è questione di accordo prima della partita; il programma si limita a mostrarlo.

    • Il denaro nascosto si può ricavare da ciò che si gioca apertamente. Un’opzione lo mostra.

rules-trader-screen = Allo schermo
rules-trader-screen-text =
    • Un clic su una colonna ne sceglie l’azione libera e mostra che cosa si scoprirebbe, e per chi; un secondo clic o Invio
    la compra. Si può anche trascinarla davanti a sé.

    • Un clic su un’azione propria, uno su una seconda del suo colore o sul jolly: ecco una vendita; un altro clic
    vende. I pulsanti propongono la migliore.

    • In tre: dopo la mossa, un clic su una colonna mostra dove starebbe la carta di chiusura; un secondo clic la posa.

    • Una decisione si può ritirare finché nessun altro ha deciso e nessuna carta nuova è stata vista. Contro soli robot
    si può anche tornare più indietro; i risultati contano quante volte.

    • I dà un consiglio: la mossa migliore, con una ragione; i risultati contano i consigli.

    • F1 o un clic destro apre queste regole al paragrafo giusto, con i numeri del momento.

    • La partita è salvata dopo ogni decisione; la finestra si può chiudere quando si vuole.
rules-trader-screen-example = I tasti più utili

# I numeri del momento.
rules-trader-now-free = { $capital }: { $stock }, azione libera, costa { $price }.
rules-trader-now-under = { $capital }: { $stock }, ancora coperta; libera: { $free }.
rules-trader-now-closed = { $capital }: { $stock }, non si può comprare, qui la borsa è chiusa.
rules-trader-now-dear =
    { $money ->
        [one] { $name } ha { $money } milione: ne mancano { $missing }.
       *[other] { $name } ha { $money } milioni: ne mancano { $missing }.
    }
rules-trader-now-after =
    { $after ->
        [one] { $name } avrebbe { $after } milione invece di { $before }.
       *[other] { $name } avrebbe { $after } milioni invece di { $before }.
    }
rules-trader-now-sale = { $name }: { $colour }, { $product }
rules-trader-now-no-pair = { $name } non ha coppie da vendere.
rules-trader-now-joker = { $name }: { $stock } col jolly, { $product }
rules-trader-now-joker-idle = { $name } ha un jolly, ma nessuna azione da vendere con esso.
rules-trader-now-joker-gone = { $name }: il jolly è già stato usato.
rules-trader-now-open = Nessuna colonna è chiusa.
rules-trader-now-empty =
    { $number ->
        [one] { $number } colonna vuota su { $most }.
       *[other] { $number } colonne vuote su { $most }.
    }
rules-trader-now-left =
    { $capital }: { $number ->
        [0] vuota
        [one] resta { $number } azione
       *[other] restano { $number } azioni
    }
rules-trader-now-money =
    { $name }: { $money ->
        [one] { $money } milione
       *[other] { $money } milioni
    }
rules-trader-now-hidden = { $name }: denaro nascosto
rules-trader-now-round = Manche { $number } su { $rounds }
rules-trader-now-total = { $name }: { $sum }
