# La pagina delle regole, qualunque sia il gioco.
rules = Regole
rules-tip = Le regole; F1 apre il paragrafo su ciò che si indica
rules-now = In questo momento al tavolo
rules-page = pagina { $page } di { $pages }
rules-back = ← { $chapter }
rules-forth = { $chapter } →
rules-close = Chiudi
rules-close-key = Esc
