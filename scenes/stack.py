"""Scenes and the stack they lie on: a scene says what should happen to the stack, the stack does it."""

from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.placement import Frame, Key, Placement

if TYPE_CHECKING:
    from scenes.app import App


class Push(NamedTuple):
    """Lay a scene on top."""

    scene: "Scene"


class Pop(NamedTuple):
    """Take the top scene away."""


class Swap(NamedTuple):
    """Put a scene in the place of all others."""

    scene: "Scene"


class Quit(NamedTuple):
    """Leave the program."""


Change = Push | Pop | Swap | Quit


class Scene:
    """One screen. Times are milliseconds since the program started."""

    app: "App"
    typing: object = None
    """Set while keys are letters of a text."""
    kept = True
    """Whether everything that was decided here is saved."""

    def enter(self) -> None:
        """Come onto the stack."""

    def exit(self) -> None:
        """Leave the stack for good."""

    def resume(self) -> None:
        """Be on top again."""

    def frame(self, size: tuple[int, int]) -> Frame:
        """Say how the layout lies in a window of this size."""
        raise NotImplementedError

    def handle(self, event: pygame.event.Event, now: float) -> Change | None:
        """Answer the mouse and the keyboard."""
        raise NotImplementedError

    def refuse(self, words: str, about: Key, now: float) -> None:
        """Say at a spot why something is not possible."""
        raise NotImplementedError

    def update(self, now: float) -> Change | None:
        """Let time pass."""
        raise NotImplementedError

    def restless(self, now: float) -> bool:
        """Tell whether the picture may differ from the last one without any input."""
        raise NotImplementedError

    def picture(self, now: float) -> list[Placement]:
        """Show everything, lowest first."""
        raise NotImplementedError


class Stack:
    """The scenes, the top one last."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.scenes: list[Scene] = []

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    def apply(self, change: Change | None) -> bool:
        """Do what a scene asked for; tell whether the program goes on."""
        match change:
            case Push(scene):
                self._lay(scene)
            case Pop():
                self.scenes.pop().exit()
                if self.scenes:
                    self.top.resume()
            case Swap(scene):
                while self.scenes:
                    self.scenes.pop().exit()
                self._lay(scene)
            case Quit():
                while self.scenes:
                    self.scenes.pop().exit()
        return bool(self.scenes)

    def _lay(self, scene: Scene) -> None:
        scene.app = self.app
        self.scenes.append(scene)
        scene.enter()
