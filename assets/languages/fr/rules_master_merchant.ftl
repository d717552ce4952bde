# Les règles de Master Merchant. Une ligne vide commence un paragraphe ; « • » en fait un point d’une liste, « = » une ligne forte.

rules-master_merchant-aim = Le but
rules-master_merchant-aim-text =
    Un marchand a besoin d’or et de relations : chacun débute avec une ruse et un don pour la négociation, et réunit les
    gens de la ville, qui rendent tous service quand on joue leur carte.

    = Qui a 8 or ou plus à la fin de son propre tour, ou possède au moins 8 noms différents, gagne aussitôt.

    On compte les noms de la main et de la défausse ensemble ; cartes de départ et cartes cachées comptent aussi. On ne
    regarde que le joueur dont le tour finit : l’or peut dépasser 8 entre-temps, puis repartir.
rules-master_merchant-aim-example = Exemple : deux chemins vers la victoire
rules-master_merchant-aim-gold = 8 or gagnent
rules-master_merchant-aim-names = 8 noms gagnent

rules-master_merchant-parts = La ville
rules-master_merchant-parts-text =
    Chacun commence avec deux cartes de départ en main, Ruse et Négociation, et sans or. Le premier joueur est choisi ou
    tiré au sort.

    Les 28 autres cartes forment dix piles, la ville. Chaque carte montre son coût en haut à gauche et son effet en
    symboles en bas.

    • Qui achète une carte paie d’abord son coût. L’or ne descend jamais sous 0.

    • Une carte achetée ou reçue dans la défausse y repose face visible. Elle sert une fois ramassée et jouée ; seule
    Hiiragi protège aussitôt.

    • Les cartes de départ n’ont pas de prix et ne vont jamais en ville.
rules-master_merchant-parts-example = Les piles et leur nombre de cartes
rules-master_merchant-parts-cost = coût { $cost }

rules-master_merchant-turn = Un tour
rules-master_merchant-turn-text =
    Le joueur dont c’est le tour ramasse d’abord sa défausse, si c’est le moment, puis peut jouer deux cartes, ou moins,
    ou aucune. Une carte jouée repose aussitôt dans sa défausse ; on utilise son effet ou non.

    • Plusieurs cartes du même nom peuvent se jouer ensemble : c’est un seul coup. Toutes sont posées d’abord ; puis
    leurs effets sont utilisés ou abandonnés un par un.

    • Un effet s’utilise en entier ou pas du tout. Une carte du coup en cours ne peut être choisie par ses effets.

    • Kanda et Ueshima donnent d’autres coups dans ce tour. Un tel coup peut aussi être de plusieurs cartes d’un nom.

    Le tour finit quand le joueur le dit, ou de lui-même quand il ne reste ni coup ni carte en main.
rules-master_merchant-turn-example = Exemple : un tour entier
rules-master_merchant-turn-first = un coup de plus
rules-master_merchant-turn-second = une paire, un coup
rules-master_merchant-turn-third = le coup en plus

rules-master_merchant-pick-up = Ramasser
rules-master_merchant-pick-up-text =
    Un joueur sans carte en main au début de son tour prend toute sa défausse en main. Les cartes cachées redeviennent
    des cartes ordinaires.

    Il en va de même avec exactement une carte en main : on ne la joue pas seule, et le tour continue avec toute la main.

    La table peut convenir d’une autre règle avant la partie : on ne ramasse alors qu’avec une main vide, et une carte
    seule peut simplement être jouée.
rules-master_merchant-pick-up-example = Exemple : une carte seule
rules-master_merchant-pick-up-hand = main : une carte
rules-master_merchant-pick-up-discard = défausse
rules-master_merchant-pick-up-after = main : toutes

rules-master_merchant-down = Face cachée
rules-master_merchant-down-text =
    Toute carte peut être jouée face cachée. Elle rapporte 1 or au lieu de son effet ; on peut refuser l’or.

    Les cartes cachées se jouent toujours une à une : chacune est un coup.

    Seul le propriétaire peut regarder une carte cachée, et seuls ses effets peuvent la choisir. Elle compte quand même
    pour les noms. Tous doivent voir ce qui se paie ou part en ville : une telle carte est d’abord montrée.
rules-master_merchant-down-example = Exemple : une carte pour 1 or
rules-master_merchant-down-play = jouée face cachée
rules-master_merchant-down-gold = or : { $sum }
rules-master_merchant-down-owner = vue du propriétaire

rules-master_merchant-discard = À qui sont les cartes
rules-master_merchant-discard-text =
    Chaque défausse est étalée, pour que tout se voie. Ce qu’un effet peut choisir est éclairé ; un clic montre ce que
    cela donnerait avant de confirmer.

    • Les cartes de départ dans la défausse d’un autre ne peuvent être choisies, ni ses cartes cachées.

    • Sa propre défausse peut être choisie partout où celle d’un autre peut l’être, cartes cachées comprises. Entre deux
    cartes d’un nom, on dit si l’on veut la visible ou la cachée.

    • On peut se viser soi-même partout où l’on peut viser un autre.

    • On ne prend pas d’or à qui n’en a pas, ni de carte à une main vide.
rules-master_merchant-discard-example = Exemple : ce que le Daimon d’un autre peut choisir
rules-master_merchant-discard-no-start = carte de départ
rules-master_merchant-discard-yes = peut être choisie
rules-master_merchant-discard-no-down = face cachée

rules-master_merchant-shield = Le bouclier
rules-master_merchant-shield-text =
    On peut parer l’effet d’un autre qui vous vise : qui a une carte Hiiragi visible dans sa défausse peut la retourner
    face cachée, et l’effet ne lui fait rien.

    • Le choix est annoncé d’abord. Puis on demande à ceux qui sont touchés et ont une Hiiragi visible, dans le sens
    horaire à partir du joueur dont c’est le tour.

    • Un effet paré ne peut être dirigé ailleurs. Un Daimon paré ne renvoie rien et ne paie rien ; avec une Sakuraya
    parée, rien n’est acheté ni payé.

    • Contre la Ruse, chaque victime ne protège qu’elle-même.
rules-master_merchant-shield-example = Exemple : Kogarashi est paré
rules-master_merchant-shield-aimed = vise { $name }
rules-master_merchant-shield-turned = Hiiragi se retourne
rules-master_merchant-shield-kept = l’or reste : { $gold }

rules-master_merchant-start = Cartes de départ
rules-master_merchant-start-text =
    = Ruse : prendre 1 or à chaque joueur qui en a 4 ou plus.

    On ne choisit personne. Chacun de ceux qui sont touchés peut se protéger.

    = Négociation : acheter une carte de la ville ; elle va dans sa défausse.

    Une pièce barrée marque les cartes de départ : elles n’ont pas de prix. Elles restent à leur propriétaire toute la
    partie, et l’effet d’un autre ne peut les choisir dans une défausse. Un choix au hasard dans la main peut les toucher.
rules-master_merchant-start-example = Exemple : la Ruse face à trois joueurs
rules-master_merchant-start-takes = or : { $sum }
rules-master_merchant-start-spared = { $gold } or : épargné

rules-master_merchant-card-1 = Cartes de coût 1
rules-master_merchant-card-1-text =
    = Izumiya, le marchand : recevoir gratis une carte de la ville de coût 1, dans sa défausse.

    = Hiiragi, le garde du corps : défausser une carte au hasard de la main d’un joueur.

    Le hasard désigne la carte, même si l’on se vise soi-même. Elle repose face visible dans la défausse de son
    propriétaire. On ne peut viser une main vide. Visible dans une défausse, Hiiragi est aussi un bouclier.

    = Oboro, la geisha : reprendre en main une carte de sa propre défausse.

    Même une carte cachée ou de départ, mais aucune Oboro du même coup.
rules-master_merchant-card-1-example = Quatre cartes de chaque

rules-master_merchant-card-2 = Cartes de coût 2
rules-master_merchant-card-2-text =
    = Kogarashi, le ninja : prendre 1 or à un joueur.

    On ne peut viser un joueur sans or.

    = Daimon, le yakuza : renvoyer en ville une carte de la défausse d’un joueur, qui reçoit 2 or.

    Aucune carte de départ ne va jamais en ville, ni aucun Daimon du même coup.

    = Sakuraya, le restaurant : acheter une carte de la ville, ou de la défausse d’un joueur ; elle va en main.

    Le prix d’une carte d’une défausse va à son propriétaire. Pour une carte à soi, il faut avoir l’or, et il revient
    aussitôt.
rules-master_merchant-card-2-example = Trois cartes de chaque

rules-master_merchant-card-3 = Coûts 3 et 4
rules-master_merchant-card-3-text =
    = Echigoya, le riche marchand : recevoir 2 or.

    = Kanda, le vassal : recevoir 1 or ; un coup de plus dans ce tour.

    = Ueshima, le magistrat : payer 1 or : deux coups de plus dans ce tour.

    Qui ne peut payer ne reçoit rien ; le coup est joué quand même.

    = Tokunaga, le daimyo, de coût 4 : prendre en main une carte de n’importe quelle défausse.

    Il n’y a qu’une Tokunaga. Les cartes de départ et les cartes cachées des autres sont hors d’atteinte.
rules-master_merchant-card-3-example = Deux cartes de chaque coût 3, une de coût 4

rules-master_merchant-end = La fin
rules-master_merchant-end-text =
    = Avec 8 or ou 8 noms différents à la fin de son tour, un joueur gagne aussitôt.

    Le gagnant est premier. Les autres se classent par noms différents + or ; à somme égale, la place est partagée.

    Une feuille luit quand son joueur est à un pas de la victoire : 7 or, ou 7 noms.

    Si nul n’a gagné après 100 tours chacun, la partie finit, et tous se classent par noms + or.
rules-master_merchant-end-example = Exemple : les places

rules-master_merchant-open = Visible et secret
rules-master_merchant-open-text =
    Sont visibles de tous : la ville, l’or, les cartes visibles de chaque défausse, combien de cartes chacun a en main et
    face cachée, et combien de noms différents chacun possède.

    Sont secrètes les cartes d’une main, et celles qui sont cachées. Toutes viennent de la ville au grand jour et changent
    de propriétaire au grand jour ; chacun peut donc compter les noms, et la table les montre. Lesquelles de ses cartes
    sont en main et lesquelles sont cachées, seul leur joueur le sait.

    Quand plusieurs personnes jouent à un écran, un rideau tombe avant qu’une main s’ouvre. Un bouclier se demande sans
    rideau : nul n’a besoin de voir une main pour cela.
rules-master_merchant-open-example = Devant un joueur
rules-master_merchant-open-all = visible
rules-master_merchant-open-secret = secret

rules-master_merchant-rulings = Points délicats
rules-master_merchant-rulings-text =
    • Plusieurs cartes d’un coup sont toutes posées avant le premier effet. Chaque effet est utilisé en entier, ou
    abandonné.

    • Une carte du coup en cours ne peut être choisie par ce coup : Oboro ne se reprend pas, Daimon ne se renvoie pas.

    • « Une carte » (Oboro, Tokunaga, Daimon) est une seule carte, jamais toutes celles d’un nom.

    • Le choix au hasard de Hiiragi est égal pour toutes les cartes d’une main, et peut toucher une carte de départ.

    • Sakuraya sur sa propre défausse : il faut avoir l’or, et il revient aussitôt. Parée : rien n’est acheté.

    • Une Hiiragi achetée ou reçue dans la défausse protège aussitôt.

    • Ueshima sans or : rien ne se passe, et le coup est joué.

    • Le tour finit de lui-même sans coup ou sans carte. Seul le joueur dont le tour finit peut gagner.

    • Les boucliers se demandent dans le sens horaire, à ceux qui sont touchés et ont une Hiiragi visible.

rules-master_merchant-screen = À cet écran
rules-master_merchant-screen-text =
    • Un clic sur une carte de la main la choisit, un clic sur une autre du même nom l’ajoute ; un second clic, ou Entrée,
    joue. Un clic droit sur une carte de la main la choisit pour la poser face cachée.

    • Quand un effet est demandé, tout ce qu’il peut choisir est éclairé : piles de la ville, cartes d’une défausse ou
    joueurs. Un clic montre ce qui changerait pour qui, un second confirme. « Sans effet » y renonce.

    • Un coup peut être repris jusqu’à ce qu’un autre joueur ou le hasard ait décidé. Contre les seuls robots, on peut
    aussi revenir plus loin ; les résultats comptent combien de fois.

    • I donne un conseil : le meilleur coup, avec une raison ; les résultats comptent les conseils.

    • F1, ou un clic droit ailleurs que sur une carte de la main, ouvre ces règles au bon paragraphe, avec les nombres
    du moment.

    • La partie est enregistrée après chaque décision ; la fenêtre peut se fermer à tout moment.
rules-master_merchant-screen-example = Les touches les plus utiles

# Les nombres du moment.
rules-master_merchant-now-roads = { $name } : { $gold } or sur 8, { $names } noms sur 8
rules-master_merchant-now-wins = { $name } gagne si ce tour finit maintenant.
rules-master_merchant-now-card = { $card } : { $effect }
rules-master_merchant-now-left =
    { $number ->
        [0] { $card } : la pile est vide.
        [one] { $card } coûte { $cost } ; il en reste une.
       *[other] { $card } coûte { $cost } ; il en reste { $number }.
    }
rules-master_merchant-now-dear = { $name } a { $gold } or : il en manque { $missing }.
rules-master_merchant-now-plays =
    { $number ->
        [0] { $name } n’a plus de coup.
        [one] { $name } a encore un coup.
       *[other] { $name } a encore { $number } coups.
    }
rules-master_merchant-now-pick-up =
    { $name } ramasse la défausse au prochain tour avec { $lone ->
        [play] une main vide
       *[other] au plus une carte en main
    }.
rules-master_merchant-now-shields =
    { $number ->
        [0] { $name } n’a pas de bouclier.
        [one] { $name } a un bouclier.
       *[other] { $name } a { $number } boucliers.
    }
rules-master_merchant-now-hidden =
    { $name } : { $hand ->
        [0] aucune carte
        [one] une carte
       *[other] { $hand } cartes
    } en main, { $down ->
        [0] aucune cachée
        [one] une cachée
       *[other] { $down } cachées
    }
