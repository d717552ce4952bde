curtain-pass = Tocca a { $name }
curtain-done = { $name } ha finito.
curtain-hidden = Le mani restano nascoste dietro la tenda.
curtain-open = Sono { $name }
curtain-key = Invio
curtain-undo = Annulla la mossa di { $name }
curtain-undo-last = Annulla l’ultima mossa
