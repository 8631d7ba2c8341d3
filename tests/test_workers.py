"""Worker processes: none outlives the process it works for, whatever ends that."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PATIENCE = 20_000  # milliseconds
HOUSE = """
import os
from oneiros.workers import begin_pool

if __name__ == "__main__":
    pool = begin_pool(1, niceness=5)
    print(pool.submit(os.getpid).result(), flush=True)
    input()
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="this system cannot watch other people's processes")
@pytest.mark.parametrize("end", ["SIGKILL", "SIGTERM"])
def test_a_worker_ends_with_the_server(tmp_path: Path, end: str) -> None:
    house = tmp_path / "house.py"
    house.write_text(HOUSE)
    paths = os.pathsep.join(path for path in sys.path if path)
    with subprocess.Popen(
        [sys.executable, str(house)],
        env={**os.environ, "PYTHONPATH": paths},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as server:
        assert server.stdout is not None
        watched = os.pidfd_open(int(server.stdout.readline()))
        try:
            ended = select.poll()
            ended.register(watched, select.POLLIN)
            assert not ended.poll(0)
            server.send_signal(getattr(signal, end))
            assert ended.poll(PATIENCE)
        finally:
            os.close(watched)
