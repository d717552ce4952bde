"""What is printed: the cards, their costs and the numbers of the rule book."""

CARDS = (
    "trick",
    "negotiation",
    "izumiya",
    "hiiragi",
    "oboro",
    "kogarashi",
    "daimon",
    "sakuraya",
    "echigoya",
    "kanda",
    "ueshima",
    "tokunaga",
)
"""The twelve names. A card is the number of its name: cards of one name are alike."""
KINDS = len(CARDS)
(
    TRICK,
    NEGOTIATION,
    IZUMIYA,
    HIIRAGI,
    OBORO,
    KOGARASHI,
    DAIMON,
    SAKURAYA,
    ECHIGOYA,
    KANDA,
    UESHIMA,
    TOKUNAGA,
) = range(KINDS)
NO_CARD = -1

START_CARDS = (TRICK, NEGOTIATION)
"""Every player has one of each; they are never for sale and never change their owner."""
COPIES = (0, 0, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1)
"""How many cards of each name the city holds at the start."""
MOST_COPIES = max(COPIES)
COST = (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4)
"""The price of each card. Start cards have none."""
HIGHEST_COST = max(COST)

PLAYS = 2
"""Plays in a turn, before any extra ones."""
TRICK_FROM = 4
"""Trick takes from every player with this much gold or more."""
DAIMON_PAYS = 2
ECHIGOYA_BRINGS = 2
KANDA_BRINGS, KANDA_PLAYS = 1, 1
UESHIMA_COSTS, UESHIMA_PLAYS = 1, 2

GOLD_TO_WIN = 8
NAMES_TO_WIN = 8
TURNS_EACH = 100
"""After this many turns each the game ends without a winner."""
