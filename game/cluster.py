"""Work spread over the machines of a Dask cluster.

Both ends need the extra `dask`. The machines need no copy of the program: they are sent one.
"""

import logging
import re
import tempfile
import zipfile
from collections.abc import Iterator
from concurrent.futures import CancelledError
from pathlib import Path
from typing import Any

from game.spread import Answer, Job, NoCluster, chunks

PACKED = ("game", "tests")
"""Where the code of a job may lie."""
PATIENCE = 5
"""After how many seconds of silence to ask whether somebody is there."""
ADDRESS = re.compile(r"((tcp|tls)://)?[^/\s]+:[0-9]{1,5}")
"""An address Dask understands: about others it complains at length."""


def over_cluster(job: Job[Answer], pieces: int, scheduler: str) -> Iterator[Answer]:
    """Do pieces 0 to `pieces` - 1 on the cluster of a scheduler, or raise NoCluster."""
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise NoCluster("a cluster needs the package distributed (the extra dask), which is not installed") from None
    if not ADDRESS.fullmatch(scheduler):
        raise NoCluster(f"{scheduler[:80]!r} is no address of a Dask scheduler, such as tcp://10.0.0.1:8786")
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what goes wrong is said here, in one sentence
    try:
        client: Any = Client(scheduler, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except OSError:
        raise NoCluster(f"no Dask scheduler answers at {scheduler!r}") from None
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise NoCluster(f"the Dask scheduler at {scheduler!r} has no workers")
        try:
            with tempfile.TemporaryDirectory() as folder:
                client.upload_file(str(_packed(Path(folder))))
            for future in client.map(job, chunks(pieces, threads), pure=False):
                yield from _answer(client, future)
        except (OSError, CancelledError, KilledWorker):
            raise NoCluster(f"the Dask cluster at {scheduler!r} gave up") from None


def _answer(client: Any, future: Any) -> Any:
    """Wait for an answer as long as there is somebody to give it."""
    while True:
        try:
            return future.result(timeout=PATIENCE)
        except TimeoutError:
            if not client.nthreads():
                raise


def _packed(folder: Path) -> Path:
    """Pack the code for machines that do not have it."""
    root = Path(__file__).parents[1]
    archive = folder / "akindo.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for file in (file for room in PACKED for file in sorted((root / room).rglob("*.py"))):
            packed.write(file, file.relative_to(root))
    return archive
