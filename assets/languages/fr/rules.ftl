# La page des règles, quel que soit le jeu.
rules = Règles
rules-tip = Les règles ; F1 ouvre le paragraphe sur ce que l’on montre
rules-now = En ce moment à cette table
rules-page = page { $page } sur { $pages }
rules-back = ← { $chapter }
rules-forth = { $chapter } →
rules-close = Fermer
rules-close-key = Échap
