# La pagina delle partite salvate.
library-title = Partite salvate
library-count = { $number ->
    [one] 1 partita
   *[other] { $number } partite
}
library-empty = Nessuna partita è ancora salvata. Ogni partita giocata compare qui da sola, dopo la prima decisione. Si può anche importare un’altra partita, o semplicemente lasciarne cadere il file su questa finestra.
library-playing = { $turn ->
    [0] preparazione, { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
   *[other] turno { $turn }, { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
}
library-finished = finita, { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
library-about = { $game }: { $state }
library-place = { $points ->
    [one] posto { $place }, 1 punto
   *[other] posto { $place }, { $points } punti
}
library-page = { $page } di { $pages }
library-earlier = Partite più recenti (Pag su)
library-later = Partite più vecchie (Pag giù)
library-name = Dare un nome a questa partita (F2)
library-continue = Continua
library-continue-sub = { $turn ->
    [0] dalla preparazione
   *[other] dal turno { $turn }
}
library-replay = Rivedi
library-replay-sub = dalla distribuzione alla fine del turno { $turn }
library-delete = Elimina
library-deleted = «{ $name }» è eliminata.
library-undo = Annulla
library-export = Esporta
library-export-about = Una copia della partita va in questo file. Si può rivedere, continuare su un altro computer o mandare a qualcuno.
library-do-export = Esporta
library-exported = Esportata: { $file }
library-export-there = { $file } esiste già: scegliere un altro nome.
library-import = Importa
library-import-about = Scrivere o incollare dove si trova il file di una partita. Si può anche lasciar cadere il file sulla finestra.
library-do-import = Importa
library-imported = La partita è ora fra le altre.
library-there = Questa partita è già qui ed è rimasta com’era.
library-path = Il file, con la sua cartella
library-cancel = Annulla
library-back = Indietro
library-no-file = { $file } non si può leggere: il file non esiste.
library-gone = { $file } non si può leggere.
library-failed = { $file } non si può scrivere: controllare la cartella.
library-damaged = { $file } è danneggiato e non si può aprire.
library-foreign = { $file } non è una partita di Akindo.
library-version = { $file } viene da un’altra versione di Akindo.
