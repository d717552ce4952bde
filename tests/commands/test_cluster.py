"""A cluster plays the same games as one process, on machines without a copy of the program; or a sentence says why."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from distributed import Client

from game import cluster, simulate
from game.spread import NoCluster, spread
from tests.bench.arena import Pairing, bouts, scores

TABLE = simulate.Table("osaka", ("random", "novice"), {}, "cluster")
LONG = 60
"""Seconds after which a cluster does not start any more."""


def start(stack: ExitStack, folder: Path, role: str, *words: str) -> None:
    """Start a part of a cluster in a folder where nothing else lies."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{role}", "--scheduler-file", "cluster.json"]
    with (folder / "log").open("a") as log:
        process = subprocess.Popen([*command, "--no-dashboard", *words], cwd=folder, stdout=log, stderr=log)
    stack.callback(process.wait)
    stack.callback(process.kill)


def address(folder: Path) -> str:
    """Wait until a scheduler has written its address down."""
    deadline = time.monotonic() + LONG
    while time.monotonic() < deadline:
        try:
            return str(json.loads((folder / "cluster.json").read_text())["address"])
        except (OSError, ValueError):
            time.sleep(0.05)
    raise AssertionError((folder / "log").read_text())


@pytest.fixture(scope="module")
def lonely(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path, ExitStack]]:
    """A scheduler without workers."""
    folder = tmp_path_factory.mktemp("cluster")
    with ExitStack() as stack:
        start(stack, folder, "scheduler", "--host", "127.0.0.1", "--port", "0")
        yield address(folder), folder, stack


@pytest.fixture(scope="module")
def scheduler(lonely: tuple[str, Path, ExitStack]) -> str:
    """A scheduler with two workers."""
    where, folder, stack = lonely
    for _ in range(2):
        start(stack, folder, "worker", "--no-nanny", "--nthreads", "1")
    client: Any = Client(where, timeout=LONG, set_as_default=False)  # type: ignore[no-untyped-call]
    with client:
        client.wait_for_workers(2, timeout=LONG)
    return where


def test_a_scheduler_without_workers_is_a_sentence(lonely: tuple[str, Path, ExitStack]) -> None:
    with pytest.raises(NoCluster, match="has no workers"):
        list(simulate.play_many(TABLE, 2, scheduler=lonely[0]))


def test_a_cluster_plays_the_same_games_in_the_same_order(scheduler: str) -> None:
    assert list(simulate.play_many(TABLE, 9, scheduler=scheduler)) == list(simulate.play_many(TABLE, 9))


def test_the_arena_has_the_same_winners_on_a_cluster(scheduler: str) -> None:
    pairing = Pairing("trader", 3, ("novice", "random"), "cluster")
    here, there = (list(spread(partial(bouts, pairing), 6, scheduler=where)) for where in ("", scheduler))
    assert [game.won for game in here] == [game.won for game in there]
    assert scores(pairing, here) == scores(pairing, there)


def _leave(numbers: Any) -> list[int]:
    os._exit(1)


def test_when_all_workers_have_left_there_is_a_sentence(scheduler: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test after this one has workers."""
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    with pytest.raises(NoCluster, match="gave up"):
        list(spread(_leave, 1, scheduler=scheduler))


def test_an_address_where_nobody_answers_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    with pytest.raises(NoCluster, match=r"no Dask scheduler answers at '127\.0\.0\.1:1'"):
        list(simulate.play_many(TABLE, 2, scheduler="127.0.0.1:1"))


@pytest.mark.parametrize("where", ["nowhere", "http://example.com:80/", "tcp://:8786", "a b:1"])
def test_what_is_no_address_is_a_sentence(where: str) -> None:
    with pytest.raises(NoCluster, match="is no address of a Dask scheduler"):
        list(simulate.play_many(TABLE, 2, scheduler=where))


def test_without_dask_a_sentence_names_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match="the package distributed"):
        list(simulate.play_many(TABLE, 2, scheduler="127.0.0.1:8786"))
