# Le regole di Mercanti di Osaka. Una riga vuota inizia un paragrafo; “• ” ne fa una voce di elenco, “= ” una riga in grassetto.

rules-osaka-aim = Scopo del gioco
rules-osaka-aim-text =
    Quattro navi portano merci lungo la costa, da Osaka a Edo. I giocatori comprano merci, e quando una nave arriva,
    chiunque ne abbia del suo colore le vende. Una vendita rende un punto vittoria ogni 5 monete o parte di 5.

    = Alla fine vince chi ha più punti vittoria.

    Una carta può essere tre cose, e lo dice il posto dove si trova:

    • In una mano è denaro: tante monete quanto è il suo valore.

    • Scoperta davanti a un giocatore è una merce del suo colore, che aspetta la sua nave.

    • Coperta sotto un mercante è un punto vittoria, qualunque cosa vi sia stampata.

    Gli amuleti di una carta sono la sua assicurazione: un 2 ne ha due, un 3 ne ha uno, un 5 nessuno.
rules-osaka-aim-example = Una carta, tre usi
rules-osaka-aim-value = valore { $value }
rules-osaka-aim-good = merce: { $good }
rules-osaka-aim-charm =
    { $charms ->
        [one] un amuleto
       *[other] { $charms } amuleti
    }
rules-osaka-aim-hand = in mano
rules-osaka-aim-hand-is = { $value } monete
rules-osaka-aim-goods = davanti al giocatore
rules-osaka-aim-goods-is = da vendere
rules-osaka-aim-point = sotto il mercante
rules-osaka-aim-point-is = 1 punto vittoria

rules-osaka-parts = Materiale
rules-osaka-parts-text =
    Ci sono 108 carte, 27 per colore. Il rosso è il cartamo, il blu la tela indaco, il giallo il riso, il verde il tè.
    Più una carta vale, più è rara, e meno amuleti porta.

    Ogni colore ha una nave e dodici gettoni di consegna. Se i gettoni di un colore finiscono, si usa qualcos’altro al
    loro posto: la riserva non ferma mai nessuno.

    Ogni giocatore ha un mercante, in piedi sulla pila dei punti vittoria, e un segnalino di prenotazione.

    La rotta da Osaka a Edo ha sei caselle, comprese la prima e l’ultima.
rules-osaka-parts-example = Che cosa ha ogni colore, e ogni giocatore
rules-osaka-parts-cards = × { $number }
rules-osaka-parts-ship = una nave
rules-osaka-parts-tokens = { $number } gettoni
rules-osaka-parts-player = mercante e segnalino

rules-osaka-set-up = Preparazione
rules-osaka-set-up-text =
    • Le quattro navi sono a Osaka. Si mettono cinque carte scoperte al mercato, poi tre alla fattoria.

    • In ordine di posto, ogni giocatore pesca carte scoperte, una alla volta, finché sommano almeno 8. È la prima
    mano. Da qui in poi le carte di una mano sono segrete; quante siano, no.

    • Comincia la somma più bassa. A somma pari comincia chi ha meno carte; se anche queste sono pari, decide la sorte.

    • Dal primo giocatore in senso orario, ognuno prende un gettone di consegna del colore che preferisce.
rules-osaka-set-up-example = Esempio: due prime mani
rules-osaka-set-up-stops = si ferma a { $sum }
rules-osaka-set-up-begins = { $sum } è di meno: comincia { $name }

rules-osaka-turn = Il turno
rules-osaka-turn-text =
    Si gioca a turno in senso orario. Chi è di turno fa una sola di queste tre cose: comprare il mercato, prenderne una
    carta, o prenotare una carta.

    Può darsi che nel mercato non ci sia nessuna carta che il giocatore possa prendere: è vuoto, o gli altri hanno
    prenotato tutto. Allora viene rifornito prima che il turno cominci.

    Chi anche così non può né comprare, né prendere, né prenotare, passa. Quando tutti passano di seguito, la partita
    è finita e si contano i punti.
rules-osaka-turn-example = Tre cose da fare
rules-osaka-turn-buy = tutte le carte libere, pagando
rules-osaka-turn-take = una carta, gratis
rules-osaka-turn-reserve = una carta, per dopo

rules-osaka-buy = Comprare
rules-osaka-buy-text =
    Chi compra prende tutte le carte del mercato che nessun altro ha prenotato, compresa quella sotto il proprio
    segnalino. Nessuna carta libera può restare indietro.

    Si paga con carte della mano che insieme valgano almeno altrettanto. Non si dà resto. Il pagamento va scoperto
    negli scarti; le carte comprate si posano davanti a chi le ha comprate, come merci. Se tra loro c’era la carta
    prenotata, il segnalino torna.

    Poi avanza ogni nave di cui si è comprato il colore: di una casella per una carta, di due per due o più. Se arriva
    a Edo, è giorno di paga. Infine il mercato viene rifornito.
rules-osaka-buy-example = Esempio: si comprano tre carte
rules-osaka-buy-free = { $sum } = { $cost } monete
rules-osaka-buy-kept = prenotata da { $name }
rules-osaka-buy-pays = paga { $sum }
rules-osaka-buy-sails =
    { $spaces ->
        [one] avanza di 1 casella
       *[other] avanza di { $spaces } caselle
    }

rules-osaka-take = Prendere
rules-osaka-take-text =
    Una carta del mercato che nessun altro ha prenotato va nella mano. Non costa nulla.

    Nessuna nave avanza e nessuna carta nuova arriva: il mercato diventa più piccolo.

    Si può prendere anche la carta sotto il proprio segnalino; allora il segnalino torna.

    Una mano non ha limiti. Le carte della fattoria non si possono né prendere né comprare, solo prenotare.
rules-osaka-take-example = Esempio: una mano cresce
rules-osaka-take-before = { $sum } = { $worth }
rules-osaka-take-card = carta presa
rules-osaka-take-after = ora vale { $worth }

rules-osaka-reserve = Prenotare
rules-osaka-reserve-text =
    Chi ha il segnalino di prenotazione davanti a sé lo mette su una carta del mercato o della fattoria che non ne porti
    già uno. Da quel momento nessun altro può comprare o prendere quella carta; gli acquisti degli altri la lasciano lì.

    Quando una carta della fattoria passa al mercato, il segnalino la segue.

    Il segnalino torna solo quando chi l’ha messo compra o prende la carta. Non si può spostare, e nessuno è mai
    obbligato a usare una prenotazione.
rules-osaka-reserve-example = Esempio: si prenota una carta della fattoria
rules-osaka-reserve-farm = nella fattoria
rules-osaka-reserve-market = più tardi nel mercato

rules-osaka-restock = Rifornimento
rules-osaka-restock-text =
    Arrivano carte nuove dopo ogni acquisto, e all’inizio di un turno se nel mercato non c’è nessuna carta che il
    giocatore possa prendere:

    • Le carte della fattoria passano al mercato, con i loro segnalini.

    • Si pescano due carte per il mercato.

    • Si pescano tre carte per la fattoria.

    Nella fila del mercato vengono prima le carte rimaste, poi quelle della fattoria, poi quelle pescate. Se serve una
    carta e il mazzo è vuoto, gli scarti si mescolano e diventano il mazzo.
rules-osaka-restock-example = Esempio: dopo un acquisto
rules-osaka-restock-before = prima
rules-osaka-restock-after = dopo
rules-osaka-restock-stays = resta
rules-osaka-restock-moves = dalla fattoria
rules-osaka-restock-drawn = pescate

rules-osaka-route = La rotta
rules-osaka-route-text =
    Una nave avanza solo quando si comprano le sue merci: di una casella per una carta del suo colore, di due caselle
    per due o più, e mai oltre Edo. In una casella possono stare quante navi si vuole.

    • Da Osaka partono le navi, e qui tornano da Edo. A Oshima non succede nulla.

    • Anori è un ancoraggio sicuro: le navi naufragate ripartono da qui.

    • Enshunada, le due caselle delle grandi onde: ogni giorno di paga vi affonda le navi.

    • Edo è il porto dove le merci si vendono.
rules-osaka-route-example = Esempio: si comprano due risi e un cartamo

rules-osaka-payday = Giorno di paga
rules-osaka-payday-text =
    Quando un acquisto ha portato a Edo una o più navi, ogni giocatore vende tutte le merci di quei colori, assicurate
    o no.

    = Prezzo = valore più alto del lotto + gettoni di consegna di chi vende in quel colore

    = Prezzo × carte, arrotondato al multiplo di 5 superiore e diviso per 5 = punti

    Le carte più basse del lotto diventano i punti, coperte sotto il mercante. Se il lotto ha meno carte dei punti, le
    altre si pescano dal mazzo; se ne ha di più, il resto si scarta.
rules-osaka-payday-example = Esempio: arriva il tè
rules-osaka-payday-cards = tre tè
rules-osaka-payday-tokens = due gettoni
rules-osaka-payday-more =
    Un giorno di paga segue sempre quest’ordine:

    • Si vendono tutte le merci dei colori arrivati.

    • Chi ha fatto punti in un colore prende un gettone di consegna di quel colore.

    • Se ora qualcuno ha 8 gettoni o più, la partita finisce subito.

    • Le navi tra le grandi onde affondano; prima che qualcosa vada perso, si può assicurare.

    • Le navi di Edo tornano a Osaka, quelle naufragate ad Anori. Poi il mercato viene rifornito.
rules-osaka-payday-small = Esempio: due vendite più piccole

rules-osaka-wrecks = Onde e assicurazione
rules-osaka-wrecks-text =
    Un giorno di paga affonda ogni nave tra le grandi onde di Enshunada: tutte le merci del suo colore vanno perse, se
    non sono assicurate.

    Prima si interroga chiunque abbia merci non assicurate di quei colori, dal giocatore di turno in senso orario.
    Assicurare vuol dire scartare carte dalla mano: una carta con due amuleti salva fino a due merci del proprio
    colore, una con un amuleto ne salva una. Nessuno è obbligato.

    Le merci assicurate stanno di traverso. Nessun naufragio può più portarle via, e si vendono come le altre.

    Poi tutte le merci non assicurate dei colori naufragati vanno negli scarti.
rules-osaka-wrecks-example = Esempio: affonda la nave blu
rules-osaka-wrecks-spent = scartata: due amuleti
rules-osaka-wrecks-saved = salve
rules-osaka-wrecks-lost = persa

rules-osaka-end = Gettoni e fine
rules-osaka-end-text =
    Ogni gettone di consegna rende più care le merci del suo colore: aggiunge 1 al prezzo quando chi lo possiede vende.
    Chi fa punti in un colore in un giorno di paga ne prende un gettone. I gettoni non si perdono e non si spendono mai.

    = Appena qualcuno ha 8 gettoni o più, di tutti i colori insieme, la partita finisce.

    Vince chi ha più punti vittoria. A pari punti vince chi ha più gettoni di consegna; se anche questi sono pari, la
    vittoria è divisa. Le merci non vendute e le carte in mano non contano nulla.
rules-osaka-end-example = Esempio: a pari punti decidono i gettoni
rules-osaka-end-score =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

rules-osaka-open = Palese e segreto
rules-osaka-open-text =
    Tutti vedono il mercato, la fattoria, le merci, i gettoni, i segnalini e gli scarti, il numero di carte di ogni mano,
    del mazzo e degli scarti, e tutto ciò che avviene a carte scoperte.

    Sono segreti le carte di una mano, l’ordine del mazzo e il numero di punti di un giocatore: gli altri vedono solo
    quanto è alta la pila.

    Ogni carta entra in una mano e ne esce scoperta. Chi ha una memoria perfetta conosce tutte le mani, ed è gioco
    leale; i bot hanno questa memoria.

    Prima di una partita il tavolo può decidere di mostrare i punti o le mani.
rules-osaka-open-example = Davanti a un giocatore
rules-osaka-open-open = palese
rules-osaka-open-secret = segreto

rules-osaka-rulings = Casi particolari
rules-osaka-rulings-text =
    • Pagare troppo è permesso, anche con una carta che non serviva. Se non c’è nulla da comprare, non si può
    comprare.

    • Un acquisto segue quest’ordine: pagamento, merci, navi, giorno di paga, rifornimento. Se il giorno di paga chiude
    la partita, non c’è rifornimento.

    • Più navi possono arrivare insieme. Ogni colore si vende da solo, con il suo lotto, il suo prezzo e il suo gettone, ma
    il giorno di paga è uno: prima tutte le vendite, poi tutti i gettoni, poi si guarda se la partita è finita, poi i
    naufragi, tutto una volta sola.

    • Quando l’ordine delle vendite decide chi pesca quale carta: rosso, blu, giallo, verde, e dentro un colore dal
    giocatore di turno in senso orario.

    • Gli scarti si mescolano solo quando serve una carta e il mazzo è vuoto. Se sono vuoti entrambi, ciò che non si
    può pescare non si pesca; i punti dovuti contano lo stesso tutti.

    • Chiunque abbia merci non assicurate di un colore naufragato viene interrogato, qualunque sia la sua mano: che
    qualcuno non abbia amuleti non riguarda nessuno.

    • L’assicurazione è una sola decisione per tutti i colori che affondano in quel momento, e solo per quelli. Ogni carta
    scartata deve salvare almeno una merce, e al massimo tante quanti sono i suoi amuleti; quali, lo sceglie il
    giocatore. Una merce già assicurata non si assicura due volte.
rules-osaka-screen = Allo schermo
rules-osaka-screen-text =
    • Un clic su una carta del mercato la sceglie, un secondo clic o Invio la prende. Un clic destro la prenota. Un clic
    su una carta della fattoria la prenota. Carte e segnalino si possono anche trascinare.

    • “Compra il mercato” mostra prima dove andrebbero le navi e che cosa ne viene; clic sulle carte della mano
    cambiano il pagamento. Il secondo clic compra.

    • Una decisione si può ritirare finché nessun altro ha deciso e nessuna carta nuova è stata vista. Contro soli robot
    si può anche tornare più indietro; i risultati contano quante volte.

    • I dà un consiglio: la mossa migliore, con una ragione; i risultati contano i consigli. Una cifra accanto a una
    nave con merci proprie è il rischio di naufragio prima del proprio prossimo turno.

    • F1, o un clic destro su qualunque altra cosa, apre queste regole al paragrafo giusto, con i numeri del momento.

    • La partita è salvata dopo ogni decisione; la finestra si può chiudere in qualsiasi momento.
rules-osaka-screen-example = I tasti più utili

# I numeri del momento.
rules-osaka-now-sale =
    { $name }: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } × ({ $highest } + { $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    }) = { $money }, { $over ->
        [0] { "" }
       *[other] { "" }arrotondato a { $rounded },{ " " }
    }{ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
rules-osaka-now-arrival = { $ship }, se arrivasse ora:
rules-osaka-now-nobody = Nessuno ha { $good } da vendere.
rules-osaka-now-foreseen = L’acquisto preparato porterebbe:
rules-osaka-now-brought = { $good }: { $sum }
rules-osaka-now-buy =
    { $name }: { $cards ->
        [0] nessuna carta da comprare
        [one] { $cards } carta libera costa { $cost }
       *[other] { $cards } carte libere costano { $cost }
    }
rules-osaka-now-hand =
    La mano vale { $have }{ $missing ->
        [0] .
        [one] : manca 1.
       *[other] : mancano { $missing }.
    }
rules-osaka-now-take = { $card }: la mano varrebbe { $after } invece di { $before }.
rules-osaka-now-kept = { $card }: prenotato da { $name }.
rules-osaka-now-free = Il segnalino di { $name } è libero.
rules-osaka-now-restock =
    { $farm ->
        [0] La fattoria è vuota.
        [one] Una carta passa al mercato.
       *[other] { $farm } carte passano al mercato.
    } Mazzo: { $draw }, scarti: { $discard }.
rules-osaka-now-ship =
    { $ship } è a { $space }, { $left ->
        [0] arrivata.
        [one] a una casella da Edo.
       *[other] a { $left } caselle da Edo.
    }
rules-osaka-now-calm = Nessuna nave è tra le grandi onde.
rules-osaka-now-risk = { $ship } è tra le grandi onde. Merci non assicurate: { $owners }.
rules-osaka-now-empty = { $ship } è tra le grandi onde: nessuno ha merci da perdere.
rules-osaka-now-charms =
    { $good }: { $charms ->
        [0] nessun amuleto in mano.
        [one] un amuleto in mano.
       *[other] { $charms } amuleti in mano.
    }
rules-osaka-now-safe = { $card }: assicurato.
rules-osaka-now-tokens =
    { $name }: { $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    } su { $end }{ $points ->
        [-1] { "" }
        [one] , { $points } punto
       *[other] , { $points } punti
    }
rules-osaka-now-open =
    { $name }: { $hand ->
        [one] { $hand } carta in mano
       *[other] { $hand } carte in mano
    }, { $goods ->
        [one] { $goods } merce
       *[other] { $goods } merci
    }, { $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    }
