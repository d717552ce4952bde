curtain-pass = Pass to { $name }
curtain-done = { $name } is done.
curtain-on = { $name } plays on.
curtain-hidden = What is secret stays behind the curtain.
curtain-open = I am { $name }
curtain-key = Enter
curtain-undo = Take back { $name }’s move
curtain-undo-last = Take back the last move
