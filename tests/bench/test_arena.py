"""The arena is fair to both bots, counts what they won and how much they thought, and refuses in one line."""

import sys
from collections.abc import Iterator, Sequence

import pytest

from game import catalog, simulate
from game.bots import BOTS
from game.core.chance import Dice
from tests.bench import arena
from tests.bench.arena import Bout, Effort, Opening, Pairing, bouts, contender, report, score, scores
from tests.core.tables import every_table


def pairing(name: str, seats: int, *names: str) -> Pairing:
    first, second = names or ("novice", "random")
    return Pairing(name, seats, (first, second), "arena")


@every_table
def test_every_deal_is_played_from_every_seat(name: str, seats: int) -> None:
    two = pairing(name, seats)
    tables = [two.table(*seating).levels for seating in two.seatings]
    assert len(set(tables)) == len(tables)
    for seat in range(seats):
        novices = sum(levels[seat] == "novice" for levels in tables)
        assert novices == len(tables) / 2, f"seat {seat} of {tables}"
    if two.sides > 2:
        assert sorted(levels.count("novice") for levels in tables) == [1] * seats + [seats - 1] * seats


@every_table
def test_the_cards_are_the_same_however_the_bots_are_seated(name: str, seats: int) -> None:
    two = pairing(name, seats)
    for deal in (0, 1):
        dealt = {simulate.play(two.table(*seating), deal).dealt.position() for seating in two.seatings}
        assert len(dealt) == 1


@every_table
def test_a_bot_against_itself_wins_its_share_exactly(name: str, seats: int) -> None:
    two = pairing(name, seats, "random", "random")
    played = bouts(two, range(2 * len(two.seatings)))
    for mine in scores(two, played):
        assert mine.wins / mine.games == pytest.approx(1 / two.sides)


@every_table
def test_an_opening_is_the_same_however_the_bots_are_seated(name: str, seats: int) -> None:
    two = pairing(name, seats, "novice", "steady")._replace(opening=7)
    begun = set()
    for seating in two.seatings:
        opening = Opening(two.opening, Dice("opening"))
        match = simulate.play(two.table(*seating), 0, lambda name, opening=opening: opening.before(BOTS[name]))
        begun.add(match.decisions[two.opening].before.position())
        assert opening.left == 0
    assert len(begun) == 1


def test_openings_make_games_without_luck_differ() -> None:
    bare = pairing("master_merchant", 3, "steady", "steady")
    always, opened = (
        {(game.won, game.efforts[0].moves) for game in bouts(bare._replace(opening=number), range(0, 60, 6))}
        for number in (0, 9)
    )
    assert len(always) < len(opened)


def test_a_better_bot_wins_more_than_its_share_and_a_worse_one_less() -> None:
    two = pairing("osaka", 3, "steady", "random")
    better, worse = scores(two, bouts(two, range(18)))
    assert better.low > 1 / 3 > worse.high


@pytest.mark.parametrize(
    ("won", "low", "high"),
    [([1] * 60 + [0] * 40, 0.5020, 0.6906), ([0] * 10, 0, 0.2775), ([0.5] * 4 + [1] * 16, 0.6990, 0.9721)],
)
def test_the_interval_is_wilsons(won: Sequence[float], low: float, high: float) -> None:
    found = score(won)
    assert (found.games, found.wins) == (len(won), sum(won))
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_where_there_are_two_sides_one_bot_wins_what_the_other_loses() -> None:
    played = [Bout(share, (Effort(1, 10, 100), Effort(2, 10, 50))) for share in (1, 0.5, 1, 0)]
    two = pairing("osaka", 2)
    assert [mine.wins for mine in scores(two, played)] == [2.5, 1.5]
    text = report(two, played)
    assert "4 games (deals: 2)" in text
    [_, _, _, won, lost, _, _, quick, slow] = text.splitlines()
    assert won.split() == ["novice", "4", "2.5", "62.5%", "21.9%", "to", "90.8%", "50.0%"]
    assert lost.split()[:4] == ["random", "4", "1.5", "37.5%"]
    assert quick.split() == ["novice", "40", "0.1000", "10.0", "100"]
    assert slow.split() == ["random", "40", "0.2000", "5.0", "25"]


def test_efforts_count_the_moves_that_were_a_choice_and_the_iterations() -> None:
    [game] = bouts(pairing("osaka", 2, "steady", "random"), [0])
    for effort in game.efforts:
        assert effort.iterations == effort.moves > 10


@pytest.mark.parametrize("name", ["search@0.05", "sharp"])
def test_a_search_says_how_often_it_thought_and_chooses_a_legal_move(name: str) -> None:
    title = catalog.title("osaka")
    state = title.deal(2, title.complete(2, {}), Dice(1), None)
    effort = Effort()
    move = arena.watched(contender(name), effort)(title, state.view(state.to_act, title.aids), Dice(1))
    assert state.why_not(move) is None
    assert effort.iterations >= 4
    if name == "search@0.05":
        assert effort.seconds >= 0.05


def test_the_command_plays_whole_deals_and_prints_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["random", "novice", "--game", "trader", "--players", "3", "--games", "5"]
    assert arena.measure(words) == 0
    printed = [capsys.readouterr().out.splitlines()]
    assert printed[0][0] == "Trader, 3 players, 6 games (deals: 1), seed 1"
    arena.measure([*words, "--workers", "2"])
    printed.append(capsys.readouterr().out.splitlines())
    assert printed[0][:5] == printed[1][:5]


@pytest.mark.parametrize(("over", "counted"), [(1, None), (2, 2), (5, 4)])
def test_who_stops_the_arena_sees_the_deals_that_are_over(
    over: int, counted: int | None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> Iterator[Bout]:
        yield from [Bout(1, (Effort(1, 1, 1), Effort(1, 1, 1)))] * over
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "spread", interrupted)
    if counted:
        arena.measure(["random", "novice"])
        assert f"{counted} games (deals: {counted // 2})" in capsys.readouterr().out
    else:
        with pytest.raises(SystemExit):
            arena.measure(["random", "novice"])
        assert "stopped before the first deal was over" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["steady"], "required"),
        (["steady", "genius"], "there is no bot 'genius'"),
        (["steady", "novice@0.2"], "'novice' does not think by time"),
        (["steady", "search@soon"], "'soon' is not a number of seconds"),
        (["steady", "search", "--seconds", "0"], "'0' is not a number of seconds"),
        (["steady", "novice", "--game", "go"], "there is no game 'go'"),
        (["steady", "novice", "--opening", "-1"], "less than no decision"),
        (["steady", "novice", "--players", "5"], "for 2 to 4 players, not 5"),
        (["steady", "novice", "--scheduler", "nowhere"], "'nowhere' is no address of a Dask scheduler"),
        (["steady", "openspiel"], "openspiel needs the package open_spiel"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "tests.bench.openspiel", None)
    with pytest.raises(SystemExit) as end:
        arena.measure(words)
    assert end.value.code == 2
    [line] = capsys.readouterr().err.splitlines()
    assert says in line


@pytest.mark.parametrize("level", BOTS)
def test_a_level_chooses_here_as_at_a_table(level: str) -> None:
    title = catalog.title("trader")
    state = title.deal(2, title.complete(2, {}), Dice(1), None)
    view = state.view(state.to_act, title.aids)
    assert contender(level)(title, view, Dice(2))[0] == BOTS[level](title, view, Dice(2))
