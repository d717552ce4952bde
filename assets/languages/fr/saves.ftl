# Les parties qui attendent d’être reprises.
saves-damaged = La partie enregistrée { $file } est endommagée ; elle a été mise de côté et ne peut plus être reprise.
saves-foreign = Le fichier { $file }, parmi les parties enregistrées, n’est pas une partie d’Akindo ; il a été mis de côté.
saves-version = La partie enregistrée { $file } vient d’une autre version d’Akindo ; elle a été mise de côté.
saves-gone = La partie enregistrée { $file } ne peut pas être lue pour l’instant ; elle reste à sa place.
saves-full = La partie ne peut pas être enregistrée : le disque est plein ou protégé. Vous pouvez continuer à jouer.
saves-note = Un clic écarte cette note.
