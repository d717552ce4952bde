# Il tavolo di Master Merchant.
mm-card-trick = Inganno
mm-card-negotiation = Trattativa
mm-card-izumiya = Izumiya
mm-card-hiiragi = Hiiragi
mm-card-oboro = Oboro
mm-card-kogarashi = Kogarashi
mm-card-daimon = Daimon
mm-card-sakuraya = Sakuraya
mm-card-echigoya = Echigoya
mm-card-kanda = Kanda
mm-card-ueshima = Ueshima
mm-card-tokunaga = Tokunaga
mm-role-trick = carta iniziale
mm-role-negotiation = carta iniziale
mm-role-izumiya = mercante
mm-role-hiiragi = guardia del corpo
mm-role-oboro = geisha
mm-role-kogarashi = ninja
mm-role-daimon = yakuza
mm-role-sakuraya = ristorante
mm-role-echigoya = ricco mercante
mm-role-kanda = vassallo
mm-role-ueshima = magistrato
mm-role-tokunaga = daimyo
mm-effect-trick = Prendi 1 oro a ogni giocatore che ne ha 4 o più.
mm-effect-negotiation = Compra una carta dalla città; va nei tuoi scarti.
mm-effect-izumiya = Ricevi gratis una carta della città di costo 1, nei tuoi scarti.
mm-effect-hiiragi = Scarta a caso una carta dalla mano di un giocatore. Negli scarti: uno scudo.
mm-effect-oboro = Riprendi in mano una carta dai tuoi scarti.
mm-effect-kogarashi = Prendi 1 oro a un giocatore.
mm-effect-daimon = Rimanda in città una carta dagli scarti di un giocatore, che riceve 2 oro.
mm-effect-sakuraya = Compra una carta dalla città o dagli scarti di un giocatore; va in mano.
mm-effect-echigoya = Ricevi 2 oro.
mm-effect-kanda = Ricevi 1 oro e una giocata in più.
mm-effect-ueshima = Paga 1 oro: due giocate in più.
mm-effect-tokunaga = Prendi in mano una carta da qualsiasi scarto.
mm-card = { $card }, { $role }, costa { $cost }
mm-start-card = { $card }, { $role }, senza prezzo
mm-city = La città
mm-city-hint = dieci pile, copie rimaste
mm-city-tip = Qui si comprano e si ricevono le carte. Ogni pila dice quante ne restano.
mm-copies-tip =
    { $number ->
        [one] Ne resta una.
       *[other] Ne restano { $number }.
    }
mm-gold = oro
mm-names = nomi
mm-of-gold = oro su 8
mm-of-names = nomi su 8
mm-own-hint = 8 oro o 8 nomi: vittoria
mm-own-wins = vince alla fine del turno
mm-own-discard-head = Scarti aperti
mm-own-discard-hint = solo { $name } vede le carte coperte
mm-own-tip = Chi ha 8 oro o 8 nomi diversi alla fine del proprio turno vince subito.
mm-rival-tip =
    { $name }: { $gold } oro, { $names ->
        [one] un nome
       *[other] { $names } nomi
    }, { $hand ->
        [0] nessuna carta
        [one] una carta
       *[other] { $hand } carte
    } in mano.
mm-threat-close = a un passo dalla vittoria
mm-threat-won = vince alla fine del suo turno
mm-down-tip = Coperta: solo { $name } conosce questa carta.
mm-own-down-tip = Coperta; nessun altro conosce questa carta.
mm-hand-tip = Clic sinistro: gioca scoperta, anche più d’una dello stesso nome. Clic destro: coperta per 1 oro.
mm-plays =
    { $number ->
        [0] ultima giocata
        [one] 1 giocata
       *[other] { $number } giocate
    }
mm-a-card = una carta
# Che cosa farebbe un effetto a un giocatore.
mm-aim-hiiragi = scartare 1 a caso
mm-aim-no-card = mano vuota
mm-aim-kogarashi = prendere 1 oro
mm-aim-no-gold = niente oro da prendere
mm-aim-trick = perde 1 oro
mm-aim-poor = meno di { $gold } oro
mm-aim-chosen = scelto
mm-aim-chosen-gold = scelto: { $before } → { $after }
mm-aim-asked = può difendersi
mm-aim-shielded = difeso
mm-row-gold = oro { $before } → { $after }
mm-row-names = nomi { $before } → { $after }
mm-row-plays =
    { $number ->
        [one] una giocata in più
       *[other] giocate in più
    }
mm-row-blind = una carta a caso
mm-row-shield = { $name }: scudo possibile
# Il pannello delle azioni.
mm-play = Gioca una carta
mm-play-hint = clic su una carta in mano
mm-play-first = Prima scegli una carta in mano.
mm-play-card =
    { $number ->
        [one] Gioca { $card }
       *[other] Gioca { $number } { $card }
    }
mm-turn-head =
    { $number ->
        [one] Resta una giocata
       *[other] Restano { $number } giocate
    }
mm-turn-text = Una carta scoperta per il suo effetto, o coperta per 1 oro.
mm-turn-keys = Carte dello stesso nome si giocano insieme.
mm-down = Coperta
mm-down-hint = per 1 oro
mm-down-card = { $card } coperta
mm-down-gold = oro { $before } → { $after }
mm-down-head = Al posto del suo effetto
mm-down-text = Conta per i nomi, e nessun altro la vede.
mm-goldless = Niente oro
mm-goldless-hint = solo coperta
mm-end = Fine turno
mm-end-hint = al prossimo
mm-end-wins = e vinci
mm-take-back = Riprendi
mm-take-back-hint = carta in mano
mm-take-back-effect = ultimo effetto
mm-waive = No effetto
mm-waive-hint = giocata usata
mm-effect-of = { $number } di { $total }
mm-choose-first = Prima scegli ciò che è illuminato.
mm-choose-hint = clic su ciò che è illuminato
mm-choose-negotiation = Quale compri?
mm-choose-izumiya = Quale ricevi?
mm-choose-hiiragi = La mano di chi?
mm-choose-oboro = Quale riprendi?
mm-choose-kogarashi = L’oro di chi?
mm-choose-daimon = Quale rimandi?
mm-choose-sakuraya = Quale compri?
mm-choose-tokunaga = Quale prendi?
mm-use-hint = Invio, o clic
mm-use-trick = Prendi l’oro
mm-use-echigoya = Ricevi 2 oro
mm-use-kanda = 1 oro, 1 giocata
mm-use-ueshima = Paga 1, 2 giocate
mm-used-negotiation = Compra { $card }
mm-used-izumiya = Ricevi { $card }
mm-used-hiiragi =
    { $place ->
        [self] Scarta la tua
       *[other] Colpisci { $name }
    }
mm-used-oboro = Riprendi { $card }
mm-used-kogarashi =
    { $place ->
        [self] Prendi il tuo oro
       *[other] Prendi a { $name }
    }
mm-used-daimon =
    { $place ->
        [other] { $card } di { $name } in città
       *[self] { $card } in città
    }
mm-used-sakuraya =
    { $place ->
        [other] Compra { $card } da { $name }
       *[self] Compra { $card }
    }
mm-used-tokunaga =
    { $place ->
        [other] Prendi { $card } a { $name }
       *[self] Prendi { $card }
    }
mm-nothing = Avanti
mm-nothing-trick = nessuno ha 4 oro
mm-nothing-negotiation = niente è pagabile
mm-nothing-izumiya = niente carte di costo 1
mm-nothing-hiiragi = nessuno ha carte
mm-nothing-oboro = niente da riprendere
mm-nothing-kogarashi = nessuno ha oro
mm-nothing-daimon = niente da rimandare
mm-nothing-sakuraya = niente è pagabile
mm-nothing-echigoya = nessun effetto
mm-nothing-kanda = nessun effetto
mm-nothing-ueshima = manca l’oro per pagare
mm-nothing-tokunaga = niente da prendere
mm-shield-by = di { $name }
mm-shield-do = Scudo
mm-shield-hint = Hiiragi si copre
mm-bear = Lascia fare
mm-bear-hint = Hiiragi resta scoperto
# Che cosa attende chi può difendersi.
mm-loss-gold = Perdi 1 oro
mm-loss-hiiragi = Scarti una carta a caso
mm-loss-daimon = Il tuo { $card } va in città
mm-loss-sakuraya = Ti comprano { $card }
mm-loss-tokunaga = Perdi { $card }
mm-watch-plays =
    { $number ->
        [one] { $name } gioca { $card }
       *[other] { $name } gioca { $number } { $card }
    }
mm-watch-down = { $name } posa una carta coperta
mm-watch-uses = { $name }: { $what }
mm-watch-end = { $name } finisce il turno
mm-watch-waive = { $name } rinuncia all’effetto
mm-watch-shield = { $name } si difende
mm-watch-bear = { $name } non si difende
mm-ask-play = Gioca una carta, o finisci
mm-ask-shield = Difendersi con Hiiragi?
mm-ask-trick = Inganno: prendere l’oro?
mm-ask-negotiation = Trattativa: scegli che cosa comprare
mm-ask-izumiya = Izumiya: scegli una carta di costo 1
mm-ask-hiiragi = Hiiragi: scegli una mano
mm-ask-oboro = Oboro: scegli dai tuoi scarti
mm-ask-kogarashi = Kogarashi: scegli a chi prendere
mm-ask-daimon = Daimon: scegli che cosa va in città
mm-ask-sakuraya = Sakuraya: scegli che cosa comprare
mm-ask-echigoya = Echigoya: ricevere 2 oro?
mm-ask-kanda = Kanda: oro e una giocata?
mm-ask-ueshima = Ueshima: pagare due giocate?
mm-ask-tokunaga = Tokunaga: scegli da uno scarto
# Il diario.
mm-log-picks-up =
    { $number ->
        [0] { $name } non ha niente da riprendere
        [one] { $name } riprende una carta
       *[other] { $name } riprende { $number } carte
    }
mm-log-plays =
    { $number ->
        [one] { $name } gioca { $card }
       *[other] { $name } gioca { $number } { $card }
    }
mm-log-hides = { $name } posa una carta coperta
mm-log-aims = { $name }: { $card } contro { $target }
mm-log-waives = { $name }: { $card } senza effetto
mm-log-shields = { $name } si difende con Hiiragi
mm-log-bears = { $name } non si difende
mm-log-gains-gold = { $name } riceve { $number } oro
mm-log-pays = { $name } paga { $number } oro
mm-log-moves-gold = { $giver } dà { $number } oro a { $name }
mm-log-gains-hand = { $name }: { $card } in mano
mm-log-gains-discard = { $name }: { $card } negli scarti
mm-log-shows = { $name } mostra { $card }
mm-log-takes-own = { $name } riprende { $card }
mm-log-takes-from = { $name } prende { $card } a { $owner }
mm-log-returns = { $name }: { $card } in città
mm-log-discards = { $name } scarta { $card }
mm-log-plays-gained =
    { $number ->
        [one] { $name } ha una giocata in più
       *[other] { $name } ha { $number } giocate in più
    }
mm-log-ends = { $name } finisce il turno
# La fine.
results-mm-gold = { $name } ha { $number } oro alla fine del turno { $turn }.
results-mm-names = { $name } possiede { $number } nomi diversi alla fine del turno { $turn }.
results-mm-turns = Nessuno ha vinto dopo 100 turni a testa: decidono nomi e oro.
results-mm-even = { $number } ciascuno: posto condiviso
results-mm-chart = Nomi + oro nel tempo
results-mm-chart-hint = gli scudi segnano le difese
results-mm-table = Nomi e oro
results-mm-sum = somma
# Perché qualcosa non si può fare.
mm-not-in-hand =
    { $have ->
        [0] Non c’è nessun { $card } in mano.
        [one] C’è una sola carta { $card } in mano.
       *[other] Ci sono solo { $have } carte { $card } in mano.
    }
mm-no-such-card = Questa carta non esiste.
mm-wrong-choice = { $card } non permette questa scelta.
mm-no-such-seat = Questo posto non esiste.
mm-nobody-rich = Nessun altro giocatore ha { $gold } oro o più.
mm-no-gold = { $seat } non ha oro.
mm-empty-hand = { $seat } non ha carte in mano.
mm-not-in-city = In città non c’è più { $card }.
mm-not-cost-one = Izumiya porta una carta di costo 1; { $card } costa { $cost }.
mm-too-dear = { $card } costa { $cost }; c’è { $gold } oro.
mm-own-discard = { $card } prende solo dai propri scarti.
mm-face-down = Solo il proprietario può scegliere tra le carte coperte.
mm-protected = Le carte iniziali di un altro non si possono scegliere.
mm-never-in-city = Nessuna carta iniziale va mai in città.
mm-no-price = Le carte iniziali non hanno prezzo: non sono mai in vendita.
mm-not-there = Non c’è questa carta { $card } negli scarti di { $seat }.
mm-being-played = Una carta della giocata in corso non può essere scelta da quella giocata.
# I tasti.
keys-master_merchant-nth = 1–9
keys-master_merchant-nth-does = scegli carta o bersaglio
keys-master_merchant-play = P
keys-master_merchant-play-does = gioca la carta scelta
keys-master_merchant-down = D
keys-master_merchant-down-does = posala coperta
keys-master_merchant-use = U
keys-master_merchant-use-does = usa l’effetto
keys-master_merchant-waive = N
keys-master_merchant-waive-does = nessun effetto
keys-master_merchant-shield = S, B
keys-master_merchant-shield-does = difenditi, o lascia fare
keys-master_merchant-end = E
keys-master_merchant-end-does = finisci il turno
