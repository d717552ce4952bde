"""Somebody who plays the table with the mouse: aims at placements, clicks, and waits until the picture rests."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import pygame

from game import catalog
from game.bots.worker import Thinker
from game.core.chance import Dice
from game.core.game import NO_AIDS, NOBODY, Aids
from game.core.match import COLOURS, Match, Seat
from game.master_merchant import moves as mm
from game.osaka.data import KINDS
from game.osaka.moves import Buy, Insure, Move, Reserve, Take, Token
from game.trader import moves as trade
from game.trader.sales import PARTNER
from scenes.app import App
from scenes.art import Art
from scenes.canvas import Canvas
from scenes.placement import Frame, Key, Placement
from scenes.settings import Settings
from scenes.stack import Push
from scenes.table.table import Table
from scenes.trader.ask import halves
from tests.core.tables import SAT
from tests.core.tables import choose as choose_move

NAMES = ("Aiko", "Ren", "Hana", "Goro")
LONG = 20_000
"""Ticks after which nothing will happen any more."""


def deal(kinds: Sequence[str], seed: str, title: str = "osaka", **options: Any) -> Match:
    """Deal a game to these people and bots; if the test fails, its record is printed."""
    seats = [Seat(name, kind, colour) for name, kind, colour in zip(NAMES, kinds, COLOURS, strict=False)]
    match = Match(catalog.title(title), seats, options, Dice(seed))
    SAT[:] = [match]
    return match


def open_table(
    kinds: Sequence[str],
    seed: str = "1",
    size: tuple[int, int] = (1280, 720),
    aids: Aids = NO_AIDS,
    painted: bool = False,
    **settings: Any,
) -> "Robot":
    """Deal a game and sit down at it, with motion off unless asked for; unpainted tables are looked at by nobody."""
    return sit_down(deal(kinds, seed), size, aids, painted, resumed=False, **settings)


def sit_down(
    match: Match,
    size: tuple[int, int] = (1280, 720),
    aids: Aids = NO_AIDS,
    painted: bool = False,
    resumed: bool = True,
    **settings: Any,
) -> "Robot":
    """Sit down at a match where it stands, or else at its deal."""
    app = App(size, Settings(**({"language": "en", "speed": "off", "mute": True} | settings)))
    if not painted:
        app.art = Unloaded()
        app.canvas = Unpainted(app.art)
    table = Table(match, aids, resumed)
    table.thinker = AtOnce()
    table.counsel.thinker = AtOnce()
    app.stack.apply(Push(table))
    app.refit()
    return Robot(app, table)


class AtOnce(Thinker):
    """Bots that think here and take no time, so that every run is alike."""

    def start(self) -> None:
        pass

    def _submit(self) -> None:
        pass

    def collect(self) -> Any:
        question, self.question = self.question, None
        return question and question.job(*question.arguments)


class Unloaded(Art):
    """Pictures that are not loaded before somebody looks at them."""

    def warm(self, names: Iterable[tuple[str, float]]) -> None:
        pass


class Unpainted(Canvas):
    """A canvas that only remembers what it was told to show, which takes no time."""

    told: tuple[Placement, ...] = ()

    def show(self, screen: pygame.Surface, placements: list[Placement], frame: Frame) -> list[pygame.Rect]:
        self.told, self.stale = tuple(placements), False
        return []


class Robot:
    """Plays by the pointer alone, on a clock of its own."""

    def __init__(self, app: App, table: Table) -> None:
        self.app, self.table = app, table
        self.match = table.match
        self.now = 1000.0
        self.hasty = False
        """Whether it presses buttons that would press themselves."""
        self.witness: Callable[[], None] = lambda: None
        """Is called after every tick."""
        self.tick()

    # ---- the hand on the mouse and the keyboard

    def tick(self, events: Sequence[pygame.event.Event] = (), ms: float = 16) -> None:
        """Let a moment pass, in which these things come in."""
        self.now += ms
        assert self.app.turn(list(events), self.now)
        self.witness()

    def spot(self, key: Key) -> tuple[int, int]:
        """The middle of the part of a placement that answers, in window pixels."""
        place = self.place(key)
        w, h = (place.h, place.w) if abs(place.angle) == 90 else (place.w, place.h)
        left, top = place.x - w / 2, place.y - h / 2
        if place.reach:
            dx, dy, w, h = place.reach
            left, top = left + dx, top + dy
        x, y = self.app.frame.to_window(left + w / 2, top + h / 2)
        return round(x), round(y)

    def place(self, key: Key) -> Placement:
        """Find something on the table."""
        assert key in self.table.stage.goals, f"{key} is not on the table: {sorted(map(str, self.table.stage.goals))}"
        return self.table.stage.goals[key]

    def point(self, key: Key) -> tuple[int, int]:
        """Move the pointer onto something."""
        at = self.spot(key)
        self.tick([pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))], 300)
        assert self.table.hovered == key, f"{key} is covered by {self.table.hovered}"
        return at

    def click(self, key: Key, button: int = 1) -> None:
        """Move the pointer onto something and click it."""
        at = self.point(key)
        self.tick([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button)])
        self.tick([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=button)])

    def drag(self, key: Key, onto: Key) -> None:
        """Drag something onto something else."""
        at = self.point(key)
        self.tick([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)])
        to = self.spot(onto)
        self.tick([pygame.event.Event(pygame.MOUSEMOTION, pos=to, rel=(0, 0), buttons=(1, 0, 0))])
        self.tick([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=to, button=1)])

    def press(self, key: int, mod: int = 0) -> None:
        """Press a key."""
        self.tick([pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")], 300)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size and wait until it is settled."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.tick([pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])])
        deadline = time.monotonic() + 20
        while self.app.resized_at is not None:
            assert time.monotonic() < deadline, "the window does not settle"
            self.tick(ms=100)
            time.sleep(0.001)
        self.tick()

    # ---- the course of a game

    def ready(self) -> bool:
        """Tell whether a person is asked and may answer, or the game is over, and nothing moves."""
        table = self.table
        return table.idle(self.now) and (table.asking or table.decider == NOBODY)

    def wait(self, until: Callable[[], bool] | None = None) -> None:
        """Let time pass until a person is asked or the game is over; click through scrolls and curtains."""
        table = self.table
        for _ in range(LONG):
            if (until or self.ready)():
                self.tick()
                return
            self.tick()
            if table.seating.curtain != NOBODY and self.now >= table.shielded:
                self.click(("open",))
            elif table.waiting in ("payday", "round") or (table.waiting and self.hasty):
                self.click(("on",))
        raise AssertionError(f"nothing happens any more: {table.match!r}")

    def play(self, move: Any) -> None:
        """Do with the pointer what stands for a move, and no more."""
        before = len(self.match.decisions)
        for _ in range(200):
            key, other = NEXT[self.match.title.name](move, self.table.draft.move, self.table.seating.focus)
            self.click(key, 3 if other else 1)
            if len(self.match.decisions) > before:
                done = self.match.decisions[before].move
                assert done == move, f"{move} became {done}"
                return
        raise AssertionError(f"{move} cannot be put together")


def play_on(robot: Robot, dice: Dice) -> Iterator[Any]:
    """Play people's moves by chance to the end, giving each move before it is clicked."""
    robot.wait()
    while robot.match.state.result is None:
        move = choose_move(robot.match.state, dice)
        yield move
        robot.play(move)
        robot.wait()


def next_touch(move: Move, draft: Move | None, seat: int) -> tuple[Key, bool]:
    """Say what to touch next to get from a draft to a move that is played, and whether with the right button."""
    match move:
        case Token(colour):
            return (("do", "token") if draft == move else ("token", colour)), False
        case Take(slot):
            return ("market", slot), False
        case Reserve(row, slot):
            return (("do", "reserve") if draft == move else (row, slot)), row == "market" and draft != move
        case Buy(payment) if isinstance(draft, Buy) and draft.payment != payment:
            # Adding first: a payment of nothing is no draft.
            return ("hand", seat, *(_missing(draft.payment, payment) or _needless(draft.payment, payment))), False
        case Insure(spent, saved):
            chosen = draft if isinstance(draft, Insure) else Insure(0, 0)
            for zone, have, need in (("hand", chosen.spent, spent), ("risk", chosen.saved, saved)):
                if have != need:
                    return (zone, *(_needless(have, need) or _missing(have, need))), False
    return ("do", move.verb), False


def next_trade(move: trade.Move, draft: Any, seat: int) -> tuple[Key, bool]:
    """Say what to touch next at the Trader table: a column, or the halves of a sale one after the other."""
    if isinstance(move, trade.Buy | trade.Close):
        return ("column", move.column, "free"), False
    parts = halves(move)
    if not parts or draft == move:
        return ("do", {"together": "sell"}.get(move.verb, move.verb)), False
    half = parts[1] if draft == parts[0] else parts[0]
    holder = PARTNER[seat] if half.of_partner else seat
    if half.stock is None:
        return ("joker",), False
    return ("stocks", holder, half.stock, half.nth), False


def next_card(move: mm.Move, draft: Any, seat: int) -> tuple[Key, bool]:
    """Say what to touch next at the Master Merchant table: cards of the hand, or what an effect chooses."""
    match move:
        case mm.Play(card) if draft != move:
            chosen = draft.number if isinstance(draft, mm.Play) and draft.card == card else 0
            return ("hand", seat, card, chosen), False
        case mm.Down(card, gold):
            if not isinstance(draft, mm.Down) or draft.card != card:
                return ("hand", seat, card, 0), True
            return ("do", "down" if gold else "no-gold"), False
        case mm.Use(target, card, down) if move != mm.USE:
            if card < 0:
                return ("own",) if target == seat else ("rival", target), False
            return ("city", card) if target == NOBODY else ("discard", target, "down" if down else "up", card, 0), False
    return ("do", move.verb), False


NEXT: dict[str, Callable[[Any, Any, int], tuple[Key, bool]]] = {
    "osaka": next_touch,
    "master_merchant": next_card,
    "trader": next_trade,
}


def _missing(have: int, need: int) -> tuple[int, int] | tuple[()]:
    """Find a card that has to be added to a heap: its kind, and how many of it are there."""
    kinds = [(card, have >> 4 * card & 15, need >> 4 * card & 15) for card in range(KINDS)]
    return next(((card, there) for card, there, wanted in kinds if there < wanted), ())


def _needless(have: int, need: int) -> tuple[int, int] | tuple[()]:
    """Find a card that has to go from a heap: its kind, and which of them is the last."""
    kinds = [(card, have >> 4 * card & 15, need >> 4 * card & 15) for card in range(KINDS)]
    return next(((card, there - 1) for card, there, wanted in kinds if there > wanted), ())
