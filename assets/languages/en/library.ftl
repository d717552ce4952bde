# The page of saved games.
library-title = Saved games
library-count = { $number ->
    [one] 1 game
   *[other] { $number } games
}
library-empty = No game has been saved yet. Every game you play appears here by itself, after its first decision. The record of another game can be imported, or simply dropped on this window.
library-playing = { $turn ->
    [0] set-up, { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
   *[other] turn { $turn }, { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
}
library-finished = finished, { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
library-about = { $game }: { $state }
library-place = { $points ->
    [one] place { $place }, 1 point
   *[other] place { $place }, { $points } points
}
library-page = { $page } of { $pages }
library-earlier = Newer games (Page Up)
library-later = Older games (Page Down)
library-name = Name this game (F2)
library-continue = Continue
library-continue-sub = { $turn ->
    [0] at the set-up
   *[other] at turn { $turn }
}
library-replay = Replay
library-replay-sub = from the deal to the end of turn { $turn }
library-delete = Delete
library-deleted = “{ $name }” is deleted.
library-undo = Undo
library-export = Export
library-export-about = A copy of the game goes into this file. It can be replayed, continued on another computer, or sent to somebody.
library-do-export = Export
library-exported = Exported: { $file }
library-export-there = { $file } is already there; please choose another name.
library-import = Import
library-import-about = Type or paste where the record of a game is. You can also drop the file on the window.
library-do-import = Import
library-imported = The game is among yours now.
library-there = This game is already here and was left as it is.
library-path = The file, with its folder
library-cancel = Cancel
library-back = Back
library-no-file = { $file } cannot be read: there is no such file.
library-gone = { $file } cannot be read.
library-failed = { $file } cannot be written: please check the folder.
library-damaged = { $file } is damaged and cannot be opened.
library-foreign = { $file } is no game of Akindo.
library-version = { $file } was made by another version of Akindo.
