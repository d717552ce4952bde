# Le regole di Master Merchant. Una riga vuota comincia un capoverso; «• » ne fa un punto di un elenco, «= » una riga forte.

rules-master_merchant-aim = Lo scopo
rules-master_merchant-aim-text =
    Un mercante ha bisogno di oro e di conoscenze: tutti cominciano con un inganno e un talento per la trattativa, e
    raccolgono la gente della città, che torna utile quando si gioca la sua carta.

    = Chi ha 8 oro o più alla fine del proprio turno, o possiede almeno 8 nomi diversi, vince subito.

    I nomi si contano in mano e negli scarti insieme; contano anche le carte iniziali e quelle coperte. Si guarda solo il
    giocatore il cui turno finisce: l’oro può superare 8 nel frattempo e poi andarsene.
rules-master_merchant-aim-example = Esempio: due strade per la vittoria
rules-master_merchant-aim-gold = 8 oro vincono
rules-master_merchant-aim-names = 8 nomi vincono

rules-master_merchant-parts = La città
rules-master_merchant-parts-text =
    Tutti cominciano con due carte iniziali in mano, Inganno e Trattativa, e senza oro. Il primo giocatore si sceglie o si
    sorteggia.

    Le altre 28 carte formano dieci pile, la città. Ogni carta mostra il costo in alto a sinistra e l’effetto in simboli
    in basso.

    • Chi compra una carta paga prima il suo costo. L’oro non scende mai sotto 0.

    • Una carta comprata o ricevuta negli scarti vi giace scoperta. Serve quando è stata ripresa e giocata; solo Hiiragi
    difende subito.

    • Le carte iniziali non hanno prezzo e non vanno mai in città.
rules-master_merchant-parts-example = Le pile e quante copie hanno
rules-master_merchant-parts-cost = costo { $cost }

rules-master_merchant-turn = Un turno
rules-master_merchant-turn-text =
    Il giocatore di turno prima riprende gli scarti, se è il momento, poi può giocare due carte, o meno, o nessuna. Una
    carta giocata giace subito nei propri scarti; il suo effetto si usa oppure no.

    • Più carte dello stesso nome si possono giocare insieme: è una sola giocata. Prima si posano tutte; poi i loro
    effetti si usano o si lasciano uno alla volta.

    • Un effetto si usa intero o per niente. Una carta della giocata in corso non può essere scelta dai suoi effetti.

    • Kanda e Ueshima danno altre giocate in questo turno. Anche queste possono essere di più carte di un nome.

    Il turno finisce quando il giocatore lo dice, o da sé quando non restano giocate o carte in mano.
rules-master_merchant-turn-example = Esempio: un turno intero
rules-master_merchant-turn-first = una giocata in più
rules-master_merchant-turn-second = una coppia, una giocata
rules-master_merchant-turn-third = la giocata in più

rules-master_merchant-pick-up = Riprendere
rules-master_merchant-pick-up-text =
    Un giocatore senza carte in mano all’inizio del turno prende in mano tutti i suoi scarti. Le carte coperte tornano
    carte normali.

    Lo stesso accade con esattamente una carta in mano: non si gioca da sola, e il turno prosegue con tutta la mano.

    Il tavolo può accordarsi su un’altra regola prima della partita: allora si riprende solo a mano vuota, e una carta
    sola si può semplicemente giocare.
rules-master_merchant-pick-up-example = Esempio: una carta sola
rules-master_merchant-pick-up-hand = mano: una carta
rules-master_merchant-pick-up-discard = scarti
rules-master_merchant-pick-up-after = mano: tutte

rules-master_merchant-down = Coperta
rules-master_merchant-down-text =
    Ogni carta si può invece giocare coperta. Porta 1 oro al posto del suo effetto; l’oro si può rifiutare.

    Le carte coperte si giocano sempre una alla volta: ognuna è una giocata.

    Solo il proprietario può guardare una carta coperta, e solo i suoi effetti la possono scegliere. Conta comunque per i
    nomi. Tutti devono vedere ciò che si paga o va in città: una tale carta prima si mostra.
rules-master_merchant-down-example = Esempio: una carta per 1 oro
rules-master_merchant-down-play = giocata coperta
rules-master_merchant-down-gold = oro: { $sum }
rules-master_merchant-down-owner = vista dal proprietario

rules-master_merchant-discard = Di chi sono le carte
rules-master_merchant-discard-text =
    Tutti gli scarti sono distesi, perché si veda tutto. Ciò che un effetto può scegliere è illuminato; un clic mostra che
    cosa porterebbe prima di confermare.

    • Le carte iniziali negli scarti di un altro non si possono scegliere, e nemmeno le sue carte coperte.

    • I propri scarti si possono scegliere dovunque si possano scegliere quelli di un altro, carte coperte comprese. Tra
    copie di un nome si dice se si intende la scoperta o la coperta.

    • Si può prendere di mira sé stessi dovunque si possa mirare a un altro.

    • Non si prende oro a chi non ne ha, né una carta da una mano vuota.
rules-master_merchant-discard-example = Esempio: che cosa può scegliere il Daimon di un altro
rules-master_merchant-discard-no-start = carta iniziale
rules-master_merchant-discard-yes = si può scegliere
rules-master_merchant-discard-no-down = coperta

rules-master_merchant-shield = Lo scudo
rules-master_merchant-shield-text =
    L’effetto di un altro che prende di mira un giocatore si può parare: chi ha Hiiragi scoperto negli scarti lo può
    coprire, e l’effetto non gli fa niente.

    • Prima si dice che cosa è stato scelto. Poi si chiede a chi è colpito e ha Hiiragi scoperto, in senso orario dal
    giocatore di turno.

    • Un effetto parato non si può dirigere altrove. Un Daimon parato non rimanda e non paga niente; con Sakuraya parata
    niente si compra e niente si paga.

    • Contro Inganno ogni vittima difende solo sé stessa.
rules-master_merchant-shield-example = Esempio: Kogarashi è parato
rules-master_merchant-shield-aimed = contro { $name }
rules-master_merchant-shield-turned = Hiiragi si copre
rules-master_merchant-shield-kept = l’oro resta: { $gold }

rules-master_merchant-start = Carte iniziali
rules-master_merchant-start-text =
    = Inganno: prendi 1 oro a ogni giocatore che ne ha 4 o più.

    Non si sceglie nessuno. Chi è colpito può difendersi, ciascuno per sé.

    = Trattativa: compra una carta dalla città; va nei tuoi scarti.

    Una moneta barrata segna le carte iniziali: non hanno prezzo. Restano al loro proprietario per tutta la partita, e
    l’effetto di un altro non le può scegliere negli scarti. Una scelta a caso dalla mano le può colpire.
rules-master_merchant-start-example = Esempio: Inganno con altri tre giocatori
rules-master_merchant-start-takes = oro: { $sum }
rules-master_merchant-start-spared = { $gold } oro: risparmiato

rules-master_merchant-card-1 = Carte di costo 1
rules-master_merchant-card-1-text =
    = Izumiya, il mercante: ricevi gratis una carta della città di costo 1, nei tuoi scarti.

    = Hiiragi, la guardia del corpo: scarta a caso una carta dalla mano di un giocatore.

    La sorte sceglie la carta, anche quando si mira a sé stessi. Giace scoperta negli scarti del suo proprietario. Una
    mano vuota non si può colpire. Scoperto negli scarti, Hiiragi è anche uno scudo.

    = Oboro, la geisha: riprendi in mano una carta dai tuoi scarti.

    Anche una carta coperta o iniziale, ma nessuna Oboro della stessa giocata.
rules-master_merchant-card-1-example = Quattro copie ciascuna

rules-master_merchant-card-2 = Carte di costo 2
rules-master_merchant-card-2-text =
    = Kogarashi, il ninja: prendi 1 oro a un giocatore.

    Un giocatore senza oro non si può scegliere.

    = Daimon, lo yakuza: rimanda in città una carta dagli scarti di un giocatore, che riceve 2 oro.

    Nessuna carta iniziale va mai in città, e nessun Daimon della stessa giocata.

    = Sakuraya, il ristorante: compra una carta dalla città o dagli scarti di un giocatore; va in mano.

    Il prezzo di una carta degli scarti va al suo proprietario. Per una carta propria l’oro deve esserci, e torna subito
    indietro.
rules-master_merchant-card-2-example = Tre copie ciascuna

rules-master_merchant-card-3 = Costi 3 e 4
rules-master_merchant-card-3-text =
    = Echigoya, il ricco mercante: ricevi 2 oro.

    = Kanda, il vassallo: ricevi 1 oro; una giocata in più in questo turno.

    = Ueshima, il magistrato: paga 1 oro: due giocate in più in questo turno.

    Chi non può pagare non riceve niente; la giocata è usata lo stesso.

    = Tokunaga, il daimyo, di costo 4: prendi in mano una carta da qualsiasi scarto.

    C’è una sola Tokunaga. Le carte iniziali e quelle coperte degli altri sono fuori portata.
rules-master_merchant-card-3-example = Due copie ciascuna di costo 3, una di costo 4

rules-master_merchant-end = La fine
rules-master_merchant-end-text =
    = Con 8 oro o 8 nomi diversi alla fine del proprio turno un giocatore vince subito.

    Il vincitore è primo. Gli altri si classificano per nomi diversi + oro; a somma uguale il posto è condiviso.

    Un foglio risplende quando il suo giocatore è a un passo dalla vittoria: 7 oro, o 7 nomi.

    Se nessuno ha vinto dopo 100 turni a testa la partita finisce, e tutti si classificano per nomi + oro.
rules-master_merchant-end-example = Esempio: i posti

rules-master_merchant-open = Aperto e segreto
rules-master_merchant-open-text =
    Aperti a tutti sono la città, l’oro, le carte scoperte di tutti gli scarti, quante carte ciascuno ha in mano e
    coperte, e quanti nomi diversi ciascuno possiede.

    Segrete sono le carte in mano, e quelle coperte. Tutte le carte vengono dalla città apertamente e cambiano
    proprietario apertamente; così chiunque può contare i nomi, e il tavolo li mostra. Quali delle sue carte siano in mano
    e quali coperte lo sa solo il giocatore.

    Quando più persone giocano a uno schermo, cala una tenda prima che una mano si apra. Uno scudo si chiede senza tenda:
    per questo nessuno deve vedere una mano.
rules-master_merchant-open-example = Davanti a un giocatore
rules-master_merchant-open-all = aperto
rules-master_merchant-open-secret = segreto

rules-master_merchant-rulings = Casi particolari
rules-master_merchant-rulings-text =
    • Più carte di una giocata si posano tutte prima del primo effetto. Ogni effetto si usa intero, o si lascia.

    • Una carta della giocata in corso non può essere scelta da quella giocata: Oboro non riprende sé stessa, Daimon non
    rimanda sé stesso.

    • «Una carta» (Oboro, Tokunaga, Daimon) è una carta, mai tutte quelle di un nome.

    • La scelta a caso di Hiiragi è uguale per tutte le carte di una mano, e può colpire una carta iniziale.

    • Sakuraya sui propri scarti: l’oro deve esserci, e torna subito indietro. Parata: niente si compra.

    • Un Hiiragi comprato o ricevuto negli scarti difende subito.

    • Ueshima senza oro: non succede niente, e la giocata è usata.

    • Il turno finisce da sé senza giocate o senza carte. Solo il giocatore il cui turno finisce può vincere.

    • Gli scudi si chiedono in senso orario, a chi è colpito e ha Hiiragi scoperto.

rules-master_merchant-screen = A questo schermo
rules-master_merchant-screen-text =
    • Un clic su una carta della mano la sceglie, un clic su un’altra dello stesso nome l’aggiunge; un secondo clic, o
    Invio, gioca. Un clic destro su una carta della mano la sceglie per posarla coperta.

    • Quando si chiede un effetto, tutto ciò che può scegliere è illuminato: pile della città, carte degli scarti o
    giocatori. Un clic mostra che cosa cambierebbe e per chi, un secondo conferma. «No effetto» rinuncia.

    • Una giocata si può riprendere finché un altro giocatore o la sorte non ha deciso. Contro soli robot si può anche
    tornare più indietro; i risultati contano quante volte.

    • I dà un consiglio: la mossa migliore, con una ragione; i risultati contano i consigli.

    • F1, o un clic destro fuori dalle carte in mano, apre queste regole al capoverso giusto, con i numeri del momento.

    • La partita si salva dopo ogni decisione; la finestra si può chiudere in qualsiasi momento.
rules-master_merchant-screen-example = I tasti più utili

# I numeri del momento.
rules-master_merchant-now-roads = { $name }: { $gold } oro su 8, { $names } nomi su 8
rules-master_merchant-now-wins = { $name } vince se questo turno finisce ora.
rules-master_merchant-now-card = { $card }: { $effect }
rules-master_merchant-now-left =
    { $number ->
        [0] { $card }: la pila è vuota.
        [one] { $card } costa { $cost }; ne resta una.
       *[other] { $card } costa { $cost }; ne restano { $number }.
    }
rules-master_merchant-now-dear = { $name } ha { $gold } oro: ne mancano { $missing }.
rules-master_merchant-now-plays =
    { $number ->
        [0] { $name } non ha altre giocate.
        [one] { $name } ha ancora una giocata.
       *[other] { $name } ha ancora { $number } giocate.
    }
rules-master_merchant-now-pick-up =
    { $name } riprende gli scarti al prossimo turno con { $lone ->
        [play] la mano vuota
       *[other] al più una carta in mano
    }.
rules-master_merchant-now-shields =
    { $number ->
        [0] { $name } non ha scudi.
        [one] { $name } ha uno scudo.
       *[other] { $name } ha { $number } scudi.
    }
rules-master_merchant-now-hidden =
    { $name }: { $hand ->
        [0] nessuna carta
        [one] una carta
       *[other] { $hand } carte
    } in mano, { $down ->
        [0] nessuna coperta
        [one] una coperta
       *[other] { $down } coperte
    }
