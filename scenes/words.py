"""Everything the program says, in the reader's language: messages from assets/languages, written in Project Fluent."""

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from scenes.art import ASSETS

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = {"en": "English", "fr": "Français", "it": "Italiano"}
"""The languages by their own names; English comes first and stands in for nothing: all are complete."""
PSEUDO = "xx"
"""A made-up language that lengthens English: what is cut off or not translated shows at once."""
TIED = re.compile(r" (?=[:;!?%»])|(?<=«) ")
"""The spaces beside signs at which a line of French does not break."""


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language

    @property
    def bundle(self) -> "FluentBundle":
        """The messages of this language."""
        return _bundle("en" if self.language == PSEUDO else self.language)

    def __call__(self, message: str, **facts: Any) -> str:
        """Say a message with the facts put in."""
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        facts = {name: plain(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        said, wrong = self.bundle.format_pattern(pattern, facts)
        if wrong:
            raise KeyError(f"{message} in {self.language}: {wrong[0]}")
        return _lengthened(str(said)) if self.language == PSEUDO else str(said)

    def knows(self, message: str) -> bool:
        """Tell whether there is such a message."""
        return self.bundle.has_message(message)


def plain(words: str) -> str:
    """Write ? for what cannot be written and for what would turn other letters around: a file may have any name."""
    return words if words.isprintable() else "".join(sign if sign.isprintable() else "?" for sign in words)


@cache
def _bundle(language: str) -> "FluentBundle":
    """Read a language once, when its first message is said: the first frame of the program does not wait for it."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((ASSETS / "languages" / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(TIED.sub("\u00a0", text) if language == "fr" else text))
    return bundle


def _lengthened(words: str) -> str:
    """English as a longer language: accents, and a third more letters."""
    accented = words.translate(str.maketrans("aeiounc", "àéîôüñç"))
    return accented + "~" * (len(words) // 3)
