# La page de titre.
title-what = Trois jeux de marchands sur une table
title-continue = Continuer
title-continue-sub = { $turn ->
    [0] { $game }, mise en place
   *[other] { $game }, tour { $turn }
}
title-new-game = Nouvelle partie
title-sub-osaka = 2–4 joueurs, en mer
title-sub-master_merchant = 3–4 joueurs, en ville
title-sub-trader = 2–4 joueurs, en bourse
title-library = Mes parties
title-rules = Règles
title-settings = Réglages
title-quit = Quitter
