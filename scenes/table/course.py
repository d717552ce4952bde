"""The course of play: people and bots decide, the match plays, and the picture follows, one event at a time.

Whether the table is idle is computed: nothing moves, nothing is left to show, nobody waits.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from game.bots.worker import Thinker, choose, choose_quickly
from game.core.events import Event
from game.core.game import NO_AIDS, NOBODY, Aids
from game.core.match import SECRET_SEEN, Match
from game.core.refusals import Refusal
from scenes import saves
from scenes.placement import Key, Placement
from scenes.screen import Screen
from scenes.stack import Change
from scenes.table.counsel import Counsel
from scenes.table.drafting import Drafting
from scenes.table.playback import Playback, Shown
from scenes.table.seating import Seating
from scenes.table.sight import Cue, Line, Setting

THINK, POINT = 500, 900
"""Milliseconds before a bot's choice is pointed at, and before it is played."""
HASTE = 0.15
"""Bots are never faster than this share of their pace: a person must see that something happened."""
PONDER = 2000
"""Milliseconds that the longest thought of a bot holds up its short ones at most."""
DEAL_BY_ITSELF = 1500
"""Milliseconds in which a purchase can be taken back before the new market is dealt."""
CURTAIN = 800
"""From this height on everything belongs to the curtain."""
WATCHED = 2500
"""Milliseconds a scroll stays where nobody plays who could put it away."""


class Course(Screen):
    """A match being played at this screen; what it looks like is the table's business."""

    def __init__(self, match: Match, aids: Aids = NO_AIDS, resumed: bool = False) -> None:
        """Sit down at a match; one that is resumed shows where it stands instead of the deal."""
        super().__init__()
        self.match, self.resumed = match, resumed
        self.setting: Setting = import_module(f"scenes.{match.title.name}").SETTING
        self.aids = aids | self.setting.aids
        self.playback = Playback(match, self._line)
        self.seating = Seating(match.seats)
        self.draft = Drafting(match)
        self.story: list[Event] = []
        self.unrolled = False
        """Whether the scroll that tells the story is open."""
        self.waiting = ""
        self.wait_until = 0.0
        self.still_until = 0.0
        """Until when the picture holds still for reading."""
        self.thinker = Thinker()
        self.counsel = Counsel(match, self.setting)
        self.play_at = 0.0
        self.pondered = [0.0] * len(match.seats)
        """Milliseconds of each bot's longest thought. It takes this time over everything: how long somebody thinks
        would tell how much there is to choose from."""
        self.undealt: tuple[Key, ...] = ()
        """Zones that the deal has not reached yet."""
        self.swing: tuple[float, tuple[Placement, ...]] | None = None
        """Since when the curtain falls, or what of it rises; None once that has been seen to its end."""
        self.asked = -1
        """After how many decisions somebody was last asked."""
        self.now = 0.0
        self.kept = True
        """Whether the game is saved as it stands."""
        self.warned = False
        """Whether it was said that the game cannot be saved."""
        self.pictured: tuple[Any, ...] = ()

    def enter(self) -> None:
        self.app.art.warm(self.setting.pictures)
        if len(self.seating.persons) < len(self.match.seats):
            self.thinker.start()
        if self.seating.persons and (self.app.settings.hints or self.app.settings.risks):
            self.counsel.thinker.start()
        self.stage.pace = self.app.settings.pace
        if self.resumed:
            while shown := self.playback.next(NOBODY, NO_AIDS):
                self._tell(shown)
            self.unrolled = False
        else:
            self.undealt = self._later_zones(self.match.opening)
        self._keep()

    def exit(self) -> None:
        self.thinker.close_process()
        self.counsel.thinker.close_process()

    # ---- where play stands

    @property
    def decider(self) -> int:
        """The seat that is asked, or NOBODY when the game is over."""
        return self.match.state.to_act

    @property
    def asking(self) -> bool:
        """Whether the person at the bottom is asked and may answer."""
        return self.playback.told and not self.waiting and self.seating.there and self.decider == self.seating.focus

    @property
    def pondering(self) -> bool:
        """Whether the person who is asked is alone with the screen, so that nothing told gives anything away."""
        return self.asking and self.seating.open

    @property
    def doing(self) -> int:
        """Whose decision is being shown, or NOBODY when all has been."""
        if self.playback.told or self.playback.dealing:
            return NOBODY
        return self.match.decisions[self.playback.decision].seat

    def idle(self, now: float) -> bool:
        """Tell whether nothing moves and nothing is left to show."""
        return self.playback.told and not self.waiting and not self.stage.moving(now) and now >= self.still_until

    def _standing(self, now: float) -> tuple[Any, ...]:
        """What the picture depends on that changes by itself: when it differs, the picture is out of date."""
        over = self.decider == NOBODY and self.idle(now)
        seating = self.seating
        return self.asking, self.decider, over, self.waiting, seating.viewer, seating.curtain, seating.hidden

    # ---- time

    def update(self, now: float) -> Change | None:
        """Let the next thing happen, one at a time."""
        self.now = now
        super().update(now)
        if not self.kept and not self.warned:
            self.warned = True
            self.refuse(self.app.say("saves-full"), ("menu",), now)
        if self.seating.curtain == NOBODY and not self.stage.moving(now) and now >= self.still_until:
            self._proceed(now)
        if self.pondering:
            self._ponder()
        if self.pictured != self._standing(now):
            self.refresh()
        return None

    def _proceed(self, now: float) -> None:
        if self.waiting:
            if now >= self.wait_until:
                self.go_on(now)
            return
        shown = self.playback.next(self.seating.viewer, self.aids)
        if shown:
            self._show(shown, now)
        else:
            self._let_decide(now)

    def _show(self, shown: Shown, now: float) -> None:
        """Show an event: sound, scroll, and pieces on their way."""
        cue = self._tell(shown)
        self.app.sounds.play(cue.sound)
        self.undealt = self._later_zones(shown.following) if self.playback.dealing else ()
        self.draft.drop()
        self._wait(cue, now)
        self.move(now, cue.flows)
        self.still_until = self.stage.ends(now) + cue.hold * self.stage.pace

    def _tell(self, shown: Shown) -> Cue:
        """Let the scroll tell of an event, and return how it is shown."""
        cue: Cue = self.setting.cue(shown.event, shown.view, shown.following)
        if cue.story == "close":
            self.story, self.unrolled = [], False
        elif cue.story:
            self.story.append(shown.event)
            self.unrolled = cue.story == "show"
        return cue

    def _wait(self, cue: Cue, now: float) -> None:
        """Wait for a button where there is somebody to press it."""
        persons = self.seating.persons
        last = self.match.decisions[-1].seat if self.match.decisions else NOBODY
        if not cue.wait or (cue.wait == "market" and last not in persons):
            return
        self.waiting = cue.wait
        by_itself = DEAL_BY_ITSELF if cue.wait == "market" else None if persons else WATCHED
        self.wait_until = float("inf") if by_itself is None else now + by_itself
        self.shield(now)

    def go_on(self, now: float) -> None:
        """Stop waiting."""
        self.waiting, self.unrolled = "", False
        self.still_until = 0
        self.shield(now)
        self.refresh()

    def hurry(self, now: float) -> bool:
        """Finish what is moving, being read or waited for; tell whether there was anything."""
        if self.seating.curtain != NOBODY:
            return False
        if self.stage.moving(now) or now < self.still_until:
            self.stage.finish()
            self.still_until = 0
            self.refresh()
        elif self.waiting:
            self.go_on(now)
        elif self.draft.move is not None and self.draft.by not in self.seating.persons:
            self.play_at = 0
        else:
            return False
        return True

    def _later_zones(self, events: Sequence[Event]) -> tuple[Key, ...]:
        """The zones that events still to be shown will fill."""
        view = self.match.dealt.view(NOBODY, NO_AIDS)
        return tuple(flow.target for event in events for flow in self.setting.cue(event, view, ()).flows)

    def not_dealt_yet(self, place: Placement) -> bool:
        """Whether a piece is still in the pile it will be dealt from."""
        return place.piece and any(place.within(zone) for zone in self.undealt)

    # ---- who decides

    def _let_decide(self, now: float) -> None:
        """Everything has been shown: let the seat that is asked decide."""
        seat = self.decider
        if seat == NOBODY:
            return
        if seat not in self.seating.persons:
            self._let_think(seat, now)
        elif self._call(seat, now):
            self.app.sounds.play("turn")
        if self.asking and self.asked != len(self.match.decisions):
            self.asked = len(self.match.decisions)
            thought = self.setting.thought(self.match.view(seat)) * self.stage.pace
            self.shielded = max(self.shielded, now + thought)

    def _call(self, seat: int, now: float) -> bool:
        """Ask a person, behind a curtain if a hand opens that somebody else might see; tell whether it is news."""
        if not self._strange(seat):
            return self.seating.ask(seat)
        if self.setting.openly(self.match.state.view(NOBODY, self.aids)):
            news = self.seating.ask_openly(seat)
            if news:
                self.shield(now)
            return news
        self._lower_curtain(seat, now)
        return False

    def _strange(self, seat: int) -> bool:
        """Whether somebody else may sit at the screen than the person whose hand would open."""
        return self.seating.holder != seat and not self._hands_open

    @property
    def _hands_open(self) -> bool:
        """Whether the table has agreed to play with open hands."""
        return self.setting.bare(self.match.state.view(NOBODY, self.aids))

    def _let_think(self, seat: int, now: float) -> None:
        """A bot thinks, then its choice is pointed at, then it is played."""
        pace = max(self.app.settings.pace, HASTE)
        match = self.match
        if self.draft.by == seat:
            if now >= self.play_at:
                self.play(self.draft.move)
        elif not self.thinker.busy:
            seed = f"{len(match.decisions)}/{match.seats[seat].name}/{now}"
            view = match.view(seat, match.title.aids)
            self.thinker.ask(choose, match.title.name, match.seats[seat].kind, view, seed, instead=choose_quickly)
            self.play_at = now + max(THINK * pace, self.pondered[seat])
        elif now >= self.play_at:
            self._hear(seat, now, pace)

    def _hear(self, seat: int, now: float, pace: float) -> None:
        """Point at what a bot has chosen, once it has; say so the first time that its process had to be replaced."""
        hitches = self.thinker.replaced
        move = self.thinker.collect()
        if self.thinker.replaced == 1 > hitches:
            self.refuse(self.app.say("turn-hitch", name=self.match.seats[seat].name), ("menu",), now)
        if move is not None:
            self.pondered[seat] = max(self.pondered[seat], min(self.thinker.took * 1000, PONDER))
            self.draft.set(move, seat)
            self.play_at = now + POINT * pace
            self.refresh()

    def _ponder(self) -> None:
        """Hear what the person who is asked wants to know."""
        given = list(self.match.hints)
        if self.counsel.attend(self.seating.focus, self.app.settings.risks):
            self.refresh()
        if self.match.hints != given:
            self._keep()
            self.suggest(0)
            self.shield(self.now)

    def suggest(self, number: int) -> None:
        """Show what a suggestion of the hint would bring."""
        if self.counsel.shown and self.counsel.advice:
            self.draft.set(self.counsel.advice.suggestions[number].move, self.seating.focus, fleeting=True)
            self.refresh()

    def _lower_curtain(self, seat: int, now: float) -> None:
        self.seating.lower(seat)
        self.app.sounds.play("curtain")
        self.swing = (now, ())
        self.shield(now)
        self.refresh()

    def open_hand(self, now: float) -> None:
        """The person the curtain waited for is there."""
        self.swing = (now, tuple(place for place in self.stage.goals.values() if place.z >= CURTAIN))
        self.seating.enter()
        self.draft.drop()
        self.shield(now)
        self._jump(now)

    def _jump(self, now: float) -> None:
        """Show everything where it belongs at once: what was somebody else's does not linger."""
        self.stage.set(self.goals(), now)
        self.stage.finish()

    def hide_hand(self) -> None:
        """Cover the open hand, or open it again."""
        seating = self.seating
        if seating.holder == seating.focus and seating.curtain == NOBODY:
            self.draft.drop()
            self.counsel.close()
            seating.hidden = not seating.hidden
            self.refresh()

    # ---- moves

    def play(self, move: Any) -> None:
        """Play a legal move; what it brings is shown from now on."""
        seat = self.decider
        self.draft.drop()
        refusal = self.match.play(move)
        assert refusal is None, refusal
        self._decided(seat)

    def _decided(self, seat: int) -> None:
        """Somebody has decided: a hand that is covered now is gone before anything moves."""
        self.counsel.forget()
        self.seating.decided(seat, self.decider)
        if self.seating.covered:
            self._jump(self.now)
        self._keep()
        self.refresh()

    def _keep(self) -> None:
        """Save the game as it stands now."""
        if self.app.file:
            self.kept = saves.autosave(self.match, self.aids)

    def why_not_undo(self) -> Refusal | None:
        """Say why the last decision of a person at this screen cannot be taken back."""
        match, seating = self.match, self.seating
        seat = match.decisions[-1].seat if match.decisions else NOBODY
        if seating.holder not in (seat, NOBODY) and seat in seating.persons and self._strange(seat):
            return SECRET_SEEN()
        return match.why_not_undo(seat if seat in seating.persons else NOBODY, self.playback.seen)

    def can_take_back(self) -> bool:
        """Whether a person who plays against bots alone may go back further than undo allows."""
        return self.seating.alone and any(decision.seat == self.seating.focus for decision in self.match.decisions)

    def undo(self, now: float) -> None:
        """Take back the last decision of a person at this screen, or say why not."""
        refusal = self.why_not_undo()
        if refusal and not self.can_take_back():
            self.refuse(self.sentence(refusal), ("undo",), now)
            return
        if refusal:
            seat = self.seating.focus
            self.match.take_back(seat)
        else:
            seat = self.match.decisions[-1].seat
            self.match.undo(seat, self.playback.seen)
        self._stand_at_match()
        self._call(seat, now)
        self._keep()

    def redo(self, now: float) -> None:
        """Play again what was last taken back by the person who is asked."""
        undone = self.match.undone
        if not undone or undone[-1].seat != self.seating.focus or not self.asking:
            self.refuse(self.app.say("redo-nothing"), ("undo",), now)
            return
        self.draft.drop()
        self.match.redo()
        self._decided(self.seating.focus)

    def _stand_at_match(self) -> None:
        """Show the match as it stands, without telling how it came there."""
        self.thinker.forget()
        self.counsel.forget()
        self.playback.back_to(len(self.match.decisions))
        self.draft.drop()
        self.story, self.unrolled, self.waiting = self._story_so_far(), False, ""
        self.still_until = 0
        self.seating.curtain = NOBODY
        self.stage.finish()
        self.refresh()

    def _story_so_far(self) -> list[Event]:
        """What the events that have been shown leave a scroll to tell."""
        story: list[Event] = []
        view = self.match.state.view(NOBODY, NO_AIDS)
        for _, event in self.playback.past:
            kind = self.setting.cue(event, view, ()).story
            story = [] if kind == "close" else [*story, event] if kind else story
        return story

    # ---- words

    def sentence(self, refusal: Refusal) -> str:
        """Say a refusal in the reader's language."""
        return self.app.say(refusal.key, **self.setting.facts(refusal, self.match.seats, self.app.say))

    def _line(self, event: Event) -> Line | None:
        return self.setting.line(event, self.match.seats, self.app.say)
