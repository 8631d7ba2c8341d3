"""Messages of a server as its own Structs, with views and moves as the game's own."""

from __future__ import annotations

from typing import Any

import msgspec

from oneiros.agents.seen import read_view
from oneiros.core.types import Move
from oneiros.registry import find
from oneiros.server import wire
from oneiros.table import Choice


def read_tell(text: str | bytes, game: str) -> wire.AnyTell:
    """A message from the server about a table of that game. What only a game can read is read by the game."""
    plain = msgspec.json.decode(text)
    if plain["tell"] == "picture":
        return _picture(plain)
    if plain["tell"] == "advice":
        read = {name: _move(game, plain[name]) for name in ("move", "other") if plain[name] is not None}
        plain |= {name: {"do": "Move"} for name in read}
        return msgspec.structs.replace(msgspec.convert(plain, wire.Advice), **read)
    told: wire.AnyTell = msgspec.convert(plain, wire.AnyTell)
    return told


def _picture(plain: dict[str, Any]) -> wire.Picture:
    seen = plain["seen"]
    view, choices = seen["view"], seen["choices"]
    seen |= {"view": None, "choices": []}
    picture = msgspec.convert(plain, wire.Picture)
    read = [Choice(one["action"], _move(seen["game"], one["move"]), one["warning"]) for one in choices]
    shown = None if view is None else read_view(seen["game"], view)
    return msgspec.structs.replace(picture, seen=msgspec.structs.replace(picture.seen, view=shown, choices=read))


def _move(game: str, plain: Any) -> Move:
    read: Move = msgspec.convert(plain, find(game).move_type)
    return read
