# Les règles de Marchands d’Osaka. Une ligne vide commence un paragraphe ; « • » en fait un élément de liste, « = » une ligne en gras.

rules-osaka-aim = But du jeu
rules-osaka-aim-text =
    Quatre navires portent des marchandises le long de la côte, d’Osaka à Edo. On achète des marchandises, et quand un
    navire arrive, tous ceux qui en ont de sa couleur les vendent. Une vente rapporte un point de victoire par tranche
    de 5 pièces, même entamée.

    = À la fin, qui a le plus de points de victoire l’emporte.

    Une carte peut être trois choses, selon l’endroit où elle se trouve :

    • Dans une main, c’est de l’argent : autant de pièces que sa valeur.

    • Face visible devant quelqu’un, c’est une marchandise de sa couleur, qui attend son navire.

    • Face cachée sous un marchand, c’est un point de victoire, quoi qu’elle porte.

    Les amulettes d’une carte servent à assurer : un 2 en a deux, un 3 en a une, un 5 n’en a pas.
rules-osaka-aim-example = Une carte, trois usages
rules-osaka-aim-value = valeur { $value }
rules-osaka-aim-good = marchandise : { $good }
rules-osaka-aim-charm =
    { $charms ->
        [one] une amulette
       *[other] { $charms } amulettes
    }
rules-osaka-aim-hand = dans la main
rules-osaka-aim-hand-is = { $value } pièces
rules-osaka-aim-goods = devant quelqu’un
rules-osaka-aim-goods-is = à vendre
rules-osaka-aim-point = sous le marchand
rules-osaka-aim-point-is = 1 point de victoire

rules-osaka-parts = Matériel
rules-osaka-parts-text =
    Il y a 108 cartes, 27 par couleur. Le rouge est le carthame, le bleu l’étoffe indigo, le jaune le riz, le vert le
    thé. Plus une carte a de valeur, plus elle est rare, et moins elle porte d’amulettes.

    Chaque couleur a un navire et douze jetons de livraison. Si les jetons d’une couleur viennent à manquer, autre chose
    les remplace : la réserve n’arrête jamais personne.

    Chacun a un marchand, debout sur sa pile de points de victoire, et un marqueur de réservation.

    La route d’Osaka à Edo compte six cases, la première et la dernière comprises.
rules-osaka-parts-example = Ce que possède chaque couleur, et chacun
rules-osaka-parts-cards = × { $number }
rules-osaka-parts-ship = un navire
rules-osaka-parts-tokens = { $number } jetons
rules-osaka-parts-player = marchand et marqueur

rules-osaka-set-up = Mise en place
rules-osaka-set-up-text =
    • Les quatre navires sont à Osaka. On pose cinq cartes face visible au marché, puis trois à la ferme.

    • Dans l’ordre des places, chacun pioche des cartes face visible, une à une, jusqu’à un total de 8 ou plus. C’est
    la première main. Dès lors les cartes d’une main sont secrètes ; leur nombre ne l’est pas.

    • La plus petite somme commence. À somme égale, c’est la main qui a le moins de cartes ; sinon, le sort décide.

    • À partir de là et dans le sens horaire, chacun prend un jeton de livraison de la couleur de son choix.
rules-osaka-set-up-example = Exemple : deux premières mains
rules-osaka-set-up-stops = s’arrête à { $sum }
rules-osaka-set-up-begins = { $sum }, c’est moins : { $name } commence

rules-osaka-turn = Le tour
rules-osaka-turn-text =
    On joue à tour de rôle dans le sens horaire. À son tour, on fait une seule de ces trois choses : acheter le
    marché, y prendre une carte, ou réserver une carte.

    Il arrive que le marché n’ait aucune carte que l’on puisse prendre : il est vide, ou d’autres ont tout réservé. Il
    est alors regarni avant que le tour ne commence.

    Qui ne peut toujours ni acheter, ni prendre, ni réserver passe son tour. Quand tout le monde passe à la suite, la
    partie est finie et l’on compte les points.
rules-osaka-turn-example = Trois choses à faire
rules-osaka-turn-buy = toutes les cartes libres, à payer
rules-osaka-turn-take = une carte, gratuite
rules-osaka-turn-reserve = une carte, pour plus tard

rules-osaka-buy = Acheter
rules-osaka-buy-text =
    Un achat emporte toutes les cartes du marché que personne d’autre n’a réservées, y compris celle que l’on a
    réservée soi-même. On ne peut laisser aucune carte libre.

    On paie avec des cartes de sa main qui valent ensemble au moins autant. Rien n’est rendu. Le paiement va à la
    défausse, face visible ; les cartes achetées se posent devant soi comme marchandises. Si la carte que l’on avait
    réservée en est, le marqueur revient.

    Puis chaque navire dont on a acheté la couleur avance : d’une case pour une carte, de deux pour deux ou plus. S’il
    atteint Edo, c’est jour de paie. Pour finir, le marché est regarni.
rules-osaka-buy-example = Exemple : un achat de trois cartes
rules-osaka-buy-free = { $sum } = { $cost } pièces
rules-osaka-buy-kept = réservé par { $name }
rules-osaka-buy-pays = paie { $sum }
rules-osaka-buy-sails =
    { $spaces ->
        [one] avance d’une case
       *[other] avance de { $spaces } cases
    }

rules-osaka-take = Prendre
rules-osaka-take-text =
    On met dans sa main une carte du marché que personne d’autre n’a réservée. Cela ne coûte rien.

    Aucun navire n’avance et aucune carte ne la remplace : le marché diminue.

    On peut aussi prendre la carte que l’on a réservée ; le marqueur revient alors.

    Une main n’a pas de limite. Les cartes de la ferme ne peuvent être ni prises ni achetées, seulement réservées.
rules-osaka-take-example = Exemple : une main grandit
rules-osaka-take-before = { $sum } = { $worth }
rules-osaka-take-card = carte prise
rules-osaka-take-after = vaut maintenant { $worth }

rules-osaka-reserve = Réserver
rules-osaka-reserve-text =
    Si son marqueur de réservation n’est pas en jeu, on le pose sur une carte du marché ou de la ferme qui n’en porte
    pas. Dès lors, personne d’autre ne peut acheter ni prendre cette carte ; les achats des autres la laissent en place.

    Quand une carte de la ferme passe au marché, le marqueur la suit.

    Le marqueur ne revient que si l’on achète ou prend la carte. On ne peut pas le déplacer, et rien n’oblige jamais à
    se servir d’une réservation.
rules-osaka-reserve-example = Exemple : une carte de la ferme est réservée
rules-osaka-reserve-farm = à la ferme
rules-osaka-reserve-market = plus tard au marché

rules-osaka-restock = Arrivage
rules-osaka-restock-text =
    De nouvelles cartes arrivent après chaque achat, et au début d’un tour si le marché n’a aucune carte que l’on puisse
    prendre :

    • Les cartes de la ferme passent au marché, avec leurs marqueurs.

    • On pioche deux cartes pour le marché.

    • On pioche trois cartes pour la ferme.

    Au marché viennent d’abord les cartes restées là, puis celles de la ferme, puis celles de la pioche. S’il faut une
    carte et que la pioche est vide, la défausse mélangée devient la pioche.
rules-osaka-restock-example = Exemple : après un achat
rules-osaka-restock-before = avant
rules-osaka-restock-after = après
rules-osaka-restock-stays = reste
rules-osaka-restock-moves = de la ferme
rules-osaka-restock-drawn = piochées

rules-osaka-route = La route
rules-osaka-route-text =
    Un navire n’avance que si l’on achète de sa couleur : d’une case pour une carte, de deux cases pour deux cartes ou
    plus, et jamais au-delà d’Edo. Une case peut accueillir tous les navires.

    • D’Osaka partent les navires, et ils y reviennent après Edo. À Oshima, il ne se passe rien.

    • Anori est un mouillage sûr : les navires naufragés repartent d’ici.

    • Enshunada, les deux cases des grandes vagues : chaque jour de paie y fait sombrer les navires.

    • Edo est le port où les marchandises se vendent.
rules-osaka-route-example = Exemple : on achète deux riz et un carthame

rules-osaka-payday = Jour de paie
rules-osaka-payday-text =
    Quand un achat a mené un ou plusieurs navires à Edo, tout le monde vend toutes ses marchandises de ces couleurs,
    assurées ou non.

    = Prix = plus haute valeur du lot + jetons de livraison du vendeur dans cette couleur

    = Prix × cartes, arrondi au multiple de 5 supérieur et divisé par 5 = points

    Les cartes les plus faibles du lot deviennent les points, face cachée sous le marchand. S’il y a plus de points que
    de cartes, le reste vient de la pioche ; s’il y a plus de cartes que de points, le reste est défaussé.
rules-osaka-payday-example = Exemple : le thé arrive
rules-osaka-payday-cards = trois thés
rules-osaka-payday-tokens = deux jetons
rules-osaka-payday-more =
    Un jour de paie suit toujours cet ordre :

    • On vend toutes les marchandises des couleurs arrivées.

    • Qui a marqué dans une couleur prend un jeton de livraison de cette couleur.

    • Si quelqu’un a maintenant 8 jetons ou plus, la partie s’arrête aussitôt.

    • Les navires pris dans les grandes vagues sombrent ; avant toute perte, on peut assurer.

    • Les navires d’Edo retournent à Osaka, les naufragés à Anori. Puis le marché est regarni.
rules-osaka-payday-small = Exemple : deux ventes plus petites

rules-osaka-wrecks = Vagues et assurance
rules-osaka-wrecks-text =
    Un jour de paie fait sombrer tout navire pris dans les grandes vagues d’Enshunada : ce qui est de sa couleur et
    n’est pas assuré est perdu.

    D’abord on interroge tous ceux qui ont de telles marchandises, à partir de qui joue et dans le sens horaire. Assurer,
    c’est défausser des cartes de sa main : une carte à deux amulettes sauve jusqu’à deux marchandises de sa propre
    couleur, une carte à une amulette en sauve une. Rien n’y oblige.

    Une marchandise assurée se couche. Aucun naufrage ne peut plus l’emporter, et elle se vend comme les autres.

    Puis tout ce qui reste sans assurance dans les couleurs naufragées va à la défausse.
rules-osaka-wrecks-example = Exemple : le navire bleu sombre
rules-osaka-wrecks-spent = défaussé : deux amulettes
rules-osaka-wrecks-saved = sauvés
rules-osaka-wrecks-lost = perdu

rules-osaka-end = Jetons et fin
rules-osaka-end-text =
    Un jeton de livraison rend les marchandises de sa couleur plus chères : il ajoute 1 à leur prix de vente pour qui
    le possède. Qui marque dans une couleur un jour de paie en prend un jeton. Un jeton ne se perd ni ne se dépense jamais.

    = Dès que quelqu’un a 8 jetons ou plus, toutes couleurs confondues, la partie s’arrête.

    Qui a le plus de points de victoire gagne. À égalité, qui a le plus de jetons de livraison ; s’il y a encore égalité,
    la victoire est partagée. Les marchandises invendues et les cartes en main ne comptent pas.
rules-osaka-end-example = Exemple : à points égaux, les jetons décident
rules-osaka-end-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

rules-osaka-open = Visible et secret
rules-osaka-open-text =
    Tout le monde voit le marché, la ferme, les marchandises, les jetons, les marqueurs et la défausse, le nombre de
    cartes de chaque main, de la pioche et de la défausse, et tout ce qui se passe face visible.

    Sont secrets les cartes d’une main, l’ordre de la pioche et le nombre de points de chacun : les autres ne voient
    que la hauteur de la pile.

    Toute carte entre dans une main et en sort face visible. Une mémoire parfaite connaît donc toutes les mains, et
    c’est de bonne guerre ; les robots ont cette mémoire.

    Avant une partie, la table peut convenir de montrer les points ou les mains.
rules-osaka-open-example = Devant quelqu’un
rules-osaka-open-open = visible
rules-osaka-open-secret = secret

rules-osaka-rulings = Points de détail
rules-osaka-rulings-text =
    • Payer trop est permis, même avec une carte dont on n’avait pas besoin. S’il n’y a rien à acheter, on ne peut
    pas acheter.

    • Un achat suit cet ordre : paiement, marchandises, navires, jour de paie, arrivage. Si le jour de paie met fin à la
    partie, il n’y a pas d’arrivage.

    • Plusieurs navires peuvent arriver ensemble. Chaque couleur se vend à part, avec son lot, son prix et son jeton, mais
    c’est un seul jour de paie : d’abord toutes les ventes, puis tous les jetons, puis la question de la fin, puis les
    naufrages, chacun une seule fois.

    • Quand l’ordre des ventes décide qui pioche quelle carte : rouge, bleu, jaune, vert, et dans une couleur à partir de
    qui joue, dans le sens horaire.

    • La défausse n’est mélangée que s’il faut une carte et que la pioche est vide. Si les deux sont vides, on ne pioche
    pas ce qui manque ; les points dus comptent quand même tous.

    • Quiconque a des marchandises non assurées d’une couleur naufragée est interrogé, quelle que soit sa main : que
    l’on n’ait pas d’amulette ne regarde personne.

    • L’assurance est une seule décision pour toutes les couleurs qui sombrent à ce moment, et pour elles seules. Chaque
    carte défaussée doit sauver au moins une marchandise, et au plus autant qu’elle a d’amulettes ; on choisit lesquelles.
    Ce qui est déjà assuré ne l’est pas deux fois.
rules-osaka-screen = À l’écran
rules-osaka-screen-text =
    • Un clic sur une carte du marché la choisit, un second clic ou Entrée la prend. Un clic droit la réserve. Un clic
    sur une carte de la ferme la réserve. On peut aussi faire glisser les cartes et le marqueur.

    • « Acheter le marché » montre d’abord où iraient les navires et ce que cela rapporte ; des clics sur les cartes de
    la main changent le paiement. Le second clic achète.

    • Une décision peut être reprise tant que personne d’autre n’a décidé et qu’aucune nouvelle carte n’a été vue. Contre
    les seuls robots, on peut aussi revenir plus loin ; les résultats comptent combien de fois.

    • I donne un conseil : le meilleur coup, avec une raison ; les résultats comptent les conseils. Un chiffre près
    d’un navire qui porte ses propres marchandises est le risque de naufrage avant son prochain tour.

    • F1, ou un clic droit sur toute autre chose, ouvre ces règles au bon paragraphe, avec les nombres du moment.

    • La partie est enregistrée après chaque décision ; on peut fermer la fenêtre à tout moment.
rules-osaka-screen-example = Les touches les plus utiles

# Les nombres du moment.
rules-osaka-now-sale =
    { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } × ({ $highest } + { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }) = { $money }, { $over ->
        [0] { "" }
       *[other] { "" }arrondi à { $rounded },{ " " }
    }{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rules-osaka-now-arrival = { $ship }, s’il arrivait maintenant :
rules-osaka-now-nobody =
    Personne n’a { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    } à vendre.
rules-osaka-now-foreseen = L’achat préparé rapporterait :
rules-osaka-now-brought = { $good } : { $sum }
rules-osaka-now-buy =
    { $name } : { $cards ->
        [0] aucune carte à acheter
        [one] { $cards } carte libre coûte { $cost }
       *[other] { $cards } cartes libres coûtent { $cost }
    }
rules-osaka-now-hand =
    La main vaut { $have }{ $missing ->
        [0] .
       *[other] { " " }: il manque { $missing }.
    }
rules-osaka-now-take = { $card } : la main vaudrait { $after } au lieu de { $before }.
rules-osaka-now-kept = { $card } : réservé par { $name }.
rules-osaka-now-free = { $name } : marqueur libre.
rules-osaka-now-restock =
    { $farm ->
        [0] La ferme est vide.
        [one] Une carte passe au marché.
       *[other] { $farm } cartes passent au marché.
    } Pioche : { $draw }, défausse : { $discard }.
rules-osaka-now-ship =
    { $ship } est à { $space }, { $left ->
        [0] arrivé.
        [one] à une case d’Edo.
       *[other] à { $left } cases d’Edo.
    }
rules-osaka-now-calm = Aucun navire n’est dans les grandes vagues.
rules-osaka-now-risk = { $ship } est dans les grandes vagues. Marchandises non assurées : { $owners }.
rules-osaka-now-empty = { $ship } est dans les grandes vagues : personne n’a rien à y perdre.
rules-osaka-now-charms =
    { $good } : { $charms ->
        [0] aucune amulette dans la main.
        [one] une amulette dans la main.
       *[other] { $charms } amulettes dans la main.
    }
rules-osaka-now-safe = { $card } : assuré.
rules-osaka-now-tokens =
    { $name } : { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } sur { $end }{ $points ->
        [-1] { "" }
        [one] , { $points } point
       *[other] , { $points } points
    }
rules-osaka-now-open =
    { $name } : { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }, { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }, { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
