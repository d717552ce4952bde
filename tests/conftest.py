"""A failing test prints the record of the game it was playing."""

from collections.abc import Generator

import pytest

from game.core import record
from tests.core.tables import SAT


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "setup":
        SAT.clear()
    elif report.failed and SAT:
        report.sections.append(("record of this game", record.write(SAT[-1])))
    return report
