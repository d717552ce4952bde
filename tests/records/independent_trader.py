"""A replay of Trader written from the description in `game/core/record.py` alone: it shares no code with the game,
keeps stocks as the words a record writes, and has no random generator."""

from collections import deque
from typing import Any

MONEY = {2: 20, 3: 17, 4: 15}


def value(stock: str) -> int:
    return int(stock[1])


class Table:
    """Everything that lies on the table, each stock as its word."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.seats = len(document["seats"])
        self.rounds = document["options"]["rounds"]
        self.chance = deque(document["setup"])
        chosen = document["options"]["first"]
        self.why = "chance" if chosen == "random" else "chosen"
        self.first = self.luck("first") if chosen == "random" else chosen
        self.earned = [0] * self.seats
        self.over = ""
        self.start_round()

    def luck(self, what: str) -> Any:
        [(told, answer)] = self.chance.popleft().items()
        assert told == what
        return answer

    def start_round(self) -> None:
        stocks = self.luck("stocks")
        assert len(stocks) == 35
        self.columns = [stocks[top : top + 7] for top in range(0, 35, 7)]
        self.stocks: list[list[str]] = [[] for _ in range(self.seats)]
        self.money = [MONEY[self.seats]] * self.seats
        self.jokers = {self.team(seat) for seat in range(self.seats)}
        self.closed = 2 if self.seats == 3 else None
        self.turn = self.first
        self.passes, self.to_close, self.ended = 0, False, ""
        self.to_sell: list[int] = []
        self.sold = 0

    def team(self, seat: int) -> int:
        return seat % 2 if self.seats == 4 else seat

    def partner(self, seat: int) -> int:
        return (seat + 2) % 4

    def asked(self) -> int:
        """Whose decision it is."""
        return self.to_sell[0] if self.ended else self.turn

    def play(self, move: str) -> None:
        verb, *words = move.split()
        if verb == "close":
            assert self.to_close
            assert self.columns[int(words[0])]
            assert self.closed != int(words[0])
            self.closed, self.to_close = int(words[0]), False
            self.next_turn()
        elif verb == "buy":
            self.buy(int(words[0]))
        elif verb == "pass":
            self.passes += 1
            covered = [] if self.closed is None else self.columns[self.closed]
            self.to_close = bool(covered) and value(covered[-1]) <= self.money[self.turn]
            if not self.to_close:
                self.next_turn()
        elif verb == "decline":
            self.to_sell.pop(0)
            self.end_round_when_all_have_answered()
        else:
            self.sell(self.asked(), verb, words)

    def buy(self, column: int) -> None:
        assert column != self.closed
        stock = self.columns[column].pop()
        self.money[self.turn] -= value(stock)
        assert self.money[self.turn] >= 0
        self.stocks[self.turn].append(stock)
        empty = self.columns.count([])
        if empty == 3:
            self.end_trading("three columns are empty")
            return
        if empty == 2:
            self.closed = None
        self.end_of_trade()

    def sell(self, seat: int, verb: str, words: list[str]) -> None:
        if verb == "joker":
            self.jokers.remove(self.team(seat))
            holder = self.partner(seat) if "partner" in words else seat
            self.stocks[holder].remove(words[0])
            self.money[seat] += 2 * value(words[0])
            self.sold += 1
        else:
            holder = self.partner(seat) if "with" in words else seat
            assert words[0][0] == words[-1][0]
            self.stocks[seat].remove(words[0])
            self.stocks[holder].remove(words[-1])
            self.money[seat] += value(words[0]) * value(words[-1])
            self.sold += 2
        if self.ended:
            self.to_sell = [other for other in self.to_sell if self.team(other) != self.team(seat)]
            self.end_round_when_all_have_answered()
        else:
            self.end_of_trade()

    def end_of_trade(self) -> None:
        self.passes = 0
        self.to_close = self.closed is not None
        if not self.to_close:
            self.next_turn()

    def next_turn(self) -> None:
        if self.passes == self.seats:
            self.end_trading("everybody passed")
        else:
            self.turn = (self.turn + 1) % self.seats

    def end_trading(self, reason: str) -> None:
        self.ended = reason
        order = [(self.turn + step) % self.seats for step in range(1, self.seats + 1)]
        self.to_sell = [seat for seat in order if self.can_sell(seat)]
        self.end_round_when_all_have_answered()

    def can_sell(self, seat: int) -> bool:
        own = [stock[0] for stock in self.stocks[seat]]
        joker = self.team(seat) in self.jokers
        if self.seats == 4:
            others = [stock[0] for stock in self.stocks[self.partner(seat)]]
            return bool(set(own) & set(others)) or (joker and bool(own or others))
        return len(set(own)) < len(own) or (joker and bool(own))

    def end_round_when_all_have_answered(self) -> None:
        if self.to_sell:
            return
        self.earned = [sum(pair) for pair in zip(self.earned, self.money, strict=True)]
        self.rounds -= 1
        if self.rounds:
            self.first = (self.first + 1) % self.seats
            self.start_round()
        else:
            self.over = self.ended

    def count_stocks(self) -> int:
        return sum(map(len, self.columns + self.stocks)) + self.sold


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
        assert table.count_stocks() == 35
    assert not table.chance
    points = table.earned
    if table.seats == 4:
        points = [points[seat] + points[table.partner(seat)] for seat in range(4)]
    ranks = sorted(points, reverse=True)
    return {
        "reason": table.over,
        "points": points,
        "tiebreak": [0] * table.seats,
        "places": [1 + ranks.index(money) for money in points],
    }
