"""The page of saved games: all of them with a picture, and what can be done with each."""

import os
from dataclasses import dataclass
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pygame
from platformdirs import user_documents_path

from game.core.match import PERSON, Match
from scenes import saves
from scenes.field import Form
from scenes.files import at_home
from scenes.ink import BODY, BOLD, DISPLAY, WELL, Ink
from scenes.kit import PRIMARY, Button, Label, Scrim, Sheet
from scenes.page import EDGE, HEAD, Leaf, Onward, capped
from scenes.placement import DIM, FOCUS, HOVER, Drawing, Key, Placement, block
from scenes.rows import Arrow
from scenes.saves import Saved, Unreadable
from scenes.seats import LEVELS
from scenes.stack import Change, Pop, Push, Swap

if TYPE_CHECKING:
    from scenes.app import App

W, H = 1260, 800
LIST = 520
ROWS, ROW_H, PITCH = 6, 88, 94
"""Games on one page of the list, the height of a row, and from one row to the next."""
PANE = W - 2 * EDGE - LIST - 60
RATIO = 0.405
"""Height by width of a game's picture."""
LONGEST_PATH = 1000
DOUBLE = 450
"""Milliseconds in which a second click on a game opens it."""
DIALOG = 400
"""From this height on everything belongs to the sheet that asks for a file."""


class Game(NamedTuple):
    """A game on the list and its picture."""

    saved: Saved
    picture: str | Drawing


@dataclass(frozen=True, slots=True)
class Entry(Drawing):
    """A row of the list: what the game is called, who plays, how far it is and when it was played."""

    name: str
    players: str
    state: str
    on: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.box(0, 0, w, h, "light" if self.on else WELL, 8)
        ink.box(0, 0, w, h, "ink" if self.on or mood in (HOVER, FOCUS) else "edge", 8, 2 if self.on else 1)
        if mood == FOCUS:
            ink.box(-3, -3, w + 6, h + 6, "gold", 10, 2)
        left = 20 + (h - 12) / RATIO
        room = w - left - 12
        ink.text(self.name, DISPLAY, 19, "ink", left, 21, width=room)
        ink.text(self.players, BODY, capped(ink, 16, 22), "ink2", left, 45, width=room)
        ink.text(self.state, BODY, capped(ink, 15, 20), "ink2", left, 69, width=room)


@dataclass(frozen=True, slots=True)
class Player(Drawing):
    """Somebody who plays: merchant, name, and who it is or what was won."""

    who: str
    person: str
    sub: str
    first: bool

    def paint(self, ink: Ink, w: float, h: float, mood: str) -> None:
        ink.picture(f"pawn_{self.who}", 2, 2, h * 0.8, h - 4)
        left = h * 0.8 + 14
        ink.text(self.person, BOLD, capped(ink, 17, 22), "ink", left, h * 0.3, width=w - left)
        tone = "deep" if self.first else "ink3"
        ink.text(self.sub, BODY, capped(ink, 15, 19), tone, left, h * 0.75, width=w - left)


class LibraryPage(Form):
    """All games in a list, and the chosen one beside it."""

    def __init__(self, chosen: Path | None = None, news: str = "") -> None:
        """Open the page at a game, with something to say about it."""
        super().__init__()
        self.files: list[Path] = []
        self.games: list[Game] = []
        """The games of the page of the list that is shown."""
        self.chosen = chosen
        self.news = news
        self.troubles: list[Unreadable] = []
        self.deleted: list[Saved] = []
        self.asking = ""
        """What a file is asked for: "export", "import", or nothing."""
        self.path = ""
        self.chosen_at = -1e9

    # ---- the shelf

    def shelf(self) -> list[Path]:
        """The games there are."""
        return saves.shelf() if self.app.file else []

    def enter(self) -> None:
        self.files = self.shelf()
        super().enter()
        self._turn_to(self._page_of(self.chosen))

    def exit(self) -> None:
        super().exit()
        if self.app.file:
            saves.forget(saved.file for saved in self.deleted)

    @property
    def pages(self) -> int:
        """How many pages the list has."""
        return max(1, -(-len(self.files) // ROWS))

    @property
    def game(self) -> Game | None:
        """The chosen game."""
        return next((game for game in self.games if game.saved.file == self.chosen), None)

    def _page_of(self, file: Path | None) -> int:
        """The page of the list that a game is on; the first one if it is on none."""
        return self.files.index(file) // ROWS if file in self.files else 0

    def _turn_to(self, page: int) -> None:
        """See the games of a page; what cannot be read is set aside."""
        self.page = min(max(0, page), self.pages - 1)
        self.games = []
        at = self.page * ROWS
        while at < len(self.files) and len(self.games) < ROWS:
            try:
                self.games.append(_game(self.files[at]))
                at += 1
            except Unreadable as trouble:
                aside = saves.set_aside(trouble)
                self.troubles.append(aside)
                # The position before its last decision may have taken its place.
                if aside is trouble or not self.files[at].exists():
                    del self.files[at]
        if self.page >= self.pages:
            self._turn_to(self.pages - 1)
        if self.game is None:
            self.chosen = self.games[0].saved.file if self.games else None
        self.refresh()

    def show(self, file: Path, news: str) -> None:
        """Turn to a game that has just come onto the shelf."""
        self.files = self.shelf()
        self.chosen, self.news = file, news
        self._turn_to(self._page_of(file))

    # ---- the picture

    def placements(self) -> list[Placement]:
        say = self.app.say
        number = say("library-count", number=len(self.files)) if self.files else ""
        note = "" if self.deleted else self.news or number
        leaf = Leaf("続局", say("library-title"), note, split=EDGE + LIST + 30 if self.games else 0)
        x, y, seen = self.leaf(leaf, W, H)
        left, right = x + EDGE, x + W - EDGE - PANE
        seen += [part for at in range(len(self.games)) for part in self._row(at, left, y + HEAD + 18 + at * PITCH)]
        if self.game:
            seen += self._pane(self.game, right, y + HEAD + 18)
        else:
            words = Label(say("library-empty"), BODY, 19, "ink2", wrap=True)
            seen.append(block(("empty",), words, (left, y + HEAD + 34, W - 2 * EDGE, 200), z=1))
            seen.append(block(("kura",), "kura", (x + W / 2 - 190, y + 330, 380, 300), z=1))
        seen.append(self.link("import", say("library-import"), left, y + H - 68))
        back = self.link("back", say("library-back"), 0, y + H - 68)
        seen.append(block(back.key, back.picture, (x + W - EDGE - back.w + 7, y + H - 68, back.w, 44), z=3, touch=True))
        seen += self._leafing(left + LIST, y + H - 68) + self._undo(x + W - EDGE, y + 34)
        seen += self.notes(self.troubles, left, y + HEAD + 12)
        return seen + (self._dialog() if self.asking else [])

    def _row(self, at: int, x: float, y: float) -> list[Placement]:
        saved, picture = self.games[at]
        entry = Entry(self._called(saved), saved.names, self._state(saved), saved.file == self.chosen)
        high = ROW_H - 12
        return [
            block(("game", at), entry, (x, y, LIST, ROW_H), z=2, touch=True),
            block(("picture", at), picture, (x + 8, y + 6, high / RATIO, high), z=3),
        ]

    def _called(self, saved: Saved) -> str:
        return saved.name or self.app.say(f"title-{saved.title}")

    def _state(self, saved: Saved) -> str:
        date = datetime.fromtimestamp(saved.when)
        if saved.result:
            return self.app.say("library-finished", date=date)
        return self.app.say("library-playing", turn=saved.turn, date=date)

    def _pane(self, game: Game, x: float, y: float) -> list[Placement]:
        """The chosen game and what can be done with it."""
        say, saved = self.app.say, game.saved
        field = self.line(("name",), saved.name, say("library-name"), wrong=not self.shows(saved.name))
        seen = [
            block(("large",), game.picture, (x, y, PANE, PANE * RATIO), z=1),
            block(("name",), field, (x, y + 252, PANE, 46), z=3, touch=True),
        ]
        about = say("library-about", game=say(f"title-{saved.title}"), state=self._state(saved))
        seen.append(block(("about",), Label(about, BODY, 16, "ink2"), (x, y + 304, PANE, 30), z=1))
        for seat, who in enumerate(saved.seats):
            rect = (x + seat % 2 * PANE / 2, y + 342 + seat // 2 * 52, PANE / 2 - 10, 46)
            sub, first = self._standing(saved, seat)
            seen.append(block(("player", seat), Player(who.colour, who.name, sub, first), rect, z=1))
        return seen + self._actions(saved, x, y + 456)

    def _standing(self, saved: Saved, seat: int) -> tuple[str, bool]:
        """What somebody has won, or who it is; and whether they came first."""
        say, kind = self.app.say, saved.seats[seat].kind
        if saved.result:
            place = saved.result.places[seat]
            return say("library-place", place=place, points=saved.result.points[seat]), place == 1
        if kind == PERSON:
            return say("setup-kind-person"), False
        return say(f"setup-level-{kind}") if kind in LEVELS else say("setup-kind-bot"), False

    def _actions(self, saved: Saved, x: float, y: float) -> list[Placement]:
        say = self.app.say
        over = saved.result is not None
        name = "replay" if over else "continue"
        onward = Onward(say(f"library-{name}"), say(f"library-{name}-sub", turn=saved.turn))
        seen = [block((name,), onward, (x, y, PANE, 70), z=3, touch=True)]
        others = ("export", "delete") if over else ("replay", "export", "delete")
        w = (PANE - 12 * (len(others) - 1)) / len(others)
        for at, name in enumerate(others):
            button = Button(say(f"library-{name}"), size=18)
            seen.append(block((name,), button, (x + at * (w + 12), y + 84, w, 48), z=3, touch=True))
        return seen

    def _leafing(self, right: float, y: float) -> list[Placement]:
        """Turn the pages of the list, if there are several."""
        if self.pages == 1:
            return []
        say = self.app.say
        number = Label(say("library-page", page=self.page + 1, pages=self.pages), BOLD, 16, "ink2", "center")
        seen = [block(("number",), number, (right - 140, y, 80, 44), z=1)]
        for step, at, left in ((-1, "earlier", right - 190), (1, "later", right - 54)):
            there = 0 <= self.page + step < self.pages
            how = {"touch": True, "tip": say(f"library-{at}")} if there else {"mood": DIM}
            seen.append(block(("page", step), Arrow(step < 0), (left, y, 54, 44), z=3, **how))
        return seen

    def _undo(self, right: float, y: float) -> list[Placement]:
        """Bring back what was deleted, for as long as this page is open."""
        if not self.deleted:
            return []
        say = self.app.say
        words = Label(say("library-deleted", name=self._called(self.deleted[-1])), BODY, 16, "ink2", "midright")
        return [
            block(("deleted",), words, (right - 612, y, 430, 46), z=1),
            block(("undo",), Button(say("library-undo"), size=18), (right - 164, y, 164, 46), z=3, touch=True),
        ]

    def _dialog(self) -> list[Placement]:
        """Ask for a file."""
        say, frame = self.app.say, self.app.frame
        w = 860.0
        about = say(f"library-{self.asking}-about")
        tall = self.rule.height(about, BODY, 17, w - 2 * EDGE)
        h = 92 + tall + 170
        x, y = (frame.w - w) / 2, (frame.h - h) / 2
        head = Label(say(f"library-{self.asking}"), DISPLAY, 28)
        go = Button(say(f"library-do-{self.asking}"), kind=PRIMARY, size=22)
        cancel = self.link("cancel", say("library-cancel"), x + EDGE, y + h - 74)
        return [
            block(("scrim",), Scrim(), (0, 0, frame.w, frame.h), z=DIALOG),
            block(("dialog",), Sheet(), (x, y, w, h), z=DIALOG + 1),
            block(("dialog", "head"), head, (x + EDGE, y + 26, w - 2 * EDGE, 40), z=DIALOG + 2),
            block(
                ("dialog", "about"),
                Label(about, BODY, 17, "ink2", wrap=True),
                (x + EDGE, y + 80, w - 2 * EDGE, tall),
                z=DIALOG + 2,
            ),
            block(
                ("path",),
                self.line(("path",), self.path, say("library-path")),
                (x + EDGE, y + 92 + tall, w - 2 * EDGE, 48),
                z=DIALOG + 2,
                touch=True,
            ),
            block(cancel.key, cancel.picture, (x + EDGE - 7, y + h - 76, cancel.w, 44), z=DIALOG + 2, touch=True),
            block(("do",), go, (x + w - EDGE - 240, y + h - 84, 240, 56), z=DIALOG + 2, touch=True),
        ]

    # ---- touches

    def touched(self, key: Key, now: float, other: bool = False) -> Change | None:
        self.refresh()
        match key:
            case ("game", at):
                return self._choose(at, now)
            case ("page", step):
                self.chosen = None
                self._turn_to(self.page + step)
            case ("name",) if self.game:
                self.type_at(key, self.game.saved.name, saves.LONGEST, now)
            case ("continue" | "replay" as how,):
                return self._open(how, now)
            case ("export" | "import" as what,):
                self._ask(what, now)
            case ("path",):
                self.type_at(key, self.path, LONGEST_PATH, now)
            case ("do",):
                self._export(now) if self.asking == "export" else self._import(now)
            case ("cancel",):
                self.asking = ""
            case ("delete",):
                self._delete(now)
            case ("undo",):
                self._bring_back(now)
            case ("note",):
                self.troubles.clear()
            case ("back",):
                return Pop()
        return None

    def _choose(self, at: int, now: float) -> Change | None:
        """Choose a game; a second click at once opens it."""
        file = self.games[at].saved.file
        twice = file == self.chosen and now - self.chosen_at < DOUBLE
        self.chosen, self.chosen_at, self.news = file, now, ""
        return self._open("continue", now) if twice else None

    def _open(self, how: str, now: float) -> Change | None:
        """Continue the chosen game, or look at it again."""
        if self.game is None:
            return None
        saved = self.game.saved
        try:
            match, aids = saves.load(saved.file)
        except Unreadable:
            self._turn_to(self.page)
            return None
        if how == "replay" or match.state.result:
            from scenes.replay import Replay

            return Push(Replay(match, aids))
        from scenes.table.table import Table

        return Swap(Table(match, aids, resumed=True))

    def typed(self, event: pygame.event.Event, now: float) -> Change | None:
        if self.asking:
            if event.key == pygame.K_ESCAPE:
                self.touched(("cancel",), now)
            elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                self.touched(("do",), now)
            return None
        match event.key:
            case pygame.K_ESCAPE:
                return Pop()
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                return self._open("continue", now)
            case pygame.K_UP | pygame.K_DOWN:
                self._step_in_list(1 if event.key == pygame.K_DOWN else -1)
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
                return self.touched(("page", 1 if event.key == pygame.K_PAGEDOWN else -1), now)
            case pygame.K_F2:
                return self.touched(("name",), now)
            case pygame.K_DELETE:
                return self.touched(("delete",), now)
            case pygame.K_z if event.mod & pygame.KMOD_CTRL and self.deleted:
                return self.touched(("undo",), now)
        return None

    def _step_in_list(self, by: int) -> None:
        """Choose the next game or the one before, on the next page if need be."""
        if self.chosen in self.files:
            at = min(max(0, self.files.index(self.chosen) + by), len(self.files) - 1)
            self.chosen = self.files[at]
            self._turn_to(at // ROWS)

    # ---- names

    def written(self, key: Key, words: str) -> None:
        if key == ("path",):
            self.path = words
        elif self.game:
            at = self.games.index(self.game)
            self.games[at] = self.game._replace(saved=self.game.saved._replace(name=words))

    def stop_typing(self) -> None:
        typed = self.typing is not None and self.typist == ("name",)
        super().stop_typing()
        if typed and self.game:
            self._rename(self.game.saved)

    def _rename(self, saved: Saved) -> None:
        called = saved.name.strip()
        try:
            if called.isprintable() and self.shows(called):
                saves.rename(saved.file, called)
        except (Unreadable, OSError):
            self.news = self.app.say("library-failed", file=saved.file.name)
        self._turn_to(self.page)

    # ---- deleting

    def _delete(self, now: float) -> None:
        if self.game is None:
            return
        saved = self.game.saved
        try:
            saves.delete(saved.file)
        except OSError:
            self.refuse(self.app.say("library-failed", file=saved.file.name), ("delete",), now)
            return
        self.deleted.append(saved)
        at = self.files.index(saved.file)
        del self.files[at]
        self.chosen = self.files[min(at, len(self.files) - 1)] if self.files else None
        self._turn_to(min(at, len(self.files) - 1) // ROWS)

    def _bring_back(self, now: float) -> None:
        saved = self.deleted.pop()
        try:
            saves.bring_back(saved.file)
        except OSError:
            self.refuse(self.app.say("library-failed", file=saved.file.name), ("undo",), now)
            return
        self.show(saved.file, "")

    # ---- records from elsewhere and to elsewhere

    def entered(self, key: Key, now: float) -> Change | None:
        return self.touched(("do",), now) if key == ("path",) else None

    def _ask(self, what: str, now: float) -> None:
        """Ask for a file; the field is ready to be typed into."""
        if what == "export" and self.game is None:
            return
        self.asking, self.news = what, ""
        self.path = str(self._proposal(self.game.saved)) if what == "export" and self.game else ""
        self.move(now)
        self.type_at(("path",), self.path, LONGEST_PATH, now)

    def _proposal(self, saved: Saved) -> Path:
        """A file in the documents folder that is not there yet."""
        date = datetime.fromtimestamp(saved.when).strftime("%Y-%m-%d")
        called = "".join(sign if sign.isalnum() or sign in " -_" else "-" for sign in self._called(saved))
        for number in range(1, 1000):
            file = _documents() / (f"{called} {date}{f' {number}' if number > 1 else ''}.json")
            if not file.exists():
                break
        return file

    def _named(self) -> Path:
        """The file that was typed; a name alone means the documents folder."""
        return _documents() / os.path.expanduser(self.path.strip().strip("\"'"))

    def _export(self, now: float) -> None:
        assert self.game
        target, say = self._named(), self.app.say
        try:
            saves.give_out(self.game.saved.file, target)
        except FileExistsError:
            self.refuse(say("library-export-there", file=target.name), ("path",), now)
        except (OSError, ValueError):
            self.refuse(say("library-failed", file=target.name), ("path",), now)
        else:
            self.asking, self.news = "", say("library-exported", file=target.name)

    def _import(self, now: float) -> None:
        source, say = self._named(), self.app.say
        try:
            file, new = saves.take_in(source)
        except Unreadable as trouble:
            self.refuse(say(f"library-{trouble.why}", file=source.name), ("path",), now)
        except (OSError, ValueError):
            self.refuse(say("library-no-file", file=source.name), ("path",), now)
        else:
            self.asking = ""
            self.show(file, say("library-imported" if new else "library-there"))


def _game(file: Path) -> Game:
    """See a game with its picture, or raise Unreadable."""
    saved = saves.look(file)
    return Game(saved, _picture(saves.load(file)[0]))


def _picture(match: Match) -> Drawing:
    """A game at a glance, as its own folder draws it."""
    drawing: Drawing = import_module(f"scenes.{match.title.name}.glance").glance(match)
    return drawing


def _documents() -> Path:
    documents = at_home(user_documents_path)
    return documents if documents.is_dir() else Path(os.path.expanduser("~"))


def dropped(app: "App", file: Path, match: Match) -> Change | None:
    """A record was dropped on the window: one that goes on is put among the games, one that is over is looked at."""
    from scenes.replay import Replay

    if match.state.result or not app.file:
        return Push(Replay(match))
    try:
        kept, new = saves.take_in(file)
    except (Unreadable, OSError):
        return Push(Replay(match))
    news = app.say("library-imported" if new else "library-there")
    if isinstance(app.stack.top, LibraryPage):
        app.stack.top.show(kept, news)
        return None
    return Push(LibraryPage(kept, news))
