# La pagina prima di una partita.
setup-title = Nuova partita
setup-players = { $least }–{ $most } giocatori
setup-seats = Posti
setup-order = Si siede in quest’ordine, in senso orario.
setup-shuffle = Mescola i posti
setup-name = Nome
setup-empty = posto libero
setup-kind-person = Persona
setup-kind-bot = Bot
setup-kind-empty = Nessuno
setup-kind-person-about = gioca a questo schermo, mano nascosta agli altri
setup-kind-empty-about = qui non siede nessuno
setup-level-novice = Novizio
setup-level-novice-about = compra ciò che luccica e non guarda oltre
setup-level-steady = Posato
setup-level-steady-about = pesa ogni mossa e sceglie la migliore
setup-level-sharp = Acuto
setup-level-sharp-about = calcola qualche mossa in anticipo
setup-level-master = Maestro
setup-level-master-about = pensa a lungo e perdona poco
setup-colour-white = Bianco, con l’anello
setup-colour-pink = Rosa, con il fiore di ciliegio
setup-colour-grey = Grigio, con la montagna
setup-colour-ochre = Ocra, con il ventaglio
setup-up = Un posto prima
setup-down = Un posto dopo
setup-rules = Regole del tavolo
setup-open_scores = Punti scoperti
setup-open_scores-about = le pile mostrano il numero
setup-open_hands = Mani scoperte
setup-open_hands-about = per insegnare il gioco
setup-open_money = Denaro visibile
setup-open_money-about = si vede il denaro di tutti
setup-rounds = Manche
setup-rounds-about = si somma il denaro di tutte
setup-partners_talk = I compagni parlano
setup-partners_talk-about = un accordo fra quattro
setup-lone_card = Gioca la carta sola
setup-lone_card-about = invece di riprendere gli scarti
setup-start = Inizia la partita
setup-start-sub = { $people ->
    [0] { $bots } bot giocano, si guarda
    [one] { $bots ->
        [one] 1 persona, 1 bot
       *[other] 1 persona, { $bots } bot
    }
   *[other] { $bots ->
        [0] { $people } persone
        [one] { $people } persone, 1 bot
       *[other] { $people } persone, { $bots } bot
    }
}
setup-too-few = Al tavolo servono almeno { $least } giocatori.
setup-name-missing = Ognuno deve avere un nome.
setup-name-signs = “{ $name }” contiene una lettera che il gioco non può mostrare.
setup-name-twice = C’è già un altro { $name } al tavolo.
setup-back = Indietro
