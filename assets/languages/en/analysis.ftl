# Looking back on a game that is over.
analysis-open = Analysis
analysis-tip = How the chances to win changed (A)
analysis-title = Looking back
analysis-chart = Chances to win
analysis-chart-hint = in percent, give or take { $error }
analysis-chart-tip = Click to see the decision there.
analysis-unit = decision
analysis-working = Every position is thought through: { $percent }%
analysis-stopped = Stopped at { $percent }%.
analysis-stop = Stop
analysis-go-on = Go on
analysis-how = Each position was thought through { $looks } times, from what was known at the table then.
analysis-soon = The decisions that changed the chances most will be told here.
analysis-close = A close game: no decision changed the chances by more than an estimate may be wrong.
analysis-decision = Decision { $number }
analysis-change = { $way ->
    [up] The chance of { $name } rises from { $before }% to { $after }%.
   *[down] The chance of { $name } falls from { $before }% to { $after }%.
}
analysis-look = See it
analysis-play-on = Play on from here
analysis-play-on-tip = A new game begins before this decision, with fresh luck.
analysis-name = From decision { $number }
analysis-back = Back
