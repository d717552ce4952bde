insure-title = Assicurazione
insure-sub = { $ships ->
    [one] Una nave affonda al largo di Enshunada. Gli amuleti salvano il proprio colore: due su un 2, uno su un 3.
   *[other] { $ships } navi affondano al largo di Enshunada. Gli amuleti salvano il proprio colore: due su un 2, uno su un 3.
}
insure-done = deciso
insure-now = adesso
insure-next = poi
insure-risk = In pericolo
insure-at-stake = { $goods } in pericolo
insure-kept = { $kept } su { $goods } in salvo
insure-good-safe = { $card }: in salvo grazie a un amuleto, per sempre.
insure-good-lost = { $card }: va perso, se nessun amuleto del suo colore lo salva.
insure-everyone = Si chiede a chiunque abbia merci in pericolo.
insure-hand = Mano
insure-hand-hint = clicca una carta per usarne gli amuleti
insure-hand-none = nessun amuleto di questi colori
insure-saves = salva { $number }
insure-could = può salvare { $number }
insure-no-use = inutile
insure-card-tip = { $card }: { $what }.
insure-coverage = Copertura
insure-worth = { $saved } merci su { $goods }, valore { $kept } su { $worth }
insure-cost = { $cards ->
    [0] Nessuna carta scartata. Monete in mano: { $left }.
    [one] { $cards } carta scartata, valore { $coins }. Monete rimaste in mano: { $left }.
   *[other] { $cards } carte scartate, valore { $coins }. Monete rimaste in mano: { $left }.
}
insure-forever = Le merci salvate stanno di traverso e non si perdono più.
insure-best = Assicura il meglio
insure-best-tip = Sceglie le carte che salvano di più, secondo il valore delle merci e delle carte.
insure-no-best = costa più di quanto salva
insure-all = Assicura tutto
insure-all-tip = Sceglie le carte meno care che salvano tutto.
insure-no-all = amuleti insufficienti
insure-trade = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} per { $goods ->
    [one] { $goods } merce
   *[other] { $goods } merci
}
insure-do = Assicura
insure-choose = prima scegli le carte
insure-nothing = nessun amuleto utile
insure-decline = Lascia andare
insure-on = Continua
insure-lose = ne perdi { $goods }
insure-again = conferma: ne perdi { $goods }
