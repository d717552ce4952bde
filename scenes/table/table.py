"""The playing table: people and bots decide, the match plays, and the picture follows, one event at a time.

Whether the table is idle is computed: nothing moves, nothing is left to show, nobody is thinking.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import pygame

from game.bots.worker import Thinker
from game.core.events import Event
from game.core.game import NO_AIDS, NOBODY, Aids
from game.core.match import PERSON, Beat, Match
from game.core.refusals import Refusal
from scenes.placement import Frame, Key, Placement, block, fit
from scenes.screen import Screen
from scenes.stack import Change, Push, Swap
from scenes.stage import Flow
from scenes.table import bars, curtain
from scenes.table.playback import Playback, Shown
from scenes.table.seating import Seating
from scenes.table.sight import Cue, Line, Setting, Sight

THINK, POINT = 500, 900
"""Milliseconds before a bot's choice is pointed at, and before it is played."""
DEAL_BY_ITSELF = 1500
"""Milliseconds in which a purchase can be taken back before the new market is dealt."""


class Table(Screen):
    """A match on the screen."""

    def __init__(self, match: Match, aids: Aids = NO_AIDS, resumed: bool = False) -> None:
        """Sit down at a match; one that is resumed shows where it stands instead of the deal."""
        super().__init__()
        self.match, self.aids = match, aids
        self.setting: Setting = import_module(f"scenes.{match.title.name}").SETTING
        self.playback = Playback(match, self._line)
        self.resumed = resumed
        self.seating = Seating(match.seats)
        self.draft: Any = None
        self.by = NOBODY
        self.foresight: tuple[Beat, ...] = ()
        self.story: list[Event] = []
        self.unrolled = False
        self.waiting = ""
        self.wait_until = 0.0
        self.still_until = 0.0
        """Until when the picture holds still for reading."""
        self.thinker = Thinker()
        self.play_at = 0.0
        self.drawer: int | None = None
        """How far the log's drawer is moved back; None while it is shut."""
        self.looking = False
        """Whether the results are put aside to look at the table."""
        self.undealt: tuple[Key, ...] = ()
        """Zones that the deal has not reached yet."""

    # ---- coming and going

    def enter(self) -> None:
        self.app.art.warm(self.setting.pictures)
        if len(self.seating.persons) < len(self.match.seats):
            self.thinker.start()
        self.stage.pace = self.app.settings.pace
        if self.resumed:
            self.playback.skip()
        else:
            self.undealt = self._later_zones(self.match.opening)

    def exit(self) -> None:
        self.thinker.close_process()

    def resume(self) -> None:
        self.stage.pace = self.app.settings.pace
        self.playback.retell()
        self.stage.finish()
        self.refresh()

    def frame(self, size: tuple[int, int]) -> Frame:
        return fit(size, self.setting.least(size[0] / size[1]))

    # ---- what may be seen

    @property
    def _decider(self) -> int:
        return self.match.state.to_act

    def idle(self, now: float) -> bool:
        """Tell whether everything that happened has been shown and nothing moves."""
        shown = not self.playback.dealing and self.playback.decision >= len(self.match.decisions)
        return shown and not self.waiting and not self.stage.moving(now) and now >= self.still_until

    @property
    def _asking(self) -> bool:
        """Whether the person at the bottom is asked and may answer."""
        shown = not self.playback.dealing and self.playback.decision >= len(self.match.decisions)
        seating = self.seating
        return shown and not self.waiting and seating.open and self._decider == seating.focus

    def sight(self) -> Sight:
        """Everything the picture is made of."""
        view = self.playback.view(self.seating.viewer, self.aids)
        over = view.result is not None and not self.waiting
        return Sight(
            title=self.match.title,
            view=view,
            focus=self.seating.focus,
            seats=self.match.seats,
            frame=self.app.frame,
            say=self.app.say,
            settings=self.app.settings,
            draft=self.draft,
            refusal=self.match.why_not(self.draft) if self.draft is not None else None,
            by=self.by,
            foresight=self.foresight,
            story=tuple(self.story),
            unrolled=self.unrolled,
            past=tuple(self.playback.past) if over else (),
            log=tuple(self.playback.lines),
            asking=self._asking,
            waiting=self.waiting,
            alone=self.seating.alone,
        )

    def _standing(self, now: float) -> tuple[Any, ...]:
        """What the picture depends on that changes by itself: when it differs, the picture is out of date."""
        over = self._decider == NOBODY and self.idle(now)
        seating = self.seating
        return self._asking, self._decider, over, self.waiting, seating.viewer, seating.curtain, seating.hidden

    def placements(self) -> list[Placement]:
        self.pictured = self._standing(self.now)
        sight = self.sight()
        seen = [place for place in self.setting.place(sight) if not (place.piece and self._undealt(place))]
        seen += bars.top(sight, *self._heading(sight), undo=self.why_not_undo() is None)
        rect = self.setting.log(sight.frame)
        if rect:
            seen += bars.log(sight, rect)
        if self.seating.hidden:
            seen += self._lid(sight)
        if self._decider == NOBODY and self.idle(self.now) and not self.looking:
            seen += self.setting.results(sight)
        if self.drawer is not None:
            seen += bars.drawer(sight, self.drawer)
        if self.seating.curtain != NOBODY:
            seen += self._curtain(sight)
        return seen

    def _heading(self, sight: Sight) -> tuple[str, str, str, str]:
        """Which turn it is, whose decision, what is asked, and the pawn to show."""
        say, view = sight.say, sight.view
        turn = say("turn", number=view.turns) if view.turns else say("turn-set-up")
        if view.to_act == NOBODY or self.playback.dealing:
            return turn, say("turn-over") if view.result else say("turn-deal"), "", "seal"
        who = sight.seats[view.to_act]
        pawn = f"pawn_{who.colour}"
        if who.kind != PERSON:
            return turn, say("turn-thinks", name=who.name), "", pawn
        return turn, say("turn-of", name=who.name), self.setting.ask(sight), pawn

    def _lid(self, sight: Sight) -> list[Placement]:
        frame, say = sight.frame, sight.say
        lid = bars.Lid(say("lid", name=sight.name), say("lid-hint"))
        place = self.find(("hand", self.seating.focus))
        x, y = (place.x, place.y) if place else (frame.w / 2, frame.h - 160)
        return [block(("lid",), lid, (x - 170, y - 45, 340, 90), z=260, touch=True)]

    def _curtain(self, sight: Sight) -> list[Placement]:
        who = sight.seats[self.seating.curtain]
        last = self.match.decisions[-1].seat if self.match.decisions else NOBODY
        done = sight.seats[last].name if last in self.seating.persons else ""
        undo = bool(done) and self.why_not_undo() is None
        return curtain.place(sight.frame, sight.say, who.name, who.colour, done, undo)

    # ---- time

    now = 0.0
    pictured: tuple[Any, ...] = ()

    def update(self, now: float) -> Change | None:
        """Let the next thing happen, one at a time."""
        self.now = now
        super().update(now)
        self._proceed(now)
        if self.pictured != self._standing(now):
            self.refresh()
        return None

    def _proceed(self, now: float) -> None:
        if self.seating.curtain != NOBODY or self.stage.moving(now) or now < self.still_until:
            return
        if self.waiting:
            if self.waiting == "market" and now >= self.wait_until:
                self._go_on(now)
            return
        shown = self.playback.next(self.seating.viewer, self.aids)
        if shown:
            self._show(shown, now)
        else:
            self._let_decide(now)

    def _show(self, shown: Shown, now: float) -> None:
        """Show an event: sound, scroll, and pieces on their way."""
        cue: Cue = self.setting.cue(shown.event, shown.view, shown.following)
        self.app.sounds.play(cue.sound)
        if cue.story == "close":
            self.story, self.unrolled = [], False
        elif cue.story:
            self.story.append(shown.event)
            self.unrolled = cue.story == "show"
        self.undealt = self._later_zones(shown.following) if self.playback.dealing else ()
        self._drop_draft()
        self._wait(cue, now)
        self.still_until = now + cue.hold * self.stage.pace
        self.stage.set(self.goals(), now, cue.flows)
        self.still_until += max(0.0, self._moves_until(now) - now)

    def _moves_until(self, now: float) -> float:
        return max((journey.begin + journey.ms for journey in self.stage.journeys.values()), default=now)

    def _wait(self, cue: Cue, now: float) -> None:
        """Wait for a button where there is somebody to press it; bots' purchases go on at once."""
        last = self.match.decisions[-1].seat if self.match.decisions else NOBODY
        if cue.wait == "market" and last not in self.seating.persons:
            return
        self.waiting = cue.wait
        self.wait_until = now + DEAL_BY_ITSELF
        if cue.wait:
            self.shield(now)

    def _go_on(self, now: float) -> None:
        """Stop waiting."""
        self.waiting, self.unrolled = "", False
        self.still_until = 0
        self.shield(now)
        self.refresh()

    def _later_zones(self, events: Sequence[Event]) -> tuple[Key, ...]:
        """The zones that events still to be shown will fill."""
        view = self.match.dealt.view(NOBODY, NO_AIDS)
        return tuple(flow.target for event in events for flow in self.setting.cue(event, view, ()).flows)

    def _undealt(self, place: Placement) -> bool:
        return any(place.within(zone) for zone in self.undealt)

    # ---- who decides

    def _let_decide(self, now: float) -> None:
        """Everything has been shown: let the seat that is asked decide."""
        seat = self._decider
        if seat == NOBODY:
            return
        if seat not in self.seating.persons:
            self._let_think(seat, now)
        elif self._strange(seat):
            self._lower_curtain(seat, now)
        elif self.seating.ask(seat):
            self.app.sounds.play("turn")
            self.refresh()

    def _strange(self, seat: int) -> bool:
        """Whether somebody else may sit at the screen than the person whose hand would open."""
        return self.seating.holder != seat and not self._hands_open

    @property
    def _hands_open(self) -> bool:
        """Whether the table has agreed to play with open hands."""
        view = self.match.state.view(NOBODY, self.aids)
        return all(hand is not None for hand in getattr(view, "hands", (None,)))

    def _let_think(self, seat: int, now: float) -> None:
        """A bot thinks, then its choice is pointed at, then it is played."""
        pace = max(self.app.settings.pace, 0.15)
        if self.draft is not None and self.by == seat:
            if now >= self.play_at:
                self._play(self.draft, now)
            return
        if not self.thinker.busy:
            match = self.match
            seed = f"{len(match.decisions)}/{match.seats[seat].name}/{now}"
            self.thinker.ask(match.title.name, match.seats[seat].kind, match.view(seat, match.title.aids), seed)
            self.play_at = now + THINK * pace
            self.refresh()
        elif now >= self.play_at:
            move = self.thinker.collect()
            if move is not None:
                self._set_draft(move, seat)
                self.play_at = now + POINT * pace

    def _lower_curtain(self, seat: int, now: float) -> None:
        self.seating.lower(seat)
        self.drawer = None
        self.app.sounds.play("curtain")
        self.shield(now)
        self.stage.set(self.goals(), now, (Flow(("rod",), ("curtain",), 420, "glide"),))

    def _open_hand(self, now: float) -> None:
        """The person the curtain waited for is there."""
        self.seating.enter()
        self._drop_draft()
        self.shield(now)
        self.refresh()

    # ---- drafts and moves

    def _set_draft(self, draft: Any, by: int) -> None:
        self.draft, self.by = draft, by if draft is not None else NOBODY
        self.foresight = tuple(self.match.foresee(by, draft)) if draft is not None else ()
        self.refresh()

    def _drop_draft(self) -> None:
        if self.draft is not None:
            self._set_draft(None, NOBODY)

    def _play(self, move: Any, now: float) -> None:
        """Play a move; what it brings is shown from now on."""
        seat = self._decider
        self._drop_draft()
        refusal = self.match.play(move)
        assert refusal is None, refusal
        self.seating.decided(seat, self._decider)
        self._keep()
        self.refresh()

    def _keep(self) -> None:
        if self.app.file:
            from scenes import saves

            saves.autosave(self.match, self.aids)

    def preview(self, key: Key | None) -> None:
        """Show what touching something would bring, while nothing is drafted by hand."""
        touch = self.setting.touch(self.sight(), key, False) if key and self._asking else None
        if touch and touch.draft is not None and key and key[0] == "do" and not self.match.why_not(touch.draft):
            self.draft, self.by, self.previewed = touch.draft, self.seating.focus, True
            self.foresight = tuple(self.match.foresee(self.seating.focus, touch.draft))

    previewed = False
    """Whether the draft only follows the pointer."""

    def hover_changed(self, now: float) -> None:
        if self.previewed:
            self.previewed = False
            self.draft, self.by, self.foresight = None, NOBODY, ()
        if self.draft is None:
            self.preview(self.seating.focused or self.hovered)

    # ---- undo

    def why_not_undo(self) -> Refusal | None:
        """Say why the last decision of a person at this screen cannot be taken back."""
        match = self.match
        seat = match.decisions[-1].seat if match.decisions else NOBODY
        return match.why_not_undo(seat if seat in self.seating.persons else NOBODY, self.playback.seen)

    def _undo(self, now: float) -> None:
        refusal = self.why_not_undo()
        if refusal:
            self.refuse(self.app.say(refusal.key), ("undo",), now)
            return
        seat = self.match.decisions[-1].seat
        self.match.undo(seat, self.playback.seen)
        self._stand_at_match()
        if self._strange(seat):
            self._lower_curtain(seat, now)
        else:
            self.seating.ask(seat)
        self._keep()

    def _redo(self, now: float) -> None:
        undone = self.match.undone
        if not undone or undone[-1].seat != self.seating.focus or not self._asking:
            self.refuse(self.app.say("redo-nothing"), ("undo",), now)
            return
        self._drop_draft()
        self.match.redo()
        self._keep()
        self.refresh()

    def _stand_at_match(self) -> None:
        """Show the match as it stands, without telling how it came there."""
        self.thinker.forget()
        self.playback.rewound()
        self._drop_draft()
        self.story, self.unrolled, self.waiting = [], False, ""
        self.still_until = 0
        self.seating.curtain = NOBODY
        self.stage.finish()
        self.refresh()

    # ---- touches

    def draggable(self, key: Key) -> bool:
        place = self.find(key)
        return self._asking and place is not None and place.piece and place.touch and key[0] != "hand"

    def dropped(self, key: Key, onto: Key | None, now: float) -> Change | None:
        move = self.setting.drop(self.sight(), key, onto)
        if move is None:
            return None
        refusal = self.match.why_not(move)
        if refusal:
            self.refuse(self._sentence(refusal), onto or key, now)
        else:
            self._play(move, now)
        return None

    def touched(self, key: Key, now: float, other: bool = False) -> Change | None:
        match key:
            case ("menu",):
                return self._menu()
            case ("log",) | ("log-close",) | ("log-mat",):
                self.drawer = 0 if self.drawer is None else None
                self.refresh()
            case ("undo",):
                self._undo(now)
            case ("open",):
                self._open_hand(now)
            case ("on",):
                self._go_on(now)
            case ("lid",):
                self._hide_hand()
            case ("look",):
                self.looking = True
                self.refresh()
            case ("again",):
                return self._again()
            case ("leave",):
                return self._leave()
            case _:
                self._touch(key, now, other)
        return None

    def _touch(self, key: Key, now: float, other: bool) -> None:
        if not self._asking:
            if self._hurry(now):
                return
            if not self.idle(now) or self._decider not in self.seating.persons:
                self.refuse(self.app.say("not-now"), key, now)
            return
        if self.previewed:
            self.previewed, self.draft, self.by, self.foresight = False, None, NOBODY, ()
        sight = self.sight()
        touch = self.setting.touch(sight, key, other)
        if touch is None:
            return
        if touch.choices:
            self.app.set(**touch.choices)
        if touch.says:
            self.refuse(self.app.say(touch.says), key, now)
            return
        refusal = self.match.why_not(touch.draft) if touch.draft is not None else None
        if refusal and not (touch.loose and not touch.now):
            self.refuse(self._sentence(refusal), key, now)
        elif touch.now and touch.draft is not None:
            self._play(touch.draft, now)
        else:
            self._set_draft(touch.draft, self.seating.focus)

    def _sentence(self, refusal: Refusal) -> str:
        return self.app.say(refusal.key, **self.setting.facts(refusal, self.match.seats))

    def missed(self, now: float) -> Change | None:
        if self.drawer is not None:
            self.drawer = None
            self.refresh()
        elif self.looking:
            self.looking = False
            self.refresh()
        elif not self._hurry(now):
            self._drop_draft()
        return None

    def _hurry(self, now: float) -> bool:
        """Finish what is moving or being read; tell whether there was anything."""
        if self.seating.curtain != NOBODY:
            return False
        if self.stage.moving(now) or now < self.still_until:
            self.stage.finish()
            self.still_until = 0
            self.refresh()
            return True
        if self.waiting:
            self._go_on(now)
            return True
        if self.draft is not None and self.by not in self.seating.persons and self.by != NOBODY:
            self.play_at = 0
            return True
        return False

    # ---- keys

    def handle(self, event: pygame.event.Event, now: float) -> Change | None:
        if event.type == pygame.MOUSEWHEEL and self.drawer is not None:
            self.drawer = max(0, self.drawer + event.y * 3)
            self.refresh()
        return super().handle(event, now)

    def typed(self, event: pygame.event.Event, now: float) -> Change | None:
        ctrl, shift = event.mod & pygame.KMOD_CTRL, event.mod & pygame.KMOD_SHIFT
        key = event.key
        if key == pygame.K_ESCAPE:
            return self._escape(now)
        if key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER):
            self._confirm(now)
        elif (key == pygame.K_y and ctrl) or (key == pygame.K_z and ctrl and shift):
            self._redo(now)
        elif key == pygame.K_z and ctrl:
            self._undo(now)
        elif key == pygame.K_h:
            self._hide_hand()
        elif key == pygame.K_l:
            return self.touched(("log",), now)
        elif self._asking:
            name = ("ctrl+" if ctrl else "") + ("shift+" if shift else "") + pygame.key.name(key)
            found = self.setting.keys(name)
            if found and found[0] in self.stage.goals and now >= self.shielded:
                self._touch(found[0], now, found[1])
        return None

    def _confirm(self, now: float) -> None:
        if now < self.shielded:
            return
        if self.seating.curtain != NOBODY:
            self._open_hand(now)
        elif self.draft is not None and self._asking and not self.previewed:
            refusal = self.match.why_not(self.draft)
            if refusal:
                self.refuse(self._sentence(refusal), ("panel",), now)
            else:
                self._play(self.draft, now)
        else:
            self._hurry(now)

    def _escape(self, now: float) -> Change | None:
        if self.drawer is not None or self.looking:
            self.drawer, self.looking = None, False
            self.refresh()
        elif self.draft is not None and self._asking:
            self._drop_draft()
        else:
            return self._menu()
        return None

    def _hide_hand(self) -> None:
        seating = self.seating
        if seating.holder == seating.focus and seating.curtain == NOBODY:
            self._drop_draft()
            seating.hidden = not seating.hidden
            self.refresh()

    # ---- elsewhere

    def _menu(self) -> Change:
        from scenes.menu import MenuPage

        return Push(MenuPage())

    def _again(self) -> Change:
        """Play once more with the same seats, moved on by one."""
        from game.core.chance import Dice, seed

        seats = self.match.seats[1:] + self.match.seats[:1]
        return Swap(Table(Match(self.match.title, seats, self.match.options, Dice(seed())), self.aids))

    def _leave(self) -> Change:
        from scenes.title import TitlePage

        return Swap(TitlePage())

    def _line(self, event: Event) -> Line | None:
        return self.setting.line(event, self.match.seats, self.app.say)
