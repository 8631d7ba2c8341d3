"""Runs an agent's command within its limits, and ends all that it began when nobody holds the leash any more.

It is a program of its own and imports nothing of ours, so that it starts at once. Its arguments are the megabytes that
the agent may hold, the number of the leash, and the command. The leash is a pipe whose other end the parent holds.
Whether the parent lets go or is killed, it closes.
"""

from __future__ import annotations

import os
import select
import signal
import sys
from contextlib import suppress
from pathlib import Path

SUBREAPER, DEATH_SIGNAL = 36, 1  # of prctl
CANNOT_RUN = 127


def main(megabytes: int, leash: int, command: list[str]) -> int:
    """Run the command until it ends or the leash closes; its exit code."""
    os.set_inheritable(leash, False)
    told, tell = os.pipe()
    os.set_blocking(tell, False)
    signal.set_wakeup_fd(tell, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    for sign in (signal.SIGINT, signal.SIGHUP):
        signal.signal(sign, signal.SIG_IGN)  # meant for the parent, which lets go when it ends
    _prctl(SUBREAPER, 1)  # what the agent began and left is ours
    agent = os.fork()
    if agent == 0:
        _become(megabytes, command)
    for stream in (0, 1):
        os.close(stream)  # they are the agent's alone
    code = None
    while code is None:
        ready, _, _ = select.select([told, leash], [], [])
        if leash in ready:
            break
        os.read(told, 512)
        code = _reap(agent)
    _end_all(agent)
    return 0 if code is None else code


def _become(megabytes: int, command: list[str]) -> None:
    """In the new process: take on the limits and become the command."""
    import resource

    signal.set_wakeup_fd(-1)
    for sign in (signal.SIGCHLD, signal.SIGINT, signal.SIGHUP, signal.SIGPIPE):
        signal.signal(sign, signal.SIG_DFL)
    os.setsid()
    _prctl(DEATH_SIGNAL, signal.SIGKILL)
    # Of what it may hold, data counts. Address space would count what runtimes only reserve.
    kind = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS
    for limit, most in ((kind, megabytes << 20), (resource.RLIMIT_CORE, 0)):
        with suppress(ValueError, OSError):
            resource.setrlimit(limit, (most, most))
    try:
        os.execvp(command[0], command)
    except OSError as error:
        os.write(2, f"{command[0]}: {error.strerror}\n".encode())
        os._exit(CANNOT_RUN)


def _reap(agent: int) -> int | None:
    """Take leave of those that have ended; the agent's exit code, if it is among them."""
    code = None
    with suppress(ChildProcessError):
        while True:
            ended, status = os.waitpid(-1, os.WNOHANG)
            if ended == 0:
                break
            if ended == agent:
                code = os.waitstatus_to_exitcode(status)
    return code


def _end_all(agent: int) -> None:
    """End the agent's group, and then those that left the group and became ours, until none is left."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(agent, signal.SIGKILL)
    children = Path(f"/proc/self/task/{os.getpid()}/children")
    with suppress(ChildProcessError):
        while True:
            if children.exists():
                for child in children.read_text().split():
                    with suppress(ProcessLookupError, PermissionError):
                        os.kill(int(child), signal.SIGKILL)
            os.waitpid(-1, 0)


def _prctl(what: int, value: int) -> None:
    """Ask Linux for something; other systems do without it."""
    if sys.platform == "linux":
        with suppress(ImportError, OSError, AttributeError):
            import ctypes

            ctypes.CDLL(None).prctl(what, value, 0, 0, 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]) & 0xFF)
