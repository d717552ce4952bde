# Perché una cosa non si può fare, con le parole del regolamento.
game-over = La partita è finita.
not-asked = Non è questo che si chiede ora.
undo-nothing = Non c’è nulla da ritirare.
redo-nothing = Non c’è nulla da rigiocare.
undo-other-decided = Nel frattempo ha deciso qualcun altro.
undo-secret-seen = Nel frattempo si sono viste carte nuove.
undo-chance-spoke = Nel frattempo ha deciso il caso.
osaka-no-such-colour = Questo colore non esiste.
osaka-no-such-card = Questa carta non esiste.
osaka-reserved = { $owner } ha prenotato questa carta.
osaka-piece-out = Il segnalino di prenotazione è già su una carta.
osaka-piece-there = Su questa carta c’è già un segnalino.
osaka-nothing-for-sale = Ora nessuna carta del mercato si può comprare.
osaka-not-in-hand = Queste carte non sono tutte nella mano.
osaka-too-little = Il mercato costa { $cost }; queste carte pagano { $paid }.
osaka-can-act = Passa solo chi non può né comprare, né prendere, né prenotare.
osaka-nothing-insured = Non assicurare nulla vuol dire lasciar andare.
osaka-not-at-risk = Si possono assicurare solo merci senza amuleto di una nave che affonda.
osaka-no-symbol = Una carta senza amuleto non assicura nulla.
osaka-wrong-colour = Una carta assicura solo merci del proprio colore.
osaka-too-few-symbols =
    { $symbols ->
        [one] { $symbols } amuleto non può
       *[other] { $symbols } amuleti non possono
    } assicurare { $goods ->
        [one] { $goods } merce
       *[other] { $goods } merci
    }.
osaka-idle-card = Ogni carta scartata deve assicurare almeno una delle merci.
