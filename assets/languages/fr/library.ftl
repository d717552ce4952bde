# La page des parties enregistrées.
library-title = Parties enregistrées
library-count = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}
library-empty = Aucune partie n’est encore enregistrée. Chaque partie jouée apparaît ici d’elle-même, dès sa première décision. On peut aussi importer une autre partie, ou simplement déposer son fichier sur cette fenêtre.
library-playing = { $turn ->
    [0] mise en place, { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
   *[other] tour { $turn }, { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
}
library-finished = terminée, { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
library-about = { $game } : { $state }
library-place = { $points ->
    [one] rang { $place }, { $points } point
   *[other] rang { $place }, { $points } points
}
library-page = { $page } sur { $pages }
library-earlier = Parties plus récentes (Page préc.)
library-later = Parties plus anciennes (Page suiv.)
library-name = Donner un nom à cette partie (F2)
library-continue = Continuer
library-continue-sub = { $turn ->
    [0] à la mise en place
   *[other] au tour { $turn }
}
library-replay = Revoir
library-replay-sub = de la donne à la fin du tour { $turn }
library-delete = Supprimer
library-deleted = « { $name } » est supprimée.
library-undo = Annuler
library-export = Exporter
library-export-about = Une copie de la partie va dans ce fichier. On peut la revoir, la continuer sur un autre ordinateur ou l’envoyer à quelqu’un.
library-do-export = Exporter
library-exported = Exportée : { $file }
library-export-there = { $file } existe déjà ; choisissez un autre nom.
library-import = Importer
library-import-about = Écrivez ou collez l’emplacement du fichier d’une partie. On peut aussi déposer le fichier sur la fenêtre.
library-do-import = Importer
library-imported = La partie est maintenant parmi les vôtres.
library-there = Cette partie est déjà ici ; elle est restée telle quelle.
library-path = Le fichier, avec son dossier
library-cancel = Annuler
library-back = Retour
library-no-file = { $file } ne peut pas être lu : ce fichier n’existe pas.
library-gone = { $file } ne peut pas être lu.
library-failed = { $file } ne peut pas être écrit : vérifiez le dossier.
library-damaged = { $file } est endommagé et ne peut pas être ouvert.
library-foreign = { $file } n’est pas une partie d’Akindo.
library-version = { $file } vient d’une autre version d’Akindo.
