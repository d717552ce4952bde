# The title page.
title-what = Three merchant games on one table
title-continue = Continue
title-continue-sub = { $turn ->
    [0] { $game }, set-up
   *[other] { $game }, turn { $turn }
}
title-new-game = New game
title-sub-osaka = 2–4 players, sea trade
title-sub-master_merchant = 3–4 players, city deck
title-sub-trader = 2–4 players, exchange
title-library = Saved games
title-rules = Rules
title-settings = Settings
title-quit = Quit
