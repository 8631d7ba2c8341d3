"""Messages of a server as its own Structs, with views and moves as the game's own."""

from __future__ import annotations

from typing import Any

import msgspec

from oneiros.agents.seen import read_view
from oneiros.core.errors import Refusal
from oneiros.core.types import Move
from oneiros.registry import find
from oneiros.server import differences, wire
from oneiros.server.live.changes import read_choices, write_choices
from oneiros.table import Choice


class TellReader:
    """Reads what comes over one socket. A picture that comes as changes is put together with the last one."""

    def __init__(self) -> None:
        self._last: dict[str, Any] | None = None  # as differences know it: see docs/protocol.md
        self._words: dict[int, Any] = {}

    def read(self, text: str | bytes, game: str) -> wire.AnyTell:
        """A message from the server about a table of that game. What only a game can read is read by the game."""
        plain = msgspec.json.decode(text)
        match plain["tell"]:
            case "picture":
                return _picture(self._whole(plain))
            case "changes":
                return _picture(self._changed(plain))
            case "advice":
                read = {name: _move(game, plain[name]) for name in ("move", "other") if plain[name] is not None}
                plain |= {name: {"do": "Move"} for name in read}
                return msgspec.structs.replace(msgspec.convert(plain, wire.Advice), **read)
        told: wire.AnyTell = msgspec.convert(plain, wire.AnyTell)
        return told

    def _whole(self, plain: dict[str, Any]) -> dict[str, Any]:
        choices = [Choice(**one) for one in plain["seen"]["choices"]]
        self._words |= {one.action: one.move for one in choices}
        self._last = {**plain, "seen": {**plain["seen"], "choices": write_choices(choices), "told": []}}
        return plain

    def _changed(self, plain: dict[str, Any]) -> dict[str, Any]:
        last = self._last
        if last is None or last["seen"]["version"] != plain["after"]:
            raise Refusal("malformed", "the server tells of changes to another picture", 502)
        self._words |= {int(action): move for action, move in plain.get("words", {}).items()}
        self._last = last = differences.apply(last, plain["change"])
        pairs = read_choices(last["seen"]["choices"])
        choices = [{"action": at, "move": self._words[at], "warning": warning} for at, warning in pairs]
        return {**last, "seen": {**last["seen"], "choices": choices, "told": plain.get("told", [])}}


def _picture(plain: dict[str, Any]) -> wire.Picture:
    seen = plain["seen"]
    view, choices = seen["view"], seen["choices"]
    picture = msgspec.convert({**plain, "seen": {**seen, "view": None, "choices": []}}, wire.Picture)
    read = [Choice(one["action"], _move(seen["game"], one["move"]), one["warning"]) for one in choices]
    shown = None if view is None else read_view(seen["game"], view)
    return msgspec.structs.replace(picture, seen=msgspec.structs.replace(picture.seen, view=shown, choices=read))


def _move(game: str, plain: Any) -> Move:
    read: Move = msgspec.convert(plain, find(game).move_type)
    return read
