curtain-pass = À { $name } de jouer
curtain-done = { $name } a terminé.
curtain-on = { $name } continue.
curtain-hidden = Ce qui est secret reste derrière le rideau.
curtain-open = Je suis { $name }
curtain-key = Entrée
curtain-undo = { $name } reprend son coup
curtain-undo-last = Reprendre le dernier coup
