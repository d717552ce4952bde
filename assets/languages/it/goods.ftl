# Le merci, le loro navi e le caselle della rotta.
good-red = Cartamo
good-blue = Indaco
good-yellow = Riso
good-green = Tè
good-red-low = cartamo
good-blue-low = indaco
good-yellow-low = riso
good-green-low = tè
ship-red = La nave rossa
ship-blue = La nave blu
ship-yellow = La nave gialla
ship-green = La nave verde
card = { $good } { $value }
space-0 = Osaka
space-1 = Oshima
space-2 = Anori
space-3 = Enshunada I
space-4 = Enshunada II
space-5 = Edo
space-waves = grandi onde
space-payday = giorno di paga
space-0-tip = Osaka: le navi partono da qui, e qui tornano da Edo.
space-1-tip = Oshima: un’isola tranquilla lungo la rotta.
space-2-tip = Anori: un ancoraggio sicuro. Le navi naufragate ripartono da qui.
space-3-tip = Enshunada: in un giorno di paga ogni nave tra le grandi onde naufraga, e le merci non assicurate del suo colore sono perdute.
space-4-tip = Enshunada: in un giorno di paga ogni nave tra le grandi onde naufraga, e le merci non assicurate del suo colore sono perdute.
space-5-tip = Edo: una nave che arriva porta un giorno di paga a tutti quelli che hanno le sue merci.
ship-tip =
    { $ship } è { $space ->
        [Anori] ad
       *[other] a
    } { $space }.
    { $left ->
        [0] Le sue merci si vendono.
        [one] Ancora una casella fino a Edo.
       *[other] Ancora { $left } caselle fino a Edo.
    }
