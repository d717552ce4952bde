# Les marchandises, leurs navires et les cases de la route.
good-red = Carthame
good-blue = Indigo
good-yellow = Riz
good-green = Thé
good-red-low = carthame
good-blue-low = indigo
good-yellow-low = riz
good-green-low = thé
ship-red = Le navire rouge
ship-blue = Le navire bleu
ship-yellow = Le navire jaune
ship-green = Le navire vert
card = { $good } { $value }
space-0 = Osaka
space-1 = Oshima
space-2 = Anori
space-3 = Enshunada I
space-4 = Enshunada II
space-5 = Edo
space-waves = grandes vagues
space-payday = jour de paie
space-0-tip = Osaka : les navires partent d’ici, et y reviennent après Edo.
space-1-tip = Oshima : une île paisible en chemin.
space-2-tip = Anori : un mouillage sûr. Les navires naufragés repartent d’ici.
space-3-tip = Enshunada : un jour de paie, tout navire dans les grandes vagues fait naufrage, et les marchandises non assurées de sa couleur sont perdues.
space-4-tip = Enshunada : un jour de paie, tout navire dans les grandes vagues fait naufrage, et les marchandises non assurées de sa couleur sont perdues.
space-5-tip = Edo : un navire qui arrive apporte un jour de paie à tous ceux qui ont de ses marchandises.
ship-tip =
    { $ship } est à { $space }.
    { $left ->
        [0] Ses marchandises se vendent.
        [one] Encore une case jusqu’à Edo.
       *[other] Encore { $left } cases jusqu’à Edo.
    }
