curtain-pass = À { $name } de jouer
curtain-done = { $name } a terminé.
curtain-hidden = Les mains restent cachées derrière le rideau.
curtain-open = Je suis { $name }
curtain-key = Entrée
curtain-undo = Reprendre le coup de { $name }
curtain-undo-last = Reprendre le dernier coup
