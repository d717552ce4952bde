"""A replay of Traders of Osaka written from the description in `game/core/record.py` alone: it shares no code with the
game, keeps cards as the words a record writes, and has no random generator."""

from collections import deque
from typing import Any

COLOURS = {"red": "R", "blue": "B", "yellow": "Y", "green": "G"}
EDO, ANORI, WAVES = 5, 2, (3, 4)


def value(card: str) -> int:
    return int(card[1])


class Table:
    """Everything that lies on the table, each card as its word; a slot of market or farm is [card, piece's owner]."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.seats = len(document["seats"])
        self.chance = deque(document["setup"])
        self.pile = deque(self.luck("deck"))
        assert len(self.pile) == 108
        self.market = [[self.pile.popleft(), None] for _ in range(5)]
        self.farm = [[self.pile.popleft(), None] for _ in range(3)]
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        for hand in self.hands:
            while sum(map(value, hand)) < 8:
                hand.append(self.pile.popleft())
        self.discard: list[str] = []
        self.gone: list[str] = []
        self.goods: list[list[str]] = [[] for _ in range(self.seats)]
        self.insured: list[list[str]] = [[] for _ in range(self.seats)]
        self.tokens: list[list[str]] = [[] for _ in range(self.seats)]
        self.points = [0] * self.seats
        self.ships = dict.fromkeys("RBYG", 0)
        self.turn, self.why = self.find_first()
        self.to_choose = self.clockwise()
        self.to_insure: list[int] = []
        self.passes = 0
        self.over = ""

    def find_first(self) -> tuple[int, str]:
        least = min(sum(map(value, hand)) for hand in self.hands)
        low = [seat for seat, hand in enumerate(self.hands) if sum(map(value, hand)) == least]
        if len(low) == 1:
            return low[0], "lowest sum"
        few = min(len(self.hands[seat]) for seat in low)
        tied = [seat for seat in low if len(self.hands[seat]) == few]
        if len(tied) == 1:
            return tied[0], "lowest sum, fewest cards"
        first = self.luck("first")
        assert first in tied
        return first, "chance among equals"

    def luck(self, what: str) -> Any:
        [(told, answer)] = self.chance.popleft().items()
        assert told == what
        return answer

    def clockwise(self) -> list[int]:
        return [(self.turn + step) % self.seats for step in range(self.seats)]

    def asked(self) -> int:
        """Whose decision it is."""
        return (self.to_choose or self.to_insure or [self.turn])[0]

    def draw(self) -> list[str]:
        """Draw a card, if there is one."""
        if not self.pile and self.discard:
            self.pile = deque(self.luck("draw pile"))
            assert sorted(self.pile) == sorted(self.discard)
            self.discard = []
        return [self.pile.popleft()] if self.pile else []

    def restock(self) -> None:
        self.market += self.farm
        self.market += [[card, None] for _ in range(2) for card in self.draw()]
        self.farm = [[card, None] for _ in range(3) for card in self.draw()]

    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        if all(owner not in (None, self.turn) for _, owner in self.market):
            self.restock()

    def play(self, move: str) -> None:
        verb, *words = move.split()
        seat = self.asked()
        if verb == "token":
            self.tokens[self.to_choose.pop(0)].append(COLOURS[words[0]])
            return
        if verb == "pass":
            self.passes += 1
            if self.passes == self.seats:
                self.over = "nobody can do anything"
                return
        else:
            self.passes = 0
        if verb == "take":
            card, owner = self.market.pop(int(words[0]))
            assert owner in (None, seat)
            self.hands[seat].append(card)
        elif verb == "reserve":
            slot = {"market": self.market, "farm": self.farm}[words[0]][int(words[1])]
            assert slot[1] is None
            slot[1] = seat
        elif verb == "buy":
            self.buy(seat, words)
            return
        elif verb in ("insure", "decline"):
            self.insure(self.to_insure.pop(0), words)
            return
        self.next_turn()

    def buy(self, seat: int, payment: list[str]) -> None:
        bought = [card for card, owner in self.market if owner in (None, seat)]
        self.market = [slot for slot in self.market if slot[1] not in (None, seat)]
        assert bought
        assert sum(map(value, payment)) >= sum(map(value, bought))
        for card in payment:
            self.hands[seat].remove(card)
        self.discard += payment
        self.goods[seat] += bought
        for colour in {card[0] for card in bought}:
            sails = min(2, sum(card[0] == colour for card in bought))
            self.ships[colour] = min(EDO, self.ships[colour] + sails)
        if EDO in self.ships.values():
            self.payday()
        else:
            self.restock()
            self.next_turn()

    def payday(self) -> None:
        sales = [(seat, colour) for colour in "RBYG" if self.ships[colour] == EDO for seat in self.clockwise()]
        for seat, colour in [sale for sale in sales if self.sell(*sale)]:
            self.tokens[seat].append(colour)
        if max(map(len, self.tokens)) >= 8:
            self.over = "tokens"
            return
        self.to_insure = [seat for seat in self.clockwise() if self.at_risk(seat)]
        self.wreck_when_all_have_answered()

    def sell(self, seat: int, colour: str) -> bool:
        lot = sorted(card for card in self.goods[seat] + self.insured[seat] if card[0] == colour)
        if not lot:
            return False
        for rest in (self.goods, self.insured):
            rest[seat] = [card for card in rest[seat] if card[0] != colour]
        money = (value(lot[-1]) + self.tokens[seat].count(colour)) * len(lot)
        points = (money + 4) // 5
        self.points[seat] += points
        self.gone += lot[:points]
        self.discard += lot[points:]
        for _ in range(points - len(lot)):
            self.gone += self.draw()
        return True

    def at_risk(self, seat: int) -> list[str]:
        return [card for card in self.goods[seat] if self.ships[card[0]] in WAVES]

    def insure(self, seat: int, words: list[str]) -> None:
        if words:
            middle = words.index("for")
            for card in words[:middle]:
                self.hands[seat].remove(card)
                self.discard.append(card)
            for card in words[middle + 1 :]:
                assert card in self.at_risk(seat)
                self.goods[seat].remove(card)
                self.insured[seat].append(card)
        self.wreck_when_all_have_answered()

    def wreck_when_all_have_answered(self) -> None:
        if self.to_insure:
            return
        for seat in range(self.seats):
            for card in self.at_risk(seat):
                self.goods[seat].remove(card)
                self.discard.append(card)
        for colour, space in self.ships.items():
            self.ships[colour] = 0 if space == EDO else ANORI if space in WAVES else space
        self.restock()
        self.next_turn()

    def count_cards(self) -> int:
        piles = [self.market, self.farm, self.pile, self.discard, self.gone, *self.hands, *self.goods, *self.insured]
        return sum(map(len, piles))


def replay(document: dict[str, Any]) -> dict[str, Any]:
    """Play a record through and return its result as worked out here."""
    table = Table(document)
    assert document["first"] == {"seat": table.turn, "why": table.why}
    for entry in document["moves"]:
        assert not table.chance
        assert not table.over
        assert entry["seat"] == table.asked()
        table.chance.extend(entry.get("chance", []))
        table.play(entry["move"])
        assert table.count_cards() == 108
    assert not table.chance
    held = list(map(len, table.tokens))
    ranks = sorted(zip(table.points, held, strict=True), reverse=True)
    return {
        "reason": table.over,
        "points": table.points,
        "tiebreak": held,
        "places": [1 + ranks.index(rank) for rank in zip(table.points, held, strict=True)],
    }
