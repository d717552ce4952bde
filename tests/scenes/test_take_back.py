"""Against bots alone a person may go back as far as they like; the game counts it and says so."""

from game.core import record
from game.core.match import PERSON
from tests.scenes.robot import open_table


def test_a_person_alone_goes_back_behind_the_bots_and_the_record_counts_it() -> None:
    robot = open_table((PERSON, "steady", "steady"), "back")
    robot.wait()
    for _ in range(6):
        robot.play(robot.match.state.moves()[0])
        robot.wait()
    number = max(at for at, decision in enumerate(robot.match.decisions) if decision.seat == 0)
    before = robot.match.decisions[number].before.position()
    assert robot.table.why_not_undo() is not None
    robot.click(("undo",))
    assert robot.match.state.position() == before
    assert robot.match.taken_back == 1
    assert '"taken_back": 1' in record.write(robot.match)
    robot.wait()
    assert robot.table.asking


def test_among_several_people_nobody_goes_back_behind_another() -> None:
    robot = open_table((PERSON, PERSON), "back")
    robot.wait()
    for _ in range(3):
        robot.play(robot.match.state.moves()[0])
        robot.wait()
    number = len(robot.match.decisions)
    robot.click(("undo",))
    assert len(robot.match.decisions) == number
    assert robot.table.bubble is not None
