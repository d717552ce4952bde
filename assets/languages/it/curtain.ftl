curtain-pass = Ora gioca { $name }
curtain-done = { $name } ha finito.
curtain-on = { $name } continua.
curtain-hidden = Ciò che è segreto resta dietro il sipario.
curtain-open = Sono { $name }
curtain-key = Invio
curtain-undo = Annulla la mossa di { $name }
curtain-undo-last = Annulla l’ultima mossa
