"""Traders of Osaka, for 2 to 4 players."""

from game.core.game import Title
from game.osaka.data import CARDS
from game.osaka.events import gaps
from game.osaka.judge import JUDGEMENT
from game.osaka.moves import read, write
from game.osaka.rules import deal
from game.osaka.view import AIDS, redeal

TITLE = Title(
    name="osaka",
    label="Traders of Osaka",
    rules=1,
    players=(2, 3, 4),
    options=(),
    aids=AIDS,
    cards=CARDS,
    deal=deal,
    redeal=redeal,
    read=read,
    write=write,
    judgement=JUDGEMENT,
    gaps=gaps,
    undrawn=lambda state: len(state.draw),
)
