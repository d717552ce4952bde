"""What is printed: the stocks, the capitals and the numbers of the rule book."""

COLOURS = ("rail", "steam", "wire", "gas", "china")
LETTERS = "RSWGC"
VALUES = (2, 3, 4, 5, 6)
COPIES = (2, 2, 1, 1, 1)
"""How many stocks of each value a colour has."""

KINDS = 25
"""A stock is one of 25 kinds, numbered colour * 5 + place of its value: rail 2, rail 3 ... rail 6, steam 2 ..."""
COLOUR = tuple(kind // 5 for kind in range(KINDS))
VALUE = tuple(VALUES[kind % 5] for kind in range(KINDS))
CARDS = tuple(f"{LETTERS[COLOUR[kind]]}{VALUE[kind]}" for kind in range(KINDS))
DECK = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind % 5]))

CAPITALS = ("Paris", "Berlin", "London", "Rome", "Brussels")
"""They head columns 0 to 4."""
HEIGHT = 7
"""How many stocks are laid under each capital."""
MIDDLE = 2
"""The column on which the closed card starts."""
NOWHERE = -1
"""Where the closed card lies when it is not in the game."""

MONEY = {2: 20, 3: 17, 4: 15}
"""What everybody starts a round with, in millions, by the number of players."""
SIDES = {2: 2, 3: 3, 4: 2}
"""How many sides play: everybody for themselves, or two teams. Seat s belongs to side s modulo their number."""
JOKER = 2
"""The joker's value: a stock sold with it brings this many times its own."""

EMPTY_UNCLOSES = 2
"""With this many columns empty the closed card leaves the game."""
EMPTY_ENDS = 3
"""With this many columns empty the round is over."""
