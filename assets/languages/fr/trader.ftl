# La table de Trader.
stock-rail = Chemins de fer
stock-steam = Vapeurs
stock-wire = Télégraphe
stock-gas = Gaz
stock-china = Porcelaine
stock = { $colour } { $value }
capital-0 = Paris
capital-1 = Berlin
capital-2 = Londres
capital-3 = Rome
capital-4 = Bruxelles
team-0 = Mer
team-1 = Vent
exchange = La bourse
exchange-hint = seule la dernière action d’une colonne est libre ; trois colonnes vides finissent la manche
exchange-empty =
    { $number ->
        [one] { $number } vide sur { $most }
       *[other] { $number } vides sur { $most }
    }
exchange-tip = Seule la dernière action de chaque colonne peut être achetée. La manche finit quand trois colonnes sont vides.
capital-empty = vide, { $number } sur { $most }
capital-tip =
    { $number ->
        [0] Il ne reste aucune action : { $capital }.
        [one] Il reste une action : { $capital }.
       *[other] Il reste { $number } actions : { $capital }.
    }
stock-tip = { $stock } : coûte { $price } millions.
stock-dear-tip = C’est trop : il y a { $money } millions.
stock-closed-tip = La bourse est fermée ici : achat impossible pour l’instant.
stock-close-tip = Cliquer pour poser ici la carte de fermeture.
stock-covered-tip = { $stock }, encore couverte.
closed = Fermée
closed-1 = pas à vendre,
closed-2 = puis bouge
uncovers = découvre
then-sells = puis à vendre
uncovers-nothing = sans paire
empties = puis vide
empties-of = { $number } sur 3
money = Argent
money-sum =
    { $number ->
        [one] { $number } million
       *[other] { $number } millions
    }
money-hidden = caché
money-after = argent { $before } → { $after }
money-tip = L’argent reste caché jusqu’au décompte de la manche.
note-tip =
    { $number ->
        [one] Un billet de { $number } million. La banque rend toujours la monnaie.
       *[other] Un billet de { $number } millions. La banque rend toujours la monnaie.
    }
joker = Joker
joker-left = une fois
joker-gone = utilisé
joker-tip = Une fois par manche, le joker vend une action au double de sa valeur. Cliquer le joker et une action.
joker-used-tip = Le joker a déjà servi dans cette manche.
own-stocks-tip = Deux actions d’une couleur se vendent au produit de leurs valeurs.
own-stock-tip = { $stock }. Cliquer, puis une autre de sa couleur ou le joker, pour vendre.
partner-stock-tip = { $stock }, devant le partenaire : se vend avec une action à soi de la même couleur.
trader-tip =
    { $number ->
        [0] { $name } : aucune action.
        [one] { $name } : une action.
       *[other] { $name } : { $number } actions.
    }
trader-team-tip = Équipe { $team }, avec { $partner }.
trader-pairs-tip = Peut vendre { $pairs }.
buy-a-stock = Acheter une action
buy-a-stock-hint = une colonne, ou touches 1 à 5
buy-stock = Acheter { $stock }
buy-stock-first = Choisir d’abord une colonne.
buy-stock-tip = Achète la dernière action de la colonne choisie à sa valeur.
sell-two = Vendre une paire
sell-second = choisir la deuxième action
sell-colour = Vendre { $colour }
sell-no-pair = il en faut deux d’une couleur
sell-no-pair-team = une ici, une chez le partenaire
sell-nothing = Il n’y a pas deux actions à vendre ensemble.
sell-tip = Vend deux actions d’une couleur au produit de leurs valeurs. La meilleure paire est proposée (S).
joker-sale = Vendre avec le joker
joker-stock = Joker et { $stock }
joker-no-stock = aucune action à vendre
joker-nothing = Il n’y a rien à vendre avec le joker.
joker-sale-tip = Vend une action au double de sa valeur ; le joker quitte la manche (J).
sale-brings = { $product }, argent { $before } → { $after }
sale-second = Une vente demande une deuxième action de la même couleur, ou le joker.
sale-stock = Le joker se vend avec une action.
then-closed = Puis la carte de fermeture bouge.
then-nothing = Acheter une action ou faire une vente.
partners-talk-no = Convenu : les partenaires se taisent.
partners-talk-yes = Convenu : les partenaires se parlent.
close-head = La carte de fermeture change de place
close-text = Cliquer la colonne dont personne ne doit acheter la dernière action.
close-choose = Choisir une colonne
close-capital = Fermer { $capital }
close-first = Choisir d’abord une colonne.
close-tip = Pose la carte de fermeture sur la dernière action de la colonne choisie.
decline = Pas de dernière vente
decline-hint = garder des actions sans valeur
decline-partner = ou la laisser au partenaire
decline-tip = Une dernière vente est permise, pas obligatoire.
last-sale-text = Les actions invendues ne valent rien.
stuck-head = Rien n’est possible
stuck-text = Rien à acheter ni à vendre : le tour passe.
stuck-pass = Passer
watch-buys = { $name } achète { $stock }
watch-sells = { $name } vend { $colour }
watch-closes = { $name } ferme { $capital }
watch-declines = { $name } ne fait pas de dernière vente
watch-passes = { $name } passe
ask-trade = Acheter ou vendre
ask-close = Déplacer la fermeture
ask-last-sale = Une dernière vente ?
round = Manche { $number }
round-and-turn = Manche { $number } sur { $rounds }, { $turn }
log-round = La manche { $number } commence
log-buys-stock = { $name } : { $stock }
log-sells-stocks = { $name } vend { $product }
log-sells-joker = { $name }, joker { $product }
log-column-empty = { $capital } est vide, { $number } sur 3
log-closed = Fermée : { $capital }
log-closed-moves = Fermée : { $end }, plus { $start }
log-closed-leaves = La fermeture quitte le jeu
log-trading-ends = Fin des achats
log-no-last-sale = { $name } : pas de vente
log-round-ends = Décompte de la manche { $number }
sheet-title = Fin de la manche { $number } sur { $rounds }
sheet-text = L’argent est compté au grand jour, en millions ; les actions invendues ne valent rien.
sheet-total = Total
sheet-on = Commencer la manche { $number }
sheet-on-hint = Espace ; la place suivante commence
results-millions =
    { $number ->
        [one] million
       *[other] millions
    }
results-rounds =
    { $number ->
        [one] L’argent de la manche décide.
       *[other] L’argent de { $number } manches décide.
    }
results-three-empty = Trois colonnes sont vides : fin de la manche après le tour { $turn }.
results-all-passed = Tout le monde a passé : fin de la manche après le tour { $turn }.
results-team = { $names } gagnent
results-best = mieux : { $product }
results-no-sale = rien vendu
results-even =
    { $number ->
        [one] { $number } million chacun : égalité
       *[other] { $number } millions chacun : égalité
    }
results-money = L’argent au fil du temps
results-money-hint = sceaux : décomptes
results-sold = Ventes par action
results-sold-sum = ventes
# Pourquoi quelque chose n'est pas possible.
trader-no-such-column = Cette colonne n’existe pas.
trader-empty =
    { $capital ->
        [London] Il ne reste aucune action à Londres.
        [Brussels] Il ne reste aucune action à Bruxelles.
       *[other] Il ne reste aucune action à { $capital }.
    }
trader-covered =
    { $capital ->
        [London] La bourse de Londres est fermée : son action libre ne peut être achetée.
        [Brussels] La bourse de Bruxelles est fermée : son action libre ne peut être achetée.
       *[other] La bourse de { $capital } est fermée : son action libre ne peut être achetée.
    }
trader-too-dear = Cette action coûte { $price } ; il y a { $money }.
trader-not-yours = Ces actions ne sont pas toutes là.
trader-not-partners = Le partenaire n’a pas cette action.
trader-two-colours = Deux actions vendues ensemble doivent être de la même couleur.
trader-lower-first = La plus basse des deux actions est nommée d’abord.
trader-team-sale = En équipe, une vente prend une action à soi et une devant le partenaire.
trader-no-partner = Il n’y a pas de partenaire dans cette partie.
trader-joker-used = Le joker a déjà servi dans cette manche.
trader-same-column = La carte de fermeture doit changer de colonne.
trader-can-act = Ne passe que qui ne peut ni acheter ni vendre.
# Les touches propres à cette table.
keys-trader-column = 1–5
keys-trader-column-does = choisir une colonne
keys-trader-buy = B
keys-trader-buy-does = acheter ce qui est choisi
keys-trader-sell = S
keys-trader-sell-does = vendre la meilleure paire
keys-trader-joker = J
keys-trader-joker-does = vendre avec le joker
keys-trader-decline = N
keys-trader-decline-does = pas de dernière vente
keys-trader-pass = P
keys-trader-pass-does = passer, faute de mieux
