# Replays.
replay-at = Decision { $number } of { $total }
replay-tip = Click the line to jump there.
replay-mark-back = To the mark before (Page Up)
replay-back = One decision back (left arrow)
replay-play = Play (Space)
replay-pause = Pause (Space)
replay-step = One decision on (right arrow)
replay-mark-on = To the next mark (Page Down)
replay-seat = Look with { $name }’s eyes
replay-line = Click to jump here.
replay-leave = Leave
replay-play-on = Play on
replay-play-on-tip = Begin a new game from here, with fresh luck (P)
replay-play-on-over = The game is over here: go back to a decision first.
drop-bad = { $file } is no record of a game that can be replayed.
