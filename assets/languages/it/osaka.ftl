# Il tavolo di Osaka.
farm = Fattoria
farm-hint = prossimo mercato
market = Mercato
deck = Mazzo
deck-tip =
    { $number ->
        [0] Il mazzo è vuoto; gli scarti si mescolano appena serve una carta.
        [one] Una carta da pescare.
       *[other] { $number } carte da pescare.
    }
discard = Scarti
discard-tip =
    { $number ->
        [0] Non ci sono scarti.
        [one] Una carta negli scarti.
       *[other] { $number } carte negli scarti.
    }
card-tip =
    { $card }: vale { $value } come merce e come moneta, { $symbols ->
        [0] senza amuleti.
        [one] un amuleto.
       *[other] { $symbols } amuleti.
    }
card-reserved-tip = Carta prenotata da { $name }.
card-market-tip = Un clic per prenderla, un clic destro per prenotarla.
card-farm-tip = Passa al mercato al prossimo rifornimento. Un clic per prenotarla.
points =
    { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
own-tip =
    { $tokens ->
        [0] Nessun gettone di consegna.
        [one] Un gettone di consegna.
       *[other] { $tokens } gettoni di consegna.
    } La partita finisce appena qualcuno ne ha 8.
piece-tip = Il segnalino di prenotazione: tiene una carta per chi lo posa. Si trascina su una carta.
good-tip = { $card } in magazzino. Un naufragio se lo porta via, se non è assicurato.
insured-tip = { $card }, assicurato: nessun naufragio può portarlo via.
rival-tip =
    { $name }: { $hand ->
        [0] nessuna carta
        [one] una carta
       *[other] { $hand } carte
    } in mano, { $tokens ->
        [0] nessun gettone di consegna
        [one] un gettone di consegna
       *[other] { $tokens } gettoni di consegna
    }.
hand = Mano
hand-tip = Le carte in mano sono monete. Un clic su una carta la aggiunge al pagamento.
hand-closed = coperta
hand-worth = vale { $number }
hand-pays = paga { $paid } / { $cost }
aim-least = Paga il meno possibile
aim-insurance = Tieni gli amuleti
aim-big = Tieni i 5 e i 3
aim-tip = Il modo di proporre il pagamento. Un clic per il prossimo, oppure clic sulle carte in mano.
ask-action = Prendere, prenotare o comprare
ask-token = Scegliere il primo gettone di consegna
ask-insure = Assicurare le merci?
idle-head = Un’azione a scelta
idle-missing =
    { $number ->
        [one] Manca una moneta per comprare.
       *[other] Mancano { $number } monete per comprare.
    }
idle-text = O prendere o prenotare una carta.
buy = Compra il mercato
buy-poor = costa { $cost }, mano: { $have }
buy-offer = costa { $cost }, mano: { $have }
buy-confirm = paga { $paid }, resta { $left }
buy-tip = Compra tutte le carte del mercato che nessun altro ha prenotato. Le navi dei loro colori avanzano.
buy-head = Queste navi avanzano
buy-over = { $number } di troppo, senza resto
buy-exact = importo esatto
buy-short =
    { $missing ->
        [one] manca { $missing } moneta
       *[other] mancano { $missing } monete
    }
sail-edo = a Edo
sail-won =
    { $points ->
        [0] giorno di paga 0
       *[other] giorno di paga +{ $points }
    }
sail-to =
    { $space ->
        [Anori] ad
       *[other] a
    } { $space }
foresee-payday = Paga prevista
take = Prendi
take-hint = dal mercato
take-first = Prima va scelta una carta del mercato.
take-tip = Mette in mano una carta del mercato. Nessuna nave avanza, nessuna carta nuova arriva.
take-head = Prendere un { $card }
take-worth = Valore della mano { $before } → { $after }
take-charms = Amuleti { $before } → { $after }
take-quiet = Nessuna nave avanza.
reserve = Prenota
reserve-hint = una carta
reserve-out = segnalino fuori
reserve-first = Prima va scelta una carta del mercato o della fattoria.
reserve-tip = Mette il segnalino di prenotazione su una carta: nessun altro può prenderla o comprarla.
reserve-head = Prenotare un { $card }
reserve-only = Nessun altro potrà averlo.
reserve-back = Il segnalino torna quando la carta è presa o comprata.
pass = Passa
pass-head = Non si può fare nulla
pass-text = Non c’è nessuna carta da comprare, prendere o prenotare.
deal-market = Nuovo mercato
deal-market-hint = Spazio, o tra un attimo
deal-market-text = Fino ad allora l’acquisto si può annullare.
rival-thinks = { $name } ci pensa
rival-buys = { $name } compra il mercato
rival-takes = { $name } prende un { $card }
rival-reserves = { $name } prenota un { $card }
token-head = Scegliere il primo gettone di consegna
token-take = Prendi questo gettone
token-choose = Scegli un colore
token-first = Prima va scelto un colore.
token-tip = Ogni gettone alza di 1 il prezzo della sua merce. Altri si vincono nei giorni di paga; la partita finisce appena qualcuno ne ha 8.
log-first = Inizia { $name }
log-token-chosen = { $name }: un gettone { $good }
log-takes = { $name } prende un { $card }
log-reserves = { $name } prenota un { $card }
log-sails =
    { $ship } va { $space ->
        [Anori] ad
       *[other] a
    } { $space }
log-sells = { $name }: { $number } × { $price } = { $money }, +{ $points }
log-insures =
    { $goods ->
        [one] { $name } assicura una merce
       *[other] { $name } assicura { $goods } merci
    }
log-declines = { $name } non assicura nulla
log-wrecked = { $ship } fa naufragio
log-loses =
    { $number ->
        [one] { $name } perde una merce
       *[other] { $name } perde { $number } merci
    }
log-shuffled = Gli scarti vengono mescolati
log-passes = { $name } passa
log-ended = La partita è finita
farm-tip = Queste carte passano al mercato al prossimo rifornimento. Si possono prenotare, non prendere.
market-tip = Chi compra prende tutte le carte qui che nessun altro ha prenotato.
market-hint = un acquisto prende tutto ciò che non è prenotato
idle-buy = Le carte non prenotate costano { $cost }.
sail-waves = grandi onde
sail-stays = resta tra le onde
buy-needless = una carta non serve
log-buys = { $name } compra a { $cost }, paga { $paid }
sail-lost =
    { $number ->
        [one] 1 in pericolo
       *[other] { $number } in pericolo
    }
hand-holds =
    { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }, { $charms ->
        [0] nessun amuleto
        [one] un amuleto
       *[other] { $charms } amuleti
    }
# I tasti propri di questo tavolo.
keys-osaka-market = 1–9
keys-osaka-market-does = scegliere una carta del mercato
keys-osaka-reserve = Maiusc + 1–9
keys-osaka-reserve-does = prenotare dal mercato
keys-osaka-farm = Ctrl + 1–3
keys-osaka-farm-does = prenotare dalla fattoria
keys-osaka-buy = B
keys-osaka-buy-does = comprare
keys-osaka-pass = P
keys-osaka-pass-does = passare, se non c’è altro
