"""The processes behind one port, and which of them has the sockets of a table.

The system gives a connection to any of them. Any could serve it, but a table whose players are with several processes
is read by each of them after every move. So a connection whose first request asks for a table's socket is handed on to
the process of that table, with what has come so far. A process that cannot be reached is done without.
"""

from __future__ import annotations

import array
import asyncio
import os
import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final
from zlib import crc32

ASKS_FOR_TABLE: Final = re.compile(rb"GET /ws/([A-Za-z0-9_-]{1,24})[ ?]")
LONGEST: Final = 1 << 16  # bytes of what a client has sent so far
DESCRIPTOR: Final = array.array("i").itemsize


class Neighbours:
    """This process among those of its server. Each listens on a socket in a folder that only they can read."""

    def __init__(self, folder: Path, number: int, count: int) -> None:
        self.number = number
        self.count = count
        self._folder = folder
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)

    def open(self, adopt: Callable[[socket.socket, bytes], object]) -> None:
        """Begin to take connections over: `adopt` gets each, with what has come through it already."""
        path = self._path(self.number)
        path.unlink(missing_ok=True)  # of a process that was killed
        self._socket.bind(str(path))
        asyncio.get_running_loop().add_reader(self._socket, self._read, adopt)

    def close(self) -> None:
        """Take no more."""
        asyncio.get_running_loop().remove_reader(self._socket)
        self._socket.close()

    def hand_on(self, data: bytes, connection: int) -> bool:
        """Give a connection to the process that should have it; whether that is another one and has it now."""
        asked = ASKS_FOR_TABLE.match(data)
        if asked is None or len(data) > LONGEST:
            return False
        owner = crc32(asked[1]) % self.count
        if owner == self.number:
            return False
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection]))]
        try:
            self._socket.sendmsg([data], rights, 0, str(self._path(owner)))
        except OSError:  # it is being begun anew, or has too much to do
            return False
        return True

    def _path(self, number: int) -> Path:
        return self._folder / str(number)

    def _read(self, adopt: Callable[[socket.socket, bytes], object]) -> None:
        try:
            data, ancillary, _, _ = self._socket.recvmsg(LONGEST, socket.CMSG_SPACE(DESCRIPTOR))
        except OSError:
            return
        for level, kind, rights in ancillary:
            if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
                (descriptor,) = array.array("i", rights[:DESCRIPTOR])
                os.set_inheritable(descriptor, False)
                adopt(socket.socket(fileno=descriptor), data)
