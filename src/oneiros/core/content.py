"""Content is data: reading a game's TOML file, checking it, and giving it a fingerprint for records."""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec

from oneiros.core.errors import BadContent

C = TypeVar("C", bound="Content")


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of every game's content: each subclass names its entries and checks what types cannot."""

    name: str  # of the pack, for people

    def check(self) -> None:
        """Raise `BadContent` through `wrong` for the first thing the game cannot be played with."""

    def fingerprint(self) -> str:
        """Of all the entries, whatever their layout in the file; records carry it."""
        return blake2b(msgspec.json.encode(self, order="sorted"), digest_size=16).hexdigest()


def wrong(entry: str, reason: str) -> BadContent:
    """The error for one entry; `load` puts the file's name before it."""
    return BadContent(f"{entry}: {reason}")


def load(path: Path, kind: type[C]) -> C:
    """Read and check a content file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = "it is not UTF-8 text" if isinstance(error, UnicodeDecodeError) else error.strerror
        raise BadContent(f"{path}: cannot be read: {reason}") from None
    try:
        content = msgspec.convert(tomllib.loads(text), kind)
        content.check()
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{path}: not valid TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadContent(f"{path}: {_said_plainly(str(error))}") from None
    except BadContent as error:
        raise BadContent(f"{path}: {error}") from None
    return content


def _said_plainly(message: str) -> str:
    """msgspec's 'Expected `int`, got `str` - at `$.colour[0].suns`', with the entry first."""
    reason, found, where = message.rpartition(" - at `")
    if not found:
        return message
    return f"{where.rstrip('`').removeprefix('$.').removeprefix('$') or 'the file'}: {reason}"
