"""Content is data: reading a game's TOML file, checking it, and giving it a fingerprint for records."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin

import msgspec

from oneiros.core.errors import BadContent

C = TypeVar("C", bound="Content")


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The base of every game's content. A subclass names its entries, and checks what types alone cannot check.

    An entry that has its default is left out of the fingerprint, so a pack keeps it when a game learns a new entry.
    """

    name: str  # of the pack, for people
    most_players: int | None = None  # that the pack has pieces for; None for as many as the game allows

    def faults(self) -> Iterator[BadContent]:
        """Every fault that makes the game unplayable, as errors made by `wrong`."""
        return iter(())

    def check(self) -> None:
        """Raise the first fault, if there is one."""
        for fault in self.faults():
            raise fault

    def fingerprint(self) -> str:
        """A hash of all entries. The layout of the file does not change it. Records carry it."""
        return blake2b(msgspec.json.encode(self, order="sorted"), digest_size=16).hexdigest()


def wrong(entry: str, reason: str) -> BadContent:
    """The error for one entry; `load` puts the file's name before it."""
    return BadContent(f"{entry}: {reason}", entry, reason)


def load(path: Path, kind: type[C]) -> C:
    """Read and check a content file."""
    try:
        content = msgspec.convert(_entries(path), kind)
        content.check()
    except msgspec.ValidationError as error:
        detail = _said_plainly(str(error))
        raise BadContent(f"{path}: {detail}", said="bad-pack", file=str(path), detail=detail) from None
    except BadContent as error:
        facts = error.facts or {"detail": str(error)}
        raise BadContent(f"{path}: {error}", said=error.said or "bad-pack", file=str(path), **facts) from None
    return content


def examine(path: Path, kind: type[C]) -> list[BadContent]:
    """Everything that is wrong with a content file, not only the first thing.

    Rules about the whole file are checked only when every entry has the right type.
    """
    try:
        entries = _entries(path)
    except BadContent as error:
        return [error]
    found = list(type_faults(entries, kind, ""))
    return found or list(msgspec.convert(entries, kind).faults())


def _entries(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadContent("cannot be read: it is not UTF-8 text", said="not-text") from None
    except OSError as error:
        raise BadContent(f"cannot be read: {error.strerror}", said="not-read", errno=error.errno) from None
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"not valid TOML: {error}", said="not-toml", detail=str(error)) from None


def _said_plainly(message: str) -> str:
    """msgspec's 'Expected `int`, got `str` - at `$.colour[0].suns`', with the entry first."""
    reason, found, where = message.rpartition(" - at `")
    if not found:
        return message
    return f"{where.rstrip('`').removeprefix('$.').removeprefix('$') or 'the file'}: {reason}"


# Types, entry by entry

WORDS = {int: "a whole number", str: "text in quotes", bool: "true or false", float: "a number"}


def type_faults(value: Any, kind: Any, entry: str) -> Iterator[BadContent]:
    """Every entry that is missing, unknown or of another type, named as people would name it."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if not isinstance(value, dict):
            yield wrong(entry, "must be a table with entries of its own")
            return
        fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
        for name, field in fields.items():
            if name in value:
                yield from type_faults(value[name], field.type, _inside(entry, name))
            elif field.required:
                yield wrong(_inside(entry, name), "is missing")
        for name in value.keys() - fields.keys():
            yield wrong(_inside(entry, name), f"there is no such entry; there are: {', '.join(fields)}")
    elif get_origin(kind) is list and isinstance(value, list):
        for number, item in enumerate(value):
            yield from type_faults(item, get_args(kind)[0], _item(entry, number, item))
    else:
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError:
            wanted = WORDS.get(kind, "a list" if get_origin(kind) in (list, tuple) else "something else")
            yield wrong(entry, f"must be {wanted}, not {_shown(value)}")


def _inside(entry: str, name: str) -> str:
    return f"{entry}, {name}" if entry else name


def _item(entry: str, number: int, item: Any) -> str:
    """An item of a list: by its name, if it has one."""
    name = (item.get("name") or item.get("kind")) if isinstance(item, dict) else None
    return f"{entry} {name!r}" if isinstance(name, str) else f"{entry}, number {number + 1}"


def _shown(value: Any) -> str:
    """A value as the file has it, cut short."""
    text = repr(value) if not isinstance(value, bool) else str(value).lower()
    return text if len(text) <= 40 else f"{text[:37]}..."
