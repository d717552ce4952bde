# La pagina dopo un errore inatteso.
trouble-title = Qualcosa è andato storto
trouble-saved = La partita è salvata. Dal titolo si può riprendere proprio dalla decisione a cui era arrivata.
trouble-nothing-lost = Niente è perduto: ogni partita è salvata dopo ogni decisione.
trouble-report = Che cosa è successo è scritto in questo file. Se ce lo mostrate, possiamo rimediare:
trouble-no-report = Sul disco non c’era posto per scrivere che cosa è successo.
trouble-back = Torna al titolo
trouble-quit = Esci
