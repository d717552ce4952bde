"""Trader, for 2 or 3 players and for 4 in two teams."""

from game.core.game import FIRST, Option, Title
from game.trader.data import CARDS
from game.trader.events import gaps
from game.trader.judge import JUDGEMENT
from game.trader.moves import read, write
from game.trader.rules import deal
from game.trader.view import AIDS, redeal

TITLE = Title(
    name="trader",
    label="Trader",
    rules=1,
    players=(2, 3, 4),
    options=(
        Option("rounds", (1, 2, 3, 4, 5, 6, 7, 8, 9)),
        Option("partners_talk", ("no", "yes")),  # only shown: no rule depends on it
        FIRST,
    ),
    aids=AIDS,
    cards=CARDS,
    deal=deal,
    redeal=redeal,
    read=read,
    write=write,
    judgement=JUDGEMENT,
    gaps=gaps,
)
