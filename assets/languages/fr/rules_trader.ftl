# Les règles de Trader. Une ligne vide commence un paragraphe ; « • » en fait un élément de liste, « = » une ligne forte.

rules-trader-aim = But du jeu
rules-trader-aim-text =
    À la bourse de cinq capitales, on achète les actions une à une et on les vend par paires. Une action coûte sa valeur,
    mais deux actions d’une même couleur rapportent le produit de leurs valeurs.

    = Qui a le plus d’argent à la fin gagne.

    Chaque achat découvre l’action suivante de sa colonne, peut-être celle que quelqu’un d’autre attend. Et quand trois
    colonnes sont vides, ce qui n’est pas vendu ne vaudra bientôt plus rien.

    À deux, on joue l’un contre l’autre. À trois, une carte de plus ferme une colonne ; à quatre, on joue en deux équipes.
rules-trader-aim-example = Exemple : acheter, puis vendre
rules-trader-aim-cost = achat : { $sum }
rules-trader-aim-sold = vente : { $product }

rules-trader-parts = Matériel
rules-trader-parts-text =
    Il y a 35 actions de cinq couleurs : chemins de fer, vapeurs, télégraphe, gaz et porcelaine. Chaque couleur en a
    sept ; les valeurs 2 et 3 existent deux fois, 4, 5 et 6 une fois.

    Cinq capitales sont en tête des colonnes : Paris, Berlin, Londres, Rome et Bruxelles.

    À deux ou trois, chacun a un joker ; à quatre, chaque équipe en a un. Un joker a la valeur 2. La carte « bourse
    fermée » ne sert qu’à trois.

    L’argent se compte en millions. La banque n’est jamais à court et rend toujours la monnaie.
rules-trader-parts-example = Les actions d’une couleur et les autres cartes
rules-trader-parts-capital = cinq capitales
rules-trader-parts-closed = à trois

rules-trader-set-up = Mise en place
rules-trader-set-up-text =
    • On mélange les actions. Sous chaque capitale on en pose sept, face visible, en les faisant se chevaucher : toutes
    les valeurs se voient. Seule la dernière action d’une colonne, en bas, est libre.

    • À deux, chacun reçoit 20 millions ; à trois, 17 ; à quatre, 15. L’argent reste caché.

    • On choisit qui commence, ou le sort décide.

    • À trois : la carte de fermeture commence sur la dernière action de la colonne du milieu, Londres.

    • À quatre : les partenaires se font face.
rules-trader-set-up-example = Exemple : deux des cinq colonnes
rules-trader-set-up-free = libre
rules-trader-set-up-closed = fermée (à trois)
rules-trader-set-up-money = à { $players } : { $money } millions chacun

rules-trader-turn = Le tour
rules-trader-turn-text =
    On joue à tour de rôle, dans le sens horaire. À son tour, on fait exactement une de trois choses : acheter une
    action, vendre deux actions, ou en vendre une avec le joker.

    Qui peut faire l’une d’elles doit la faire, même s’il ne reste qu’une vente avec le joker. Qui ne peut en faire
    aucune passe ; c’est un coup comme un autre. Personne ne s’endette.

    Quand tout le monde passe à la suite, la manche est finie.
rules-trader-turn-example = Trois choses à faire
rules-trader-turn-buy = une action, à sa valeur
rules-trader-turn-sell = au produit des valeurs
rules-trader-turn-joker = au double de la valeur

rules-trader-buy = Acheter
rules-trader-buy-text =
    On prend l’action libre d’une colonne, c’est-à-dire la dernière en bas, et l’on paie sa valeur à la banque. On pose
    l’action devant soi, face visible, au vu de tous.

    L’action du dessus est maintenant libre.

    On ne peut pas acheter une action qui coûte plus que ce que l’on a. À trois, on ne peut pas non plus acheter celle qui
    est sous la carte de fermeture.
rules-trader-buy-example = Exemple : un achat
rules-trader-buy-next = libre ensuite
rules-trader-buy-price = coûte { $price }
rules-trader-buy-money = argent : { $sum }

rules-trader-sell = Vendre une paire
rules-trader-sell-text =
    On vend deux de ses actions qui sont de la même couleur. La banque paie le produit des deux valeurs.

    Les actions vendues quittent le jeu.

    Une vente est un tour : elle prend deux actions, jamais plus. Des actions de couleurs différentes ne se vendent
    jamais ensemble.

    À quatre, une paire se compose d’une action de chaque partenaire.
rules-trader-sell-example = Exemple : ce que rapportent des paires
rules-trader-sell-no = deux couleurs : invendables

rules-trader-joker = Le joker
rules-trader-joker-text =
    Avec le joker, on vend une seule action. La banque paie le double de sa valeur, car le joker compte 2.

    L’action et le joker quittent tous deux le jeu. Un joker ne vend donc qu’une fois par manche ; chaque manche d’un
    match commence avec de nouveaux jokers.

    Un joker qui n’a pas servi peut encore faire la dernière vente, après la fin.

    À quatre, chaque équipe a un joker. L’un ou l’autre partenaire peut s’en servir, avec une action de l’un ou de
    l’autre, et l’argent va à qui s’en sert.
rules-trader-joker-example = Exemple : une vente avec le joker
rules-trader-joker-gone = tous deux quittent le jeu

rules-trader-closed = À trois : fermeture
rules-trader-closed-text =
    À trois, la carte « bourse fermée » est posée sur une colonne. L’action qui est dessous ne peut pas être achetée.

    Après un achat ou une vente, on déplace la carte de fermeture sur l’action libre d’une autre colonne. Elle ne peut
    pas rester où elle est.

    Quand deux colonnes sont vides, la carte de fermeture quitte le jeu pour de bon, et aussitôt : qui vide la deuxième
    colonne ne la déplace pas d’abord.

    Il arrive que l’on passe seulement parce que l’unique action que l’on pourrait payer est couverte. On déplace quand
    même la carte, aussi quand ce coup finit la manche. Qui passe faute d’argent la laisse où elle est.
rules-trader-closed-example = Exemple : la carte de fermeture se déplace
rules-trader-closed-before = Bruxelles : achat impossible
rules-trader-closed-after = après le tour, elle est ailleurs

rules-trader-teams = À quatre : équipes
rules-trader-teams-text =
    À quatre, ceux qui se font face forment une équipe. Chacun achète pour soi et a son propre argent ; à la fin, c’est
    la somme des deux partenaires qui compte.

    Une vente de deux actions en prend une devant qui vend et une de la même couleur devant son partenaire. Qui vend
    garde toute la somme.

    L’équipe n’a qu’un joker. L’un ou l’autre peut s’en servir, avec une action de l’un ou de l’autre ; l’argent va à
    qui s’en sert.

    On convient avant la partie si les partenaires peuvent se parler. Le programme montre ce qui est convenu et
    n’impose rien.
rules-trader-teams-example = Exemple : deux partenaires font une paire
rules-trader-teams-seller = { $name } vend
rules-trader-teams-partner = { $name } donne
rules-trader-teams-gets = tout est pour { $name }

rules-trader-end = La fin
rules-trader-end-text =
    = Quand trois colonnes sont vides, la manche est finie sur-le-champ.

    Alors, dans l’ordre du tour et à partir de la place suivante, chacun peut faire une dernière vente : deux actions, ou
    une seule avec un joker qui n’a pas servi. À quatre, chaque équipe peut en faire une.

    Personne n’est obligé de vendre. Qui n’a rien à vendre n’est pas interrogé. Dans une équipe, le partenaire dont le
    tour vient en premier est interrogé d’abord ; il peut renoncer pour laisser la vente à l’autre.

    Les actions invendues ne valent rien. Le plus d’argent gagne ; à quatre, c’est la somme de l’équipe. En cas
    d’égalité, on partage la victoire.
rules-trader-end-example = Exemple : la troisième colonne est vide
rules-trader-end-empty = vide
rules-trader-end-left =
    { $number ->
        [one] { $number } action
       *[other] { $number } actions
    }

rules-trader-rounds = Plusieurs manches
rules-trader-rounds-text =
    Un match peut avoir plusieurs manches ; leur nombre est fixé avant de commencer.

    Chaque manche repart à neuf : toutes les actions, l’argent du début, les jokers et, à trois, la carte de fermeture.
    À chaque manche, c’est la place suivante qui commence.

    On additionne l’argent que chacun a à la fin de chaque manche. Le plus haut total gagne le match ; en cas d’égalité,
    on le partage.
rules-trader-rounds-example = Exemple : un match en deux manches

rules-trader-money = Visible et secret
rules-trader-money-text =
    Tout le monde voit les colonnes, les actions devant chacun, les jokers, et chaque achat et chaque vente avec son prix.

    Seul l’argent de chacun est secret, même pour le partenaire. Après chaque manche d’un match, on le compte au grand
    jour.

    Tous achètent et vendent au vu de tous et partent de la même somme. Une bonne mémoire peut donc calculer ce qu’ont
    les autres, et c’est de bonne guerre ; les robots ont cette mémoire.

    Avant une partie, la table peut convenir de montrer tout l’argent.
rules-trader-money-example = Devant quelqu’un
rules-trader-money-open = visible
rules-trader-money-secret = secret

rules-trader-rulings = Points de détail
rules-trader-rulings-text =
    • Ne passe que qui ne peut ni acheter ni vendre. Qui peut faire l’un ou l’autre doit le faire, même s’il ne reste
    qu’une vente avec le joker. Personne ne s’endette.

    • Quand tout le monde passe à la suite, la manche finit et les dernières ventes viennent, même si la carte de fermeture
    a bougé entre-temps. Mais il n’y a alors rien à vendre : qui aurait pu vendre n’aurait pas passé.

    • Le joker sert une fois par manche ; la suivante en apporte un nouveau.

    • À trois : dès que la deuxième colonne est vide, la carte de fermeture s’en va ; on ne la déplace pas avant. Qui passe
    seulement parce que l’unique action à sa portée est couverte la déplace, même si la manche finit sur ce coup. Qui
    passe faute d’argent ne la déplace pas.

    • Dernières ventes : qui n’a rien à vendre, joueur ou équipe, n’est pas interrogé, et l’on peut renoncer. La vente d’une
    équipe revient au partenaire dont le tour vient en premier, sauf s’il la laisse à l’autre.

    • À quatre : se parler entre partenaires est affaire de convention avant la partie ; le programme ne fait que la montrer.

    • L’argent caché peut se déduire de ce qui est joué au grand jour. Une option le montre.

rules-trader-screen = À l’écran
rules-trader-screen-text =
    • Un clic sur une colonne choisit son action libre et montre ce qui serait découvert, et pour qui ; un second clic ou
    Entrée l’achète. On peut aussi la faire glisser devant soi.

    • Un clic sur une action à soi, un autre sur une deuxième de sa couleur ou sur le joker : voilà une vente ; un clic
    de plus vend. Les boutons proposent la meilleure.

    • À trois : après le coup, un clic sur une colonne montre où irait la carte de fermeture ; un second clic la pose.

    • Une décision peut être reprise tant que personne d’autre n’a décidé et qu’aucune nouvelle carte n’a été vue. Contre
    les seuls robots, on peut aussi revenir plus loin ; les résultats comptent combien de fois.

    • I donne un conseil : le meilleur coup, avec une raison ; les résultats comptent les conseils.

    • F1 ou un clic droit ouvre ces règles au bon paragraphe, avec les nombres du moment.

    • La partie est enregistrée après chaque décision ; on peut fermer la fenêtre à tout moment.
rules-trader-screen-example = Les touches les plus utiles

# Les nombres du moment.
rules-trader-now-free = { $capital } : { $stock }, action libre, coûte { $price }.
rules-trader-now-under = { $capital } : { $stock }, encore couverte ; libre : { $free }.
rules-trader-now-closed = { $capital } : { $stock }, achat impossible, la bourse est fermée ici.
rules-trader-now-dear =
    { $money ->
        [one] { $name } a { $money } million : il manque { $missing }.
       *[other] { $name } a { $money } millions : il manque { $missing }.
    }
rules-trader-now-after =
    { $after ->
        [one] { $name } aurait { $after } million au lieu de { $before }.
       *[other] { $name } aurait { $after } millions au lieu de { $before }.
    }
rules-trader-now-sale = { $name } : { $colour }, { $product }
rules-trader-now-no-pair = { $name } n’a pas de paire à vendre.
rules-trader-now-joker = { $name } : { $stock } avec le joker, { $product }
rules-trader-now-joker-idle = { $name } a un joker, mais aucune action à vendre avec lui.
rules-trader-now-joker-gone = { $name } : le joker a déjà servi.
rules-trader-now-open = Aucune colonne n’est fermée.
rules-trader-now-empty =
    { $number ->
        [one] { $number } colonne vide sur { $most }.
       *[other] { $number } colonnes vides sur { $most }.
    }
rules-trader-now-left =
    { $capital } : { $number ->
        [0] vide
        [one] reste { $number } action
       *[other] restent { $number } actions
    }
rules-trader-now-money =
    { $name } : { $money ->
        [one] { $money } million
       *[other] { $money } millions
    }
rules-trader-now-hidden = { $name } : argent caché
rules-trader-now-round = Manche { $number } sur { $rounds }
rules-trader-now-total = { $name } : { $sum }
