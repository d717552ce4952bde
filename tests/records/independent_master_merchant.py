"""A replay of Master Merchant written from the description in `game/core/record.py` alone: it shares no code with the
game, keeps cards as the words a record writes, and has no random generator."""

from collections import deque
from typing import Any

COPIES = {"izumiya": 4, "hiiragi": 4, "oboro": 4, "kogarashi": 3, "daimon": 3, "sakuraya": 3} | {
    "echigoya": 2, "kanda": 2, "ueshima": 2, "tokunaga": 1
}  # fmt: skip
COST = {4: 1, 3: 2, 2: 3, 1: 4}


class Table:
    """Everything that lies on the table, each card as its word."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.seats = len(document["seats"])
        self.options = document["options"]
        self.chance = deque(document["setup"])
        self.city = [name for name, copies in COPIES.items() for _ in range(copies)]
        self.hands = [["trick", "negotiation"] for _ in range(self.seats)]
        self.up: list[list[str]] = [[] for _ in range(self.seats)]
        self.down: list[list[str]] = [[] for _ in range(self.seats)]
        self.gold = [0] * self.seats
        chosen = self.options["first"]
        self.why = "chance" if chosen == "random" else "chosen"
        self.turn = self.luck("first") if chosen == "random" else chosen
        self.turns, self.plays, self.played, self.effects = 1, 2, "", 0
        self.use: list[str] = []
        self.to_shield: list[int] = []
        self.shielded: list[int] = []
        self.over, self.winner = "", -1

    def luck(self, what: str) -> Any:
        [(told, answer)] = self.chance.popleft().items()
        assert told == what
        return answer

    def asked(self) -> int:
        """Whose decision it is."""
        return self.to_shield[0] if self.to_shield else self.turn

    def names(self, seat: int) -> int:
        return len({*self.hands[seat], *self.up[seat], *self.down[seat]})

    def play(self, move: str) -> None:
        verb, *words = move.split()
        if self.to_shield:
            self.answer(verb)
        elif self.effects:
            self.declare(verb, words)
        elif verb == "end":
            self.end_turn()
        else:
            self.lay(verb, words)

    def lay(self, verb: str, words: list[str]) -> None:
        number = int(words[1]) if verb == "play" else 1
        discard = self.up if verb == "play" else self.down
        for _ in range(number):
            self.hands[self.turn].remove(words[0])
            discard[self.turn].append(words[0])
        self.plays -= 1
        if verb == "play":
            self.played, self.effects = words[0], number
        else:
            self.gold[self.turn] += "no-gold" not in words
            self.go_on()

    def declare(self, verb: str, words: list[str]) -> None:
        if verb == "waive":
            self.effects -= 1
            self.go_on()
            return
        self.use = words
        self.to_shield = [seat for seat in self.aimed_at() if "hiiragi" in self.up[seat]]
        if not self.to_shield:
            self.happen()

    def aimed_at(self) -> list[int]:
        """The other seats at which the use is aimed, clockwise."""
        others = [(self.turn + step) % self.seats for step in range(1, self.seats)]
        if self.played == "trick":
            return [seat for seat in others if self.gold[seat] >= 4]
        return [seat for seat in others if self.use[:2] == ["at", str(seat)]]

    def answer(self, verb: str) -> None:
        seat = self.to_shield.pop(0)
        if verb == "shield":
            self.up[seat].remove("hiiragi")
            self.down[seat].append("hiiragi")
            self.shielded.append(seat)
        if not self.to_shield:
            self.happen()

    def happen(self) -> None:
        victims = [seat for seat in self.aimed_at() if seat not in self.shielded]
        if self.played == "trick":
            for seat in victims:
                self.gold[seat] -= 1
                self.gold[self.turn] += 1
        elif victims or not self.shielded:
            at, *rest = (int(self.use[1]), *self.use[2:]) if "at" in self.use else (-1, *self.use)
            self.take_effect(at, rest[0] if rest else "", self.down if "down" in rest else self.up)
        self.shielded = []
        self.effects -= 1
        self.go_on()

    def take_effect(self, at: int, card: str, discards: list[list[str]]) -> None:
        me = self.turn
        source = self.city if at < 0 else discards[at]
        cost = COST[COPIES[card]] if card in COPIES else 0
        match self.played:
            case "negotiation" | "izumiya":
                self.gold[me] -= cost if self.played == "negotiation" else 0
                source.remove(card)
                self.up[me].append(card)
            case "hiiragi":
                thrown = self.luck("blind")
                self.hands[at].remove(thrown)
                self.up[at].append(thrown)
            case "oboro" | "tokunaga":
                source.remove(card)
                self.hands[me].append(card)
            case "kogarashi":
                self.gold[at] -= 1
                self.gold[me] += 1
            case "daimon":
                source.remove(card)
                self.city.append(card)
                self.gold[at] += 2
            case "sakuraya":
                self.gold[me] -= cost
                if at >= 0:
                    self.gold[at] += cost
                source.remove(card)
                self.hands[me].append(card)
            case "echigoya":
                self.gold[me] += 2
            case "kanda":
                self.gold[me] += 1
                self.plays += 1
            case "ueshima":
                self.gold[me] -= 1
                self.plays += 2

    def go_on(self) -> None:
        assert min(self.gold) >= 0
        if not self.effects and not (self.plays and self.hands[self.turn]):
            self.end_turn()

    def end_turn(self) -> None:
        if self.gold[self.turn] >= 8:
            self.over, self.winner = "gold", self.turn
        elif self.names(self.turn) >= 8:
            self.over, self.winner = "names", self.turn
        elif self.turns == 100 * self.seats:
            self.over = "turns"
        else:
            self.turn = (self.turn + 1) % self.seats
            self.turns += 1
            self.plays = 2
            hand = self.hands[self.turn]
            if len(hand) <= (self.options["lone_card"] == "pick_up"):
                hand += self.up[self.turn] + self.down[self.turn]
                self.up[self.turn], self.down[self.turn] = [], []

    def count_cards(self) -> int:
        return len(self.city) + sum(map(len, self.hands + self.up + self.down))


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
        assert table.count_cards() == 28 + 2 * table.seats
    assert not table.chance
    points = [table.names(seat) + table.gold[seat] for seat in range(table.seats)]
    won = [int(seat == table.winner) for seat in range(table.seats)]
    ranks = sorted(zip(won, points, strict=True), reverse=True)
    return {
        "reason": table.over,
        "points": points,
        "tiebreak": won,
        "places": [1 + ranks.index(rank) for rank in zip(won, points, strict=True)],
    }
