"""Servers that begin quickly: a process that has read all the code forks one whenever it is told to.

    python -m tests.soak.nursery serve --port 8000 ...

Reads lines from stdin. On each it forks a server with those arguments, in a group of its own, and prints its id. What
it forks is `oneiros serve` from the first line of its work on. Only the reading of the code is left out.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress

import click

from tests.server.process import Server


class QuickServer(Server):
    """A server that a nursery forks. It is started, asked and killed like any other."""

    nursery: subprocess.Popen[bytes] | None = None
    pid = 0

    async def start(self) -> None:
        """Fork it and wait until it is healthy."""
        if self.nursery is None:
            command = [sys.executable, "-m", "tests.soak.nursery", *self.command[3:]]
            with self.log.open("ab") as log:
                self.nursery = subprocess.Popen(
                    command, env=self.environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log
                )
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write(b"go\n")
        self.nursery.stdin.flush()
        self.pid = int(await asyncio.to_thread(self.nursery.stdout.readline))
        await self.healthy()

    def check_alive(self) -> None:
        """The nursery must live: whether what it forked does is seen by its answers."""
        assert self.nursery is not None
        assert self.nursery.poll() is None, self.log.read_text()[-2000:]

    def kill(self) -> None:
        """End it as a power cut would, workers included."""
        if self.pid:
            os.killpg(self.pid, signal.SIGKILL)
            with suppress(ProcessLookupError):
                while True:  # until its port is free
                    os.kill(self.pid, 0)
                    time.sleep(0.001)
            self.pid = 0

    def close(self) -> None:
        """Kill it, and let the nursery go."""
        self.kill()
        if self.nursery is not None:
            assert self.nursery.stdin is not None
            assert self.nursery.stdout is not None
            self.nursery.stdin.close()
            self.nursery.wait()
            self.nursery.stdout.close()


def main(arguments: list[str]) -> None:
    """Fork a server for every line."""
    import oneiros.server.run  # noqa: F401  # read once, for all of them
    from oneiros.cli import main as oneiros_command

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that were killed
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.setpgid(0, 0)
            null = os.open(os.devnull, os.O_RDWR)
            os.dup2(null, 0)
            os.dup2(2, 1)
            oneiros_command(arguments)
            os._exit(0)
        os.setpgid(pid, pid)  # whichever of the two is first
        click.echo(pid)


if __name__ == "__main__":
    main(sys.argv[1:])
