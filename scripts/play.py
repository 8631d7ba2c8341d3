"""`make play`: the games at once, and quick bots as soon as the rules are compiled.

    python scripts/play.py [OPTIONS OF oneiros serve]

Pages and people need no compiled rules. So the first server runs the plain ones, while the compiler works at low
priority. Then a server on the compiled build takes its place, on the same port and store: the first one finishes the
moves under way, and browsers come back by themselves. Where the rules are compiled already, that one begins at once.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence

PLAIN, COMPILED = "src", "build/compiled"
IS_COMPILED = ("make", "-q", "build/compiled/.ready")
COMPILE = ("nice", "-n", "19", "make", "-s", "build/compiled/.ready")


class Play:
    """A server, and a compiler beside it while that is needed."""

    def __init__(self, options: Sequence[str], builds: tuple[str, str] = (PLAIN, COMPILED)) -> None:
        self.options = options
        self.builds = builds
        self.server: subprocess.Popen[bytes] | None = None
        self.stopped = False

    def play(self, is_compiled: Sequence[str] = IS_COMPILED, compile: Sequence[str] = COMPILE) -> int:
        """Serve until somebody stops it; the server's exit code."""
        # Ctrl+C reaches the server too, which says good-bye and ends; then so does this.
        signal.signal(signal.SIGINT, lambda *_: None)
        signal.signal(signal.SIGTERM, lambda *_: self.stop())
        plain, compiled = self.builds
        quiet = subprocess.DEVNULL
        if subprocess.run(is_compiled, stdout=quiet, stderr=quiet, check=False).returncode == 0:
            return self._end_of(self._serve(compiled, "--open"))
        server = self._serve(plain, "--open")
        compiler = subprocess.Popen(compile, stdin=quiet, start_new_session=True)
        if _first_to_end(server, compiler) is server:
            os.killpg(compiler.pid, signal.SIGTERM)  # with what it began
            return self._end_of(server)
        if compiler.wait():
            print("The rules could not be compiled (build/log.txt says why): bots think for longer.", flush=True)
            return self._end_of(server)
        server.terminate()
        code = self._end_of(server)
        if code or self.stopped:
            return code
        print("The rules are compiled: bots think at full speed now.", flush=True)
        return self._end_of(self._serve(compiled))

    def stop(self) -> None:
        """Let the server end."""
        self.stopped = True
        if self.server is not None:
            self.server.terminate()

    def _end_of(self, server: subprocess.Popen[bytes]) -> int:
        """Its exit code. A server that was told to stop finishes what is under way, and then ends by that signal."""
        code = server.wait()
        return 0 if code in (-signal.SIGTERM, -signal.SIGINT) else code

    def _serve(self, build: str, *more: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "oneiros", "serve", *more, *self.options]
        self.server = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": build})
        return self.server


def _first_to_end(*processes: subprocess.Popen[bytes]) -> subprocess.Popen[bytes]:
    """Wait for one of them."""
    while True:
        ended = os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOWAIT)
        for process in processes:
            if ended is not None and process.pid == ended.si_pid:
                return process


if __name__ == "__main__":
    sys.exit(Play(sys.argv[1:]).play())
