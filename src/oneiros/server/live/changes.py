"""What a client that reads differences is sent: a whole picture first, and then what differs from the last one.

A difference is made of two pictures of the same viewer, both as `redaction` gave them. So it tells nothing that those
do not. What every picture repeats (the table, its options, the words of a move) goes over the wire once.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from oneiros.core.types import Move
from oneiros.server import differences
from oneiros.server.wire import Changes, Picture
from oneiros.table import Choice, ToldEvent

Written = int | tuple[int, int] | tuple[int, str] | tuple[int, int, str]
RUN: Final = 3  # so many actions without a warning are a row


class LastPicture:
    """The picture that the client on one socket has, and the moves whose words it knows."""

    def __init__(self) -> None:
        self._picture: Picture | None = None  # with `compact` choices
        self._known: set[int] = set()

    def forget(self) -> None:
        """Send the next one whole."""
        self._picture = None

    def follow(self, picture: Picture, told: list[ToldEvent]) -> Picture | Changes:
        """The message that brings the client from the picture it has to this one, which has nothing told in it."""
        before, choices = self._picture, picture.seen.choices
        after = compact(picture)
        self._picture = after
        if before is None or before.seen.you != picture.seen.you:  # other eyes see another picture
            self._known = {choice.action for choice in choices}
            return msgspec.structs.replace(picture, seen=msgspec.structs.replace(picture.seen, told=told))
        words: dict[int, Move] = {}
        for choice in choices:
            if choice.action not in self._known:
                words[choice.action] = choice.move
                self._known.add(choice.action)
        change = differences.find(before, after)
        return Changes(before.seen.version, {} if change is differences.SAME else change, told, words)


def compact(picture: Picture) -> Picture:
    """The picture with its choices as differences write them."""
    written: Any = write_choices(picture.seen.choices)
    return msgspec.structs.replace(picture, seen=msgspec.structs.replace(picture.seen, choices=written))


def write_choices(choices: list[Choice]) -> list[Written]:
    """Each choice as its action, or as action and warning; a row of actions as the first and the last of it."""
    written: list[Written] = []
    first, last, rows = 0, -1, 0  # the row so far
    warned: str | None = None
    for choice in choices:
        action, warning = choice.action, choice.warning
        if rows and (action != last + 1 or warning != warned):
            _write_run(written, first, last, warned)
            rows = 0
        if not rows:
            first, warned = action, warning
        last = action
        rows += 1
    if rows:
        _write_run(written, first, last, warned)
    return written


def _write_run(written: list[Written], first: int, last: int, warning: str | None) -> None:
    """Choices with actions in a row and one warning, or none."""
    if warning is not None:
        written.append((first, warning) if first == last else (first, last, warning))
    elif last - first + 1 >= RUN:
        written.append((first, last))
    else:
        written.extend(range(first, last + 1))


def read_choices(written: list[Any]) -> list[tuple[int, str | None]]:
    """Actions and warnings, from how differences write them."""
    read: list[tuple[int, str | None]] = []
    for one in written:
        first, last, warning = one, one, None
        if not isinstance(one, int):
            first, warning = one[0], one[-1] if isinstance(one[-1], str) else None
            last = one[1] if isinstance(one[1], int) else first
        read += [(action, warning) for action in range(first, last + 1)]
    return read
