"""The process in which pages are made (`pages`), in turn: to play a long game again would hold everybody up."""

from __future__ import annotations

from typing import Final

from oneiros.server.thinking.fair_workers import Asker, FairWorkers
from oneiros.server.thinking.pages import LogAsked, ReplayAsked, log_page, replay_page

NICENESS: Final = 3


class PageWorkers:
    """Has pages made, in turn."""

    def __init__(self) -> None:
        self._workers = FairWorkers(1, NICENESS)

    async def replay(self, asker: Asker, asked: ReplayAsked) -> bytes:
        """Frames, as a JSON list."""
        return await self._workers.run(asker, 0, replay_page, asked)

    async def log(self, asker: Asker, asked: LogAsked) -> bytes:
        """Events as they are told, as a JSON list."""
        return await self._workers.run(asker, 0, log_page, asked)

    def close(self) -> None:
        """Let the process go."""
        self._workers.close()
