"""Any move, however senseless, is refused in a sentence with nothing changed, or played with every invariant kept."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, get_args, get_type_hints

from hypothesis import given, settings
from hypothesis import strategies as st

from game import catalog
from tests.core.tables import every_table, invariants, played

NUMBERS = st.one_of(
    st.integers(-2, 12),
    st.builds(lambda counts: sum(count << 4 * kind for kind, count in counts), st.lists(
        st.tuples(st.integers(0, 14), st.integers(0, 3)), max_size=3
    )),
    st.integers(-(1 << 70), 1 << 70),
)  # fmt: skip
"""Places, seats, colours and cards; heaps; and anything."""
WORDS = st.sampled_from(("market", "farm", "hand", ""))
NOTATION = (
    *("take", "reserve", "market", "farm", "buy", "sell", "with", "for", "insure", "joker", "of", "partner", "close"),
    *("pass", "play", "down", "use", "at", "end", "token", "red", "R2", "B5", "kanda", "trick", "izumiya", "no-gold"),
    *("0", "1", "2", "-1", "108", "²"),
)
"""Words of moves, and numbers that are none."""


def moves_of(name: str) -> st.SearchStrategy[Any]:
    """Build moves of every kind a title has from any numbers and words."""
    kinds = get_args(import_module(f"game.{name}.moves").Move)
    return st.one_of([_moves_of_kind(kind) for kind in kinds])


def _moves_of_kind(kind: Callable[..., Any]) -> st.SearchStrategy[Any]:
    values = {int: NUMBERS, str: WORDS, bool: st.booleans()}
    hints = [hint for field, hint in get_type_hints(kind).items() if field != "verb"]
    return st.tuples(*(values[hint] for hint in hints)).map(lambda drawn: kind(*drawn))


@st.composite
def nearly_legal(draw: st.DrawFn, listed: list[Any]) -> Any:
    """Take a listed move and change one of its numbers a little, by a card of a heap, or far beyond any heap."""
    verb = draw(st.sampled_from(sorted({move.verb for move in listed})))
    move = draw(st.sampled_from([move for move in listed if move.verb == verb]))
    numbers = [field for field in move._fields if type(getattr(move, field)) is int]
    if not numbers:
        return move
    field = draw(st.sampled_from(numbers))
    card = st.integers(0, 14).map(lambda kind: 1 << 4 * kind)
    change = draw(st.one_of(st.just(0), card, card.map(lambda one: -one), st.sampled_from((1 << 48, 1 << 64))))
    return move._replace(**{field: getattr(move, field) + change})


@every_table
@settings(max_examples=40, deadline=None, derandomize=True)
@given(data=st.data())
def test_any_move_is_refused_and_changes_nothing_or_keeps_every_invariant(
    name: str, seats: int, data: st.DataObject
) -> None:
    match = played(name, seats, data.draw(st.integers(0, 50)), most=data.draw(st.integers(0, 120)))
    anything = moves_of(name)
    for _ in range(8):
        listed = list(match.state.moves())
        move = data.draw(st.one_of(anything, nearly_legal(listed)) if listed else anything)
        before = match.state.position()
        decided = len(match.decisions)
        refusal = match.play(move)
        if refusal is None:
            invariants(name).accounted(match.state)
            assert len(match.decisions) == decided + 1
            assert match.title.read(match.title.write(move)) == move
        else:
            assert refusal.endswith(".")
            assert refusal.key
            assert move not in listed
            assert (match.state.position(), len(match.decisions)) == (before, decided)


@every_table
def test_a_move_of_another_title_is_refused(name: str, seats: int) -> None:
    for number in range(20):
        match = played(name, seats, number, most=5 * number)
        for other in catalog.names():
            if other != name:
                for move in played(other, catalog.title(other).players[0], number, most=40).decisions:
                    assert match.play(move.move) is not None


@every_table
@settings(max_examples=60, deadline=None, derandomize=True)
@given(words=st.lists(st.one_of(st.sampled_from(NOTATION), st.text(max_size=6)), max_size=6))
def test_any_text_is_no_move_or_a_move_that_is_written_alike(name: str, seats: int, words: list[str]) -> None:
    title = catalog.title(name)
    try:
        move = title.read(" ".join(words))
    except ValueError:
        return
    assert title.read(title.write(move)) == move
