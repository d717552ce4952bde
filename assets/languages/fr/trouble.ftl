# La page après une erreur inattendue.
trouble-title = Quelque chose n’a pas marché
trouble-saved = Votre partie est enregistrée. Depuis la page de titre, vous pouvez la reprendre à la décision même où vous en étiez.
trouble-nothing-lost = Rien n’est perdu : chaque partie est enregistrée après chaque décision.
trouble-report = Ce qui s’est passé est noté dans ce fichier. Si vous nous le montrez, nous pourrons y remédier :
trouble-no-report = Il n’y avait pas de place sur le disque pour noter ce qui s’est passé.
trouble-back = Retour au titre
trouble-quit = Quitter
