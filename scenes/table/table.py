"""The playing table of any title: what a person sees of the course of play, and what the mouse and the keyboard do."""

from dataclasses import replace

import pygame

from game.core.chance import Dice, seed
from game.core.game import NO_AIDS, NOBODY, Aids
from game.core.match import PERSON, Match
from scenes.book import rulebook
from scenes.menu import MenuPage, elsewhere
from scenes.placement import Frame, Key, Placement, block, fit
from scenes.rules import RulesPage
from scenes.screen import REMARK
from scenes.stack import Change, Push, Swap
from scenes.stage import in_out_cubic, out_cubic
from scenes.table import bars, curtain, hint
from scenes.table.course import CURTAIN, Course
from scenes.table.scroll import unrolling
from scenes.table.sight import Sight

SWING = 420
"""Milliseconds the curtain takes to fall or to rise."""


class Table(Course):
    """A match on the screen."""

    watching = False
    """Whether this is a game that nobody plays any more."""

    def __init__(self, match: Match, aids: Aids = NO_AIDS, resumed: bool = False) -> None:
        super().__init__(match, aids, resumed)
        self.drawer: int | None = None
        """How far the log's drawer is moved back; None while it is shut."""
        self.looking = False
        """Whether the results are put aside to look at the table."""

    def resume(self) -> None:
        self.stage.pace = self.app.settings.pace
        self.playback.retell()
        self.stage.finish()
        self.refresh()

    def frame(self, size: tuple[int, int]) -> Frame:
        return fit(size, self.setting.least(size[0] / size[1]))

    # ---- the picture

    def sight(self) -> Sight:
        """Everything the picture is made of."""
        seating, draft = self.seating, self.draft
        return Sight(
            title=self.match.title,
            view=self.playback.view(seating.viewer, self.aids),
            focus=seating.focus,
            seats=self.match.seats,
            frame=self.app.frame,
            say=self.app.say,
            settings=self.app.settings,
            draft=draft.move,
            refusal=draft.refusal,
            by=draft.by,
            doing=self.doing,
            foresight=draft.foresight,
            story=tuple(self.story),
            unrolled=self.unrolled,
            options=self.match.options,
            past=tuple(self.playback.past) if self.decider == NOBODY else (),
            taken_back=self.match.taken_back,
            hints=tuple(self.match.hints),
            figures=self.counsel.figures if self.pondering and self.app.settings.risks else (),
            log=tuple(self.playback.lines),
            asking=self.asking,
            waiting=self.waiting,
            alone=seating.alone,
            watching=self.watching,
        )

    def placements(self) -> list[Placement]:
        self.pictured = self._standing(self.now)
        sight = self.sight()
        seen = [place for place in self.setting.place(sight) if not self.not_dealt_yet(place)]
        seen += bars.top(sight, *self._heading(sight), undo=self._undo_tip())
        rect = self.setting.log(sight.frame)
        if rect:
            seen += bars.log(sight, bars.grown(rect, seen))
        if self.seating.hidden:
            seen += self._lid(sight)
        if self.decider == NOBODY and self.idle(self.now) and not self.looking:
            seen += unrolling(self.setting.results(sight))
        if self.drawer is not None:
            seen += bars.drawer(sight, self.drawer)
        if self.counsel.wanted and self.pondering:
            scroll = any(place.key[0] == "scrim" for place in seen)
            seen += hint.place(sight, self.setting, self.counsel.advice, scroll)
        if self.seating.curtain != NOBODY:
            seen += self._curtain(sight)
        return seen

    def _undo_tip(self) -> str:
        """What the button for undo says about itself; empty where it does nothing."""
        if self.why_not_undo() is None:
            return self.app.say("undo-tip")
        return self.app.say("take-back-tip") if self.can_take_back() else ""

    def picture(self, now: float) -> list[Placement]:
        """The placements as they look now; a curtain falls before them, or rises."""
        seen = super().picture(now)
        if self.swing is None:
            return seen
        begin, rising = self.swing
        t = 1.0 if self.stage.pace == 0 else min(1.0, (now - begin) / (SWING * self.stage.pace))
        if t == 1:
            self.swing = None
            return seen
        up = self.app.frame.h * (in_out_cubic(t) if rising else 1 - out_cubic(t))
        return [replace(p, y=p.y - up) if CURTAIN <= p.z < REMARK else p for p in (*seen, *rising)]

    def restless(self, now: float) -> bool:
        return super().restless(now) or self.swing is not None

    def _heading(self, sight: Sight) -> tuple[str, str, str, str]:
        """Which turn it is, whose decision, what is asked, and the pawn to show."""
        say, view = sight.say, sight.view
        turn = self.setting.when(sight)
        if self.doing != NOBODY:
            who = sight.seats[self.doing]
            return turn, say("turn-of", name=who.name), "", f"pawn_{who.colour}"
        if view.to_act == NOBODY or self.playback.dealing:
            return turn, say("turn-over") if view.result else say("turn-deal"), "", "seal"
        who = sight.seats[view.to_act]
        pawn = f"pawn_{who.colour}"
        if who.kind != PERSON:
            return turn, say("turn-thinks", name=who.name), "", pawn
        asked = "turn-of" if view.turn == view.to_act else "turn-asked"
        return turn, say(asked, name=who.name), self.setting.ask(sight), pawn

    def _lid(self, sight: Sight) -> list[Placement]:
        """The lid on a hand that its owner has hidden."""
        frame, say = sight.frame, sight.say
        lid = bars.Lid(say("lid", name=sight.name), say("lid-hint"))
        spot = self.find(("hand", sight.focus))
        x, y = (max(spot.x, 190), spot.y) if spot else (frame.w / 2, frame.h - 160)
        return [block(("lid",), lid, (x - 170, y - 45, 340, 90), z=260, touch=True)]

    def _curtain(self, sight: Sight) -> list[Placement]:
        who = sight.seats[self.seating.curtain]
        last = self.match.decisions[-1].seat if self.match.decisions else NOBODY
        done = sight.seats[last].name if last in self.seating.persons else ""
        return curtain.place(sight.frame, sight.say, who.name, who.colour, done, self.why_not_undo() is None)

    # ---- the pointer

    def hover_changed(self, now: float) -> None:
        """Show what the thing under the pointer would bring, unless a draft has been put together."""
        if self.draft.fleeting:
            self.draft.drop()
        key = self.focused or self.hovered
        if self.draft.move is None and self.pondering and self.counsel.shown:
            # Where a hint has just appeared, the pointer was meant for something else.
            self.suggest(key[1] if key and key[0] == "suggestion" and now >= self.shielded else 0)
        elif self.draft.move is None and self.asking and key and key[0] in self.setting.previews:
            touch = self.setting.touch(self.sight(), key, False)
            if touch and touch.draft is not None and not self.match.why_not(touch.draft):
                self.draft.set(touch.draft, self.seating.focus, fleeting=True)

    def draggable(self, key: Key) -> bool:
        place = self.find(key)
        return self.asking and place is not None and place.piece and place.touch and key[0] != "hand"

    def dropped(self, key: Key, onto: Key | None, now: float) -> Change | None:
        move = self.setting.drop(self.sight(), key, onto)
        if move is None:
            return None
        refusal = self.match.why_not(move)
        if refusal:
            self.refuse(self.sentence(refusal), onto or key, now)
        else:
            self.play(move)
        return None

    def touched(self, key: Key, now: float, other: bool = False) -> Change | None:
        match key:
            case ("menu",):
                return self._menu()
            case ("rules",):
                return self._rules(None)
            case ("hint",):
                self._hint(now)
            case ("hint-close",):
                self._put_back()
                self.refresh()
            case ("suggestion", int(number)):
                self._follow(number)
            case ("log",) | ("log-close",):
                self.drawer = 0 if self.drawer is None else None
                self.refresh()
            case ("undo", *_):
                self.undo(now)
            case ("open",):
                self.open_hand(now)
            case ("on",):
                self.go_on(now)
            case ("lid",):
                self.hide_hand()
            case ("look",):
                self.looking = True
                self.refresh()
            case ("replay",):
                from scenes.replay import Replay

                return Push(Replay(self.match, self.aids))
            case ("analysis",):
                return self._analysis()
            case ("again",):
                return self._again()
            case ("leave",):
                return self._leave()
            case _:
                self._touch(key, now, other)
        return None

    def _touch(self, key: Key, now: float, other: bool) -> None:
        """Touch something of the title's: draft, play, or hear why not."""
        if not self.asking:
            if not self.hurry(now):
                self.refuse(self.app.say("not-now"), key, now)
            return
        if self.counsel.shown and key[0] == "do":
            # A hint lights its move as if it had been chosen, so its buttons find it chosen.
            self.draft.fleeting = False
        elif self.draft.fleeting:
            self.draft.drop()
        self.counsel.close()
        touch = self.setting.touch(self.sight(), key, other)
        if touch is None:
            return
        if touch.choices:
            self.app.set(**touch.choices)
        refusal = self.match.why_not(touch.draft) if touch.draft is not None else None
        if touch.says:
            self.refuse(self.app.say(touch.says), key, now)
        elif refusal and (touch.now or not touch.loose):
            self.refuse(self.sentence(refusal), key, now)
        elif touch.draft is None:
            self.draft.drop()
        elif touch.now:
            self.play(touch.draft)
        else:
            self.draft.set(touch.draft, self.seating.focus)
        self.refresh()

    def _hint(self, now: float) -> None:
        """Ask for a hint, or put it away."""
        if not self.app.settings.hints or not self.pondering:
            self.refuse(self.app.say("hint-off-tip"), ("hint",), now)
        elif not self._put_back():
            self.draft.drop()
            self.counsel.wanted = True
            self.suggest(0)
            self.shield(now)
        self.refresh()

    def _follow(self, number: int) -> None:
        """Draft a suggestion of the hint; it is still to be confirmed."""
        assert self.counsel.advice
        move = self.counsel.advice.suggestions[number].move
        self.counsel.close()
        self.draft.set(move, self.seating.focus)
        self.refresh()

    def other(self, place: Placement | None, now: float) -> Change | None:
        """The right button does something with a few things; about anything else that has a rule it opens the rule."""
        if place and place.rule and place.key[0] not in self.setting.right:
            return self._rules(place)
        return super().other(place, now)

    def missed(self, now: float) -> Change | None:
        """A click on the cloth puts back what lies about."""
        if self.hovered in (("hint-sheet",), ("hint-why",)):
            return None
        if not self._put_back() and not self.hurry(now):
            self.draft.drop()
        self.refresh()
        return None

    def _put_back(self) -> bool:
        """Shut the drawer or the hint, or show the results again; tell whether there was anything."""
        aside = self.counsel.close() or self.drawer is not None or self.looking
        if aside and self.draft.fleeting:
            self.draft.drop()
        self.drawer, self.looking = None, False
        return aside

    # ---- keys

    def handle(self, event: pygame.event.Event, now: float) -> Change | None:
        if event.type == pygame.MOUSEWHEEL and self.drawer is not None:
            self.drawer = min(max(0, self.drawer + event.y * 3), len(self.playback.lines))
            self.refresh()
        return super().handle(event, now)

    def typed(self, event: pygame.event.Event, now: float) -> Change | None:
        ctrl, shift = event.mod & pygame.KMOD_CTRL, event.mod & pygame.KMOD_SHIFT
        key = event.key
        if key == pygame.K_ESCAPE:
            if not self._put_back() and not (self.asking and self.draft.drop()):
                return self._menu()
            self.refresh()
        elif key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER):
            self._confirm(now)
        elif ctrl and (key == pygame.K_y or (key == pygame.K_z and shift)):
            self.redo(now)
        elif ctrl and key == pygame.K_z:
            self.undo(now)
        elif key == pygame.K_h and not ctrl:
            self.hide_hand()
        elif key == pygame.K_i and not ctrl:
            return self.touched(("hint",), now)
        elif key == pygame.K_l and not ctrl:
            return self.touched(("log",), now)
        elif key == pygame.K_a and not ctrl and self.decider == NOBODY and self.idle(now):
            return self._analysis()
        elif key == pygame.K_F1:
            return self._rules(self.find(self.focused or self.hovered))
        elif change := elsewhere(event, self.match.title.name):
            return change
        elif self.asking:
            name = ("ctrl+" if ctrl else "") + ("shift+" if shift else "") + pygame.key.name(key)
            found = self.setting.keys(name)
            if found and found[0] in self.stage.goals and now >= self.shielded:
                self._touch(found[0], now, found[1])
        return None

    def _confirm(self, now: float) -> None:
        """Enter and Space: play the draft or what the hint shows, or go on."""
        if now < self.shielded:
            return
        draft = self.draft
        if self.seating.curtain != NOBODY:
            self.open_hand(now)
        elif self.asking and draft.move is not None and (self.counsel.shown or not draft.fleeting):
            if draft.refusal:
                self.refuse(self.sentence(draft.refusal), ("panel",), now)
            else:
                self.play(draft.move)
        elif self.asking and not self.stage.moving(now) and (offered := self.setting.offer(self.sight())):
            self._touch(offered, now, other=False)
        else:
            self.hurry(now)

    # ---- elsewhere

    def _menu(self) -> Change:
        return Push(MenuPage(self.match.title.name))

    def _rules(self, place: Placement | None) -> Change:
        """Open the rules about something, with its numbers; about what is going on, if it has no rule."""
        title, sight = self.match.title.name, self.sight()
        book = rulebook(title)
        rule, key = (place.rule, place.key) if place and place.rule else (book.fitting(sight), ())
        if key and key[0] in ("log-line", "drawer-line"):
            line = sight.log[key[1]]
            return Push(RulesPage(title, rule, line.why or line.words))
        return Push(RulesPage(title, rule, book.situation(sight, rule, key)))

    def _again(self) -> Change:
        """Play once more with the same seats."""
        match = Match(self.match.title, self.match.seats, self.match.options, Dice(seed()))
        return Swap(Table(match, self.aids))

    def _analysis(self) -> Change:
        """Look back on the game."""
        from scenes.analysis import AnalysisPage

        return Push(AnalysisPage(self.match, self.aids))

    def _leave(self) -> Change:
        from scenes.title import TitlePage

        return Swap(TitlePage())
