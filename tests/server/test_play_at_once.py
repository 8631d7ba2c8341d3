"""`make play` (scripts/play.py): people play while the rules are compiled, and lose nothing when they are."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import Visitor, bounded
from tests.server.process import Server

# The compiler of these tests waits for somebody to say how it ends.
COMPILER = """
import pathlib, sys, time
word = pathlib.Path(sys.argv[1])
word.with_suffix(".begun").touch()
while not word.exists():
    time.sleep(0.02)
sys.exit(int(word.read_text()))
"""
PLAY = """
import sys
from tests.scripts import script
builds, compiler, word, *options = sys.argv[1:]
play = script("play").Play(options, (builds, builds))
sys.exit(play.play(["false"], [sys.executable, "-c", compiler, word]))
"""


class Playing(Server):
    """`make play` with a compiler that does as it is told."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.word = folder / "compiled"
        paths = self.environment()["PYTHONPATH"]
        options = self.command[self.command.index("serve") + 1 :]
        self.command = [sys.executable, "-c", PLAY, paths, COMPILER, str(self.word), *options]

    def environment(self) -> dict[str, str]:
        """No page is opened for anybody."""
        return {**super().environment(), "BROWSER": "true"}

    def compiled(self, code: int) -> None:
        """The compiler ends."""
        word = self.word.with_suffix(".new")
        word.write_text(str(code))
        word.rename(self.word)

    async def said(self, words: str) -> None:
        """Wait until people have been told that."""
        async with asyncio.timeout(60):
            while words not in self.log.read_text():
                self.check_alive()
                await asyncio.sleep(0.05)


def test_a_game_goes_on_when_the_rules_are_compiled(tmp_path: Path) -> None:
    async def story() -> None:
        playing = Playing(tmp_path)
        try:
            await playing.start()
            anna = Visitor(playing.url)
            await anna.post("/api/me", name="Anna")
            opened = await anna.post("/api/tables", game="ravens", players=2, bots=[None, "drowsy"])
            async with anna.at(opened["id"]) as line:
                await line.done("ready")
                await line.move()
                seen = line.seen["version"]
                playing.compiled(0)
                await line.wait(lambda: line.closed is not None)
            await playing.said("at full speed")
            await playing.healthy()
            async with anna.at(opened["id"]) as line:
                await line.reach(seen)
                await line.move()
            await anna.http.aclose()
            assert playing.stop() == 0
        finally:
            playing.close()

    asyncio.run(bounded(story()))


def test_without_a_compiler_it_is_said_and_play_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        playing = Playing(tmp_path)
        try:
            await playing.start()
            playing.compiled(2)
            await playing.said("could not be compiled")
            await playing.healthy()
            assert playing.stop() == 0
        finally:
            playing.close()

    asyncio.run(bounded(story()))


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_who_stops_early_stops_the_compiler_too(tmp_path: Path, how: signal.Signals) -> None:
    async def story() -> None:
        playing = Playing(tmp_path)
        try:
            await playing.start()
            assert playing.process is not None
            while not playing.word.with_suffix(".begun").exists():
                await asyncio.sleep(0.02)
            # Ctrl+C goes to all in the foreground, of which the compiler is not one.
            os.killpg(playing.process.pid, how)
            playing.process.wait(40)
            assert not subprocess.run(["pgrep", "-f", str(playing.word)], capture_output=True, check=False).stdout
        finally:
            playing.process = None

    asyncio.run(bounded(story()))
