"""What a client that reads differences is sent: a whole picture first, and then what differs from the last one.

A difference is made of two pictures of the same viewer, both as `redaction` gave them. So it tells nothing that those
do not. What every picture repeats (the table, its options, the words of a move) goes over the wire once.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

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
        words = {choice.action: choice.move for choice in choices if choice.action not in self._known}
        self._known.update(words)
        change = differences.find(before, after)
        return Changes(before.seen.version, {} if change is differences.SAME else change, told, words)


def compact(picture: Picture) -> Picture:
    """The picture with its choices as differences write them."""
    written: Any = write_choices(picture.seen.choices)
    return msgspec.structs.replace(picture, seen=msgspec.structs.replace(picture.seen, choices=written))


def write_choices(choices: list[Choice]) -> list[Written]:
    """Each choice as its action, or as action and warning; a row of actions as the first and the last of it."""
    written: list[Written] = []
    run: list[Choice] = []
    for choice in choices:
        if run and (choice.action != run[-1].action + 1 or choice.warning != run[0].warning):
            written += _write_run(run)
            run = []
        run.append(choice)
    return written + _write_run(run) if run else written


def _write_run(run: list[Choice]) -> list[Written]:
    """Choices with actions in a row and one warning, or none."""
    first, last, warning = run[0].action, run[-1].action, run[0].warning
    if warning is None:
        return [(first, last)] if len(run) >= RUN else [choice.action for choice in run]
    return [(first, warning)] if first == last else [(first, last, warning)]


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
