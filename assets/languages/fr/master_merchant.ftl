# La table de Master Merchant.
mm-card-trick = Ruse
mm-card-negotiation = Négociation
mm-card-izumiya = Izumiya
mm-card-hiiragi = Hiiragi
mm-card-oboro = Oboro
mm-card-kogarashi = Kogarashi
mm-card-daimon = Daimon
mm-card-sakuraya = Sakuraya
mm-card-echigoya = Echigoya
mm-card-kanda = Kanda
mm-card-ueshima = Ueshima
mm-card-tokunaga = Tokunaga
mm-role-trick = carte de départ
mm-role-negotiation = carte de départ
mm-role-izumiya = marchand
mm-role-hiiragi = garde du corps
mm-role-oboro = geisha
mm-role-kogarashi = ninja
mm-role-daimon = yakuza
mm-role-sakuraya = restaurant
mm-role-echigoya = riche marchand
mm-role-kanda = vassal
mm-role-ueshima = magistrat
mm-role-tokunaga = daimyo
mm-effect-trick = Prendre 1 or à chaque joueur qui en a 4 ou plus.
mm-effect-negotiation = Acheter une carte de la ville ; elle va dans sa défausse.
mm-effect-izumiya = Recevoir gratis une carte de la ville de coût 1, dans sa défausse.
mm-effect-hiiragi = Défausser au hasard une carte de la main d’un joueur. Dans la défausse : un bouclier.
mm-effect-oboro = Reprendre en main une carte de sa propre défausse.
mm-effect-kogarashi = Prendre 1 or à un joueur.
mm-effect-daimon = Renvoyer en ville une carte de la défausse d’un joueur, qui reçoit 2 or.
mm-effect-sakuraya = Acheter une carte de la ville ou de la défausse d’un joueur ; elle va en main.
mm-effect-echigoya = Recevoir 2 or.
mm-effect-kanda = Recevoir 1 or et jouer une fois de plus.
mm-effect-ueshima = Payer 1 or : jouer deux fois de plus.
mm-effect-tokunaga = Prendre en main une carte de n’importe quelle défausse.
mm-card = { $card }, { $role }, coûte { $cost }
mm-start-card = { $card }, { $role }, sans prix
mm-city = La ville
mm-city-hint = dix piles, cartes restantes
mm-city-tip = C’est ici qu’on achète et reçoit des cartes. Chaque pile dit ce qui reste.
mm-copies-tip =
    { $number ->
        [one] Il en reste une.
       *[other] Il en reste { $number }.
    }
mm-gold = or
mm-names = noms
mm-of-gold = or sur 8
mm-of-names = noms sur 8
mm-own-hint = 8 or ou 8 noms : victoire
mm-own-wins = gagne à la fin du tour
mm-own-discard-head = Défausse ouverte
mm-own-discard-hint = cartes cachées : pour { $name } seulement
mm-own-tip = Qui a 8 or ou 8 noms différents à la fin de son tour gagne aussitôt.
mm-rival-tip =
    { $name } : { $gold } or, { $names ->
        [one] un nom
       *[other] { $names } noms
    }, { $hand ->
        [0] aucune carte
        [one] une carte
       *[other] { $hand } cartes
    } en main.
mm-threat-close = à un pas de la victoire
mm-threat-won = gagne à la fin de son tour
mm-down-tip = Face cachée : pour { $name } seulement.
mm-own-down-tip = Face cachée ; nul autre ne connaît cette carte.
mm-hand-tip = Clic gauche : jouer face visible, plusieurs du même nom ensemble. Clic droit : face cachée pour 1 or.
mm-plays =
    { $number ->
        [0] dernier coup
        [one] reste 1 coup
       *[other] restent { $number } coups
    }
mm-a-card = une carte
# Ce qu’un effet ferait à un joueur.
mm-aim-hiiragi = défausser 1 au hasard
mm-aim-no-card = main vide
mm-aim-kogarashi = prendre 1 or
mm-aim-no-gold = pas d’or à prendre
mm-aim-trick = perd 1 or
mm-aim-poor = moins de { $gold } or
mm-aim-chosen = choisi
mm-aim-chosen-gold = choisi : { $before } → { $after }
mm-aim-asked = peut se protéger
mm-aim-shielded = protégé
mm-row-gold = or { $before } → { $after }
mm-row-names = noms { $before } → { $after }
mm-row-plays =
    { $number ->
        [one] un coup de plus
       *[other] coups de plus
    }
mm-row-blind = une carte au hasard
mm-row-shield = { $name } : bouclier possible
# Le panneau d’action.
mm-play = Jouer une carte
mm-play-hint = cliquer une carte en main
mm-play-first = D’abord choisir une carte en main.
mm-play-card =
    { $number ->
        [one] Jouer { $card }
       *[other] Jouer { $number } { $card }
    }
mm-turn-head =
    { $number ->
        [one] Il reste un coup
       *[other] Il reste { $number } coups
    }
mm-turn-text = Une carte face visible pour son effet, ou face cachée pour 1 or.
mm-turn-keys = Des cartes du même nom se jouent ensemble.
mm-down = Cachée
mm-down-hint = pour 1 or
mm-down-card = { $card } cachée
mm-down-gold = or { $before } → { $after }
mm-down-head = Au lieu de son effet
mm-down-text = Elle compte pour les noms, et nul autre ne la voit.
mm-goldless = Sans or
mm-goldless-hint = juste cachée
mm-end = Finir
mm-end-hint = au suivant
mm-end-wins = et gagner
mm-take-back = Reprendre
mm-take-back-hint = carte en main
mm-take-back-effect = dernier effet
mm-waive = Sans effet
mm-waive-hint = coup joué
mm-effect-of = { $number } sur { $total }
mm-choose-first = D’abord choisir ce qui est éclairé.
mm-choose-hint = cliquer ce qui est éclairé
mm-choose-negotiation = Acheter laquelle ?
mm-choose-izumiya = Recevoir laquelle ?
mm-choose-hiiragi = La main de qui ?
mm-choose-oboro = Reprendre laquelle ?
mm-choose-kogarashi = L’or de qui ?
mm-choose-daimon = Renvoyer laquelle ?
mm-choose-sakuraya = Acheter laquelle ?
mm-choose-tokunaga = Prendre laquelle ?
mm-use-hint = Entrée, ou cliquer
mm-use-trick = Prendre l’or
mm-use-echigoya = Recevoir 2 or
mm-use-kanda = 1 or, 1 coup
mm-use-ueshima = Payer 1, 2 coups
mm-used-negotiation = Acheter { $card }
mm-used-izumiya = Recevoir { $card }
mm-used-hiiragi =
    { $place ->
        [self] Défausser la sienne
       *[other] Viser { $name }
    }
mm-used-oboro = Reprendre { $card }
mm-used-kogarashi =
    { $place ->
        [self] Prendre son or
       *[other] Prendre à { $name }
    }
mm-used-daimon =
    { $place ->
        [other] { $card } de { $name } en ville
       *[self] { $card } en ville
    }
mm-used-sakuraya =
    { $place ->
        [other] Acheter { $card } à { $name }
       *[self] Acheter { $card }
    }
mm-used-tokunaga =
    { $place ->
        [other] Prendre { $card } à { $name }
       *[self] Prendre { $card }
    }
mm-nothing = Continuer
mm-nothing-trick = nul n’a 4 or
mm-nothing-negotiation = rien n’est payable
mm-nothing-izumiya = plus de carte de coût 1
mm-nothing-hiiragi = nul n’a de carte
mm-nothing-oboro = rien à reprendre
mm-nothing-kogarashi = nul n’a d’or
mm-nothing-daimon = rien à renvoyer
mm-nothing-sakuraya = rien n’est payable
mm-nothing-echigoya = sans effet
mm-nothing-kanda = sans effet
mm-nothing-ueshima = pas d’or pour payer
mm-nothing-tokunaga = rien à prendre
mm-shield-by = par { $name }
mm-shield-do = Bouclier
mm-shield-hint = Hiiragi se retourne
mm-bear = Laisser faire
mm-bear-hint = Hiiragi reste visible
# Ce qui attend qui peut se protéger.
mm-loss-gold = Vous perdez 1 or
mm-loss-hiiragi = Défausse au hasard
mm-loss-daimon = Votre { $card } va en ville
mm-loss-sakuraya = On vous achète { $card }
mm-loss-tokunaga = Vous perdez { $card }
mm-watch-plays =
    { $number ->
        [one] { $name } joue { $card }
       *[other] { $name } joue { $number } { $card }
    }
mm-watch-down = { $name } pose une carte cachée
mm-watch-uses = { $name } : { $what }
mm-watch-end = { $name } finit son tour
mm-watch-waive = { $name } renonce à l’effet
mm-watch-shield = { $name } se protège
mm-watch-bear = { $name } ne se protège pas
mm-ask-play = Jouer une carte, ou finir
mm-ask-shield = Se protéger ?
mm-ask-trick = Ruse : prendre l’or ?
mm-ask-negotiation = Négociation : choisir un achat
mm-ask-izumiya = Izumiya : choisir une carte de coût 1
mm-ask-hiiragi = Hiiragi : choisir une main
mm-ask-oboro = Oboro : choisir dans sa défausse
mm-ask-kogarashi = Kogarashi : choisir à qui prendre
mm-ask-daimon = Daimon : choisir ce qui part en ville
mm-ask-sakuraya = Sakuraya : choisir un achat
mm-ask-echigoya = Echigoya : recevoir 2 or ?
mm-ask-kanda = Kanda : un or et un coup ?
mm-ask-ueshima = Ueshima : payer deux coups ?
mm-ask-tokunaga = Tokunaga : choisir dans une défausse
# Le journal.
mm-log-picks-up =
    { $number ->
        [0] { $name } n’a rien à ramasser
        [one] { $name } ramasse une carte
       *[other] { $name } ramasse { $number } cartes
    }
mm-log-plays =
    { $number ->
        [one] { $name } joue { $card }
       *[other] { $name } joue { $number } { $card }
    }
mm-log-hides = { $name } pose une carte cachée
mm-log-aims = { $name } : { $card } vise { $target }
mm-log-waives = { $name } : { $card } sans effet
mm-log-shields = { $name } : bouclier de Hiiragi
mm-log-bears = { $name } ne se protège pas
mm-log-gains-gold = { $name } reçoit { $number } or
mm-log-pays = { $name } paie { $number } or
mm-log-moves-gold = { $giver } donne { $number } or à { $name }
mm-log-gains-hand = { $name } : { $card } en main
mm-log-gains-discard = { $name } : { $card } en défausse
mm-log-shows = { $name } montre { $card }
mm-log-takes-own = { $name } reprend { $card }
mm-log-takes-from = { $name } prend { $card } à { $owner }
mm-log-returns = { $name } : { $card } en ville
mm-log-discards = { $name } défausse { $card }
mm-log-plays-gained =
    { $number ->
        [one] { $name } a un coup de plus
       *[other] { $name } a { $number } coups de plus
    }
mm-log-ends = { $name } finit son tour
# La fin.
results-mm-gold = { $name } a { $number } or à la fin du tour { $turn }.
results-mm-names = { $name } possède { $number } noms différents à la fin du tour { $turn }.
results-mm-turns = Nul n’a gagné après 100 tours chacun : les noms et l’or décident.
results-mm-even = { $number } chacun : place partagée
results-mm-chart = Noms + or au fil du temps
results-mm-chart-hint = les boucliers marquent les parades
results-mm-table = Noms et or
results-mm-sum = somme
# Pourquoi quelque chose n’est pas possible.
mm-not-in-hand =
    { $have ->
        [0] Il n’y a pas de { $card } en main.
        [one] Il n’y a qu’une carte { $card } en main.
       *[other] Il n’y a que { $have } cartes { $card } en main.
    }
mm-no-such-card = Cette carte n’existe pas.
mm-wrong-choice = Ce n’est pas ce que { $card } laisse choisir.
mm-no-such-seat = Cette place n’existe pas.
mm-nobody-rich = Aucun autre joueur n’a { $gold } or ou plus.
mm-no-gold = { $seat } n’a pas d’or.
mm-empty-hand = { $seat } n’a pas de carte en main.
mm-not-in-city = La ville n’a plus de { $card }.
mm-not-cost-one = Izumiya apporte une carte de coût 1 ; { $card } coûte { $cost }.
mm-too-dear = { $card } coûte { $cost } ; il y a { $gold } or.
mm-own-discard = { $card } ne prend que dans sa propre défausse.
mm-face-down = Seul leur propriétaire peut choisir parmi les cartes cachées.
mm-protected = Les cartes de départ d’un autre ne peuvent être choisies.
mm-never-in-city = Aucune carte de départ ne va jamais en ville.
mm-no-price = Les cartes de départ n’ont pas de prix : elles ne sont jamais à vendre.
mm-not-there = Cette carte { $card } n’est pas dans la défausse de { $seat }.
mm-being-played = Une carte du coup en cours ne peut être choisie par ce coup.
# Les touches.
keys-master_merchant-nth = 1–9
keys-master_merchant-nth-does = choisir carte ou cible
keys-master_merchant-play = P
keys-master_merchant-play-does = jouer la carte choisie
keys-master_merchant-down = D
keys-master_merchant-down-does = la poser cachée
keys-master_merchant-use = U
keys-master_merchant-use-does = utiliser l’effet
keys-master_merchant-waive = N
keys-master_merchant-waive-does = sans effet
keys-master_merchant-shield = S, B
keys-master_merchant-shield-does = se protéger, laisser faire
keys-master_merchant-end = E
keys-master_merchant-end-does = finir le tour
