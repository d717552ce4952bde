"""Work in many small pieces, spread over processes or over a cluster; the answers come in order."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

CHUNK = 20
"""The most pieces that are done before somebody reports."""
MOST_WORKERS = 60
"""More processes than this cannot be waited for on Windows."""

Answer = TypeVar("Answer")
Job = Callable[[Sequence[int]], list[Answer]]
"""Does the pieces with these numbers and answers for each of them."""


class NoCluster(Exception):
    """There is no cluster to work on; says why in a sentence."""


def spread(job: Job[Answer], pieces: int, workers: int = 1, scheduler: str = "") -> Iterator[Answer]:
    """Do pieces 0 to `pieces` - 1 and give their answers in order: here, in processes, or on a scheduler's cluster."""
    if scheduler:
        from game.cluster import over_cluster  # much to load for those who have one machine

        yield from over_cluster(job, pieces, scheduler)
    elif workers == 1:
        for piece in range(pieces):
            yield from job([piece])
    else:
        pieces_each = chunks(pieces, workers)
        # Stopping is for the one who waits for the workers: they themselves do not hear the interrupt.
        ignore = (signal.SIGINT, signal.SIG_IGN)
        with multiprocessing.Pool(min(workers, len(pieces_each), MOST_WORKERS), signal.signal, ignore) as pool:
            for answers in pool.imap(job, pieces_each):
                yield from answers


def chunks(pieces: int, workers: int) -> list[range]:
    """Divide pieces so that every worker gets several shares of them."""
    size = max(1, min(CHUNK, pieces // (workers * 4)))
    return [range(start, min(start + size, pieces)) for start in range(0, pieces, size)]
