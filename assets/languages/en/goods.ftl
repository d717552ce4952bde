# The goods, their ships and the spaces of the route.
good-red = Safflower
good-blue = Indigo cloth
good-yellow = Rice
good-green = Tea
good-red-low = safflower
good-blue-low = cloth
good-yellow-low = rice
good-green-low = tea
ship-red = Red ship
ship-blue = Blue ship
ship-yellow = Yellow ship
ship-green = Green ship
card = { $good } { $value }
space-0 = Osaka
space-1 = Oshima
space-2 = Anori
space-3 = Enshunada I
space-4 = Enshunada II
space-5 = Edo
space-waves = great waves
space-payday = payday
space-0-tip = Osaka: ships start here, and come back here from Edo.
space-1-tip = Oshima: a quiet island on the way.
space-2-tip = Anori: a safe anchorage. Wrecked ships start again from here.
space-3-tip = Enshunada: on a payday, every ship in the great waves is wrecked, and its owners lose the goods that are not insured.
space-4-tip = Enshunada: on a payday, every ship in the great waves is wrecked, and its owners lose the goods that are not insured.
space-5-tip = Edo: a ship that arrives brings a payday for all who own its goods.
ship-tip =
    { $ship }, now in { $space }.
    { $left ->
        [0] Its goods are sold.
        [one] One space to Edo.
       *[other] { $left } spaces to Edo.
    }
