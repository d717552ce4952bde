"""What is printed: the cards, the route and the numbers of the rule book."""

COLOURS = ("red", "blue", "yellow", "green")
LETTERS = "RBYG"
VALUES = (2, 3, 5)
COPIES = (11, 9, 7)
"""How many cards of each value a colour has."""

KINDS = 12
"""A card is one of twelve kinds, numbered colour * 3 + place of its value: red 2, red 3, red 5, blue 2 ..."""
COLOUR = tuple(kind // 3 for kind in range(KINDS))
VALUE = tuple(VALUES[kind % 3] for kind in range(KINDS))
SYMBOLS = tuple((2, 1, 0)[kind % 3] for kind in range(KINDS))
"""Insurance symbols: two on a 2, one on a 3, none on a 5."""
CARDS = tuple(f"{LETTERS[COLOUR[kind]]}{VALUE[kind]}" for kind in range(KINDS))
DECK = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind % 3]))

ROUTE = ("Osaka", "Oshima", "Anori", "Enshunada", "Enshunada", "Edo")
OSAKA, ANORI, EDO = 0, 2, 5
WAVES = (3, 4)

FIRST_HAND = 8
MARKET_DEALT, FARM_DEALT = 5, 3
MARKET_RESTOCK, FARM_RESTOCK = 2, 3
TOKENS_TO_END = 8
FREE = -1
"""The owner of a card that carries no reservation piece."""
