# La page avant une partie.
setup-title = Nouvelle partie
setup-players = { $least }–{ $most } joueurs
setup-seats = Places
setup-order = On s’assied dans cet ordre, dans le sens horaire.
setup-shuffle = Mélanger les places
setup-name = Nom
setup-empty = place libre
setup-kind-person = Humain
setup-kind-bot = Robot
setup-kind-empty = Vide
setup-kind-person-about = joue à cet écran, main cachée aux autres
setup-kind-empty-about = cette place reste vide
setup-level-novice = Débutant
setup-level-novice-about = achète ce qui brille sans voir plus loin
setup-level-steady = Posé
setup-level-steady-about = pèse chaque coup une fois et prend le meilleur
setup-level-sharp = Vif
setup-level-sharp-about = calcule quelques coups à l’avance
setup-level-master = Maître
setup-level-master-about = réfléchit longtemps et pardonne peu
setup-colour-white = Blanc, à l’anneau
setup-colour-pink = Rose, à la fleur de cerisier
setup-colour-grey = Gris, à la montagne
setup-colour-ochre = Ocre, à l’éventail
setup-up = Une place plus tôt
setup-down = Une place plus tard
setup-rules = Règles de la table
setup-open_scores = Points ouverts
setup-open_scores-about = les piles montrent leur nombre
setup-open_hands = Mains ouvertes
setup-open_hands-about = pour apprendre le jeu
setup-open_money = Argent visible
setup-open_money-about = on voit l’argent de chacun
setup-rounds = Manches
setup-rounds-about = l’argent s’additionne
setup-partners_talk = Partenaires bavards
setup-partners_talk-about = une convention à quatre
setup-lone_card = Jouer une carte seule
setup-lone_card-about = au lieu de ramasser la défausse
setup-start = Commencer
setup-start-sub = { $people ->
    [0] { $bots } robots jouent, on regarde
    [one] { $bots ->
        [one] 1 humain, 1 robot
       *[other] 1 humain, { $bots } robots
    }
   *[other] { $bots ->
        [0] { $people } humains
        [one] { $people } humains, 1 robot
       *[other] { $people } humains, { $bots } robots
    }
}
setup-too-few = Il faut être au moins { $least } à la table.
setup-name-missing = Chacun doit avoir un nom.
setup-name-signs = « { $name } » contient une lettre que le jeu ne peut pas afficher.
setup-name-twice = Quelqu’un d’autre s’appelle déjà { $name }.
setup-back = Retour
