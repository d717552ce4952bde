# The page after an unexpected error.
trouble-title = Something went wrong
trouble-saved = Your game is saved. From the title you can continue at the very decision where you were.
trouble-nothing-lost = Nothing is lost: every game is saved after every decision.
trouble-report = What went wrong is written down in this file. If you show it to us, we can mend it:
trouble-no-report = There was no room on the disk to write down what went wrong.
trouble-back = Back to the title
trouble-quit = Quit
