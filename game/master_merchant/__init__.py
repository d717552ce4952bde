"""Master Merchant, for 3 or 4 players."""

from game.core.game import FIRST, Option, Title
from game.master_merchant.data import CARDS
from game.master_merchant.events import gaps
from game.master_merchant.judge import JUDGEMENT
from game.master_merchant.moves import read, write
from game.master_merchant.rules import deal
from game.master_merchant.view import AIDS, redeal

TITLE = Title(
    name="master_merchant",
    label="Master Merchant",
    rules=1,
    players=(3, 4),
    options=(Option("lone_card", ("pick_up", "play")), FIRST),
    aids=AIDS,
    cards=CARDS,
    deal=deal,
    redeal=redeal,
    read=read,
    write=write,
    judgement=JUDGEMENT,
    gaps=gaps,
)
