"""Why a move is not allowed, in one sentence that is written once.

A `Reason` is the sentence with gaps; calling it with the facts gives a `Refusal`, which is the finished English
sentence and still knows its key and facts, so that a screen can say the same thing in another language.
"""


class Refusal(str):
    """One sentence that says why a move is not allowed."""

    __slots__ = ("facts", "key")
    key: str
    facts: dict[str, object]


class Reason:
    """A sentence of the rule book with gaps for the facts of the moment."""

    def __init__(self, key: str, sentence: str) -> None:
        self.key = key
        self.sentence = sentence

    def __call__(self, **facts: object) -> Refusal:
        refusal = Refusal(self.sentence.format(**facts))
        refusal.key = self.key
        refusal.facts = facts
        return refusal


GAME_OVER = Reason("game-over", "The game is over.")
NOT_ASKED = Reason("not-asked", "This is not what is being asked now.")
