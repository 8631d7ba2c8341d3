"""A server in a process of its own, which can be killed and started again on the same store and port."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.house import Visitor
from tests.server.services import free_port

PATIENCE = 40.0


class Server:
    """`oneiros serve`, started as people start it."""

    def __init__(self, folder: Path, store: str = "", channels: str = "", limited: bool = False) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.command = [sys.executable, "-m", "oneiros", "serve", "--port", str(self.port)]
        self.command += [] if limited else ["--unlimited"]
        self.command += ["--store", store or f"sqlite:///{folder / 'killed.db'}", "--workers", "1"]
        if channels:
            self.command += ["--channels", channels]
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it and wait until it is healthy."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, env=self.environment(), stdout=log, stderr=log, start_new_session=True
            )
        await self.healthy()

    def environment(self) -> dict[str, str]:
        """It finds the code where this process does."""
        paths = os.pathsep.join(path for path in sys.path if path)
        return {**os.environ, "PYTHONPATH": paths, "PYTHONWARNINGS": "default"}

    async def healthy(self) -> None:
        """Wait until it says that it is well."""
        async with httpx.AsyncClient(timeout=2) as client, asyncio.timeout(PATIENCE):
            while True:
                self.check_alive()
                try:
                    if (await client.get(f"{self.url}/health")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

    def check_alive(self) -> None:
        """It has not ended by itself."""
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()[-2000:]

    def kill(self) -> None:
        """End it as a power cut would, with everything it had begun, workers included."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def close(self) -> None:
        """Let it go."""
        self.kill()

    def stop(self) -> int:
        """Ask it to end, and wait; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.process = None
        return code

    def visitor(self) -> Visitor:
        """Somebody with a browser of their own."""
        return Visitor(self.url)
