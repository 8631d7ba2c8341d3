"""An agent in a process of its own: JSON lines on its standard input and output."""

from __future__ import annotations

import os
import selectors
import subprocess
import sys
import weakref
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import IO, ClassVar, Final

from oneiros.agents.agent import Agent
from oneiros.agents.guard import too_slow
from oneiros.core.errors import AgentFault

SUPERVISOR: Final = Path(__file__).with_name("supervisor.py")
AT_ONCE: Final = 65536  # bytes read or written at a time
LAST_WORDS: Final = 400  # of what it said on its standard error, for the one who looks for the mistake
PATIENCE: Final = 5.0  # seconds, for the supervisor to end everything


class ProcessAgent(Agent):
    """A program that answers line by line. A supervisor holds it to its limits and ends all that it began."""

    command: ClassVar[tuple[str, ...]] = ()

    def begin(self) -> None:
        """Start the program."""
        leash, held = os.pipe()
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", str(SUPERVISOR), str(self.limits.memory), str(leash), *self.command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                pass_fds=(leash,),
                bufsize=0,
            )
        except BaseException:
            os.close(held)
            raise
        finally:
            os.close(leash)
        self._rest = b""  # of its output, after the last answer
        self._words = b""  # the end of its standard error
        for stream in self._streams():
            os.set_blocking(stream.fileno(), False)
        self._let_go = weakref.finalize(self, _end, self._process, held)

    def exchange(self, message: bytes, until: float) -> bytes:
        """Send a line and read one. What was said before it was asked is babble."""
        to_agent, from_agent, errors = self._streams()
        if self._rest:
            raise AgentFault("babble", "it said more than one line")
        left = message + b"\n"
        with selectors.DefaultSelector() as selector:
            selector.register(to_agent, selectors.EVENT_WRITE)
            selector.register(from_agent, selectors.EVENT_READ)
            selector.register(errors, selectors.EVENT_READ)
            began = monotonic()
            while b"\n" not in self._rest:
                wait = until - monotonic()
                if wait <= 0:
                    raise AgentFault("slow", too_slow(round(until - began, 3)))
                for key, _ in selector.select(wait):
                    if key.fileobj is to_agent:
                        left = left[self._write(left) :]
                        if not left:
                            selector.unregister(to_agent)
                    elif key.fileobj is errors:
                        if not self._read_errors():
                            selector.unregister(errors)
                    else:
                        self._read_output(from_agent)
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    def part(self, message: bytes) -> None:
        """Say good-bye, without waiting, and let go of the leash: then everything ends."""
        if hasattr(self, "_let_go") and self._let_go.alive:
            with suppress(OSError):
                self._write(message + b"\n")
            self._let_go()

    def _streams(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return process.stdin, process.stdout, process.stderr

    def _write(self, text: bytes) -> int:
        try:
            return os.write(self._streams()[0].fileno(), text[:AT_ONCE])
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            return len(text)  # it has ended: its output says so in a moment

    def _read_output(self, stream: IO[bytes]) -> None:
        most = self.limits.output
        found = os.read(stream.fileno(), AT_ONCE)
        if not found:
            raise AgentFault("crash", self._last_words())
        self._rest += found
        line = self._rest.find(b"\n")
        if line > most or (line < 0 and len(self._rest) > most):
            raise AgentFault("babble", f"its answer has more than {most} bytes")

    def _read_errors(self) -> bool:
        try:
            found = os.read(self._streams()[2].fileno(), AT_ONCE)
        except BlockingIOError:
            return True
        self._words = (self._words + found)[-LAST_WORDS:]
        return bool(found)

    def _last_words(self) -> str:
        """How it ended, as far as that can be told without waiting long."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        self._read_errors()
        code = self._process.returncode
        words = " ".join(self._words.decode("utf-8", "replace").split())
        return f"it ended{'' if code is None else f' with code {code}'}{f': {words}' if words else ''}"


def _end(process: subprocess.Popen[bytes], held: int) -> None:
    """Let go of the leash and wait until the supervisor has ended everything."""
    os.close(held)
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()  # with it the agent, by the death signal
        process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            stream.close()
