# The page of the rules, whatever the game.
rules = Rules
rules-tip = The rules; F1 opens the paragraph about what is pointed at
rules-now = At this table now
rules-page = page { $page } of { $pages }
rules-back = ← { $chapter }
rules-forth = { $chapter } →
rules-close = Close
rules-close-key = Esc
