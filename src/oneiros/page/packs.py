"""Cards of one's own in a page: packs are checked as `oneiros content check` does, kept, and known to both workers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

import oneiros
from oneiros.core import packs
from oneiros.core.content import load
from oneiros.core.errors import OneirosError, Refusal
from oneiros.core.record import Record
from oneiros.page.shelf import Shelf, no_room
from oneiros.registry import add_pack, game_class

KEY: Final = "packs"  # on the shelf
MOST: Final = 40
LONGEST: Final = 200_000  # characters
MOST_FAULTS: Final = 30


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as it is kept."""

    game: str
    content: str  # fingerprint
    name: str
    file: str
    text: str


class PackFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file that somebody has chosen."""

    game: str
    file: str
    text: str


class PackShown(msgspec.Struct, frozen=True):
    """A pack in a list."""

    game: str
    content: str
    name: str
    file: str


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong in a file: where, in which entry, why, and what would be right."""

    where: str
    entry: str
    reason: str
    right: str


class Checked(msgspec.Struct, frozen=True):
    """A file that was looked at: a pack, or everything that is wrong with it."""

    pack: Pack | None
    faults: list[Fault]


def check(given: PackFile) -> Checked:
    """Look at a file."""
    game = oneiros.game(given.game)
    if len(given.text) > LONGEST:
        raise Refusal("pack-too-long", f"a pack has {LONGEST} characters at most", 400)
    name = Path(given.file).name or "pack.toml"
    with TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_text(given.text, encoding="utf-8")
        found = packs.faults(path, game)[:MOST_FAULTS]
        if found:
            places = (fault.where.removeprefix(f"{folder}/") for fault in found)
            return Checked(None, [Fault(where, *fault[1:]) for where, fault in zip(places, found)])
        content = load(path, game.content_type)
    return Checked(Pack(game.id, content.fingerprint(), content.name, name, given.text), [])


@lru_cache(MOST)
def know(game: str, text: str) -> None:
    """Know the cards of a pack in this worker."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "pack.toml"
        path.write_text(text, encoding="utf-8")
        add_pack(game, load(path, game_class(game).content_type))


class Packs:
    """The packs that are kept on a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def all(self) -> list[Pack]:
        """All of them, those that came last at the end."""
        text = await self.shelf.get(KEY)
        return [] if text is None else msgspec.json.decode(text, type=list[Pack])

    async def begin(self) -> None:
        """Know what was kept. What does not fit the rules any more is kept all the same."""
        for pack in await self.all():
            try:
                know(pack.game, pack.text)
            except OneirosError:
                continue

    async def add(self, pack: Pack) -> None:
        """Keep a pack and know it; the same cards once."""
        others = [one for one in await self.all() if (one.game, one.content) != (pack.game, pack.content)]
        if len(others) >= MOST:
            raise Refusal("too-many-packs", f"a page keeps {MOST} packs at most; remove one", 400)
        await self._put([*others, pack])
        know(pack.game, pack.text)

    async def remove(self, content: str) -> None:
        """Keep a pack no longer."""
        await self._put([one for one in await self.all() if one.content != content])

    async def text_of(self, record: Record) -> str | None:
        """The pack that a game is played with; None for the standard one."""
        if oneiros.game(record.game).content.fingerprint() == record.content:
            return None
        return next((one.text for one in await self.all() if one.content == record.content), None)

    async def _put(self, all: Sequence[Pack]) -> None:
        if await self.shelf.put(KEY, msgspec.json.encode(all).decode()) == "full":
            raise no_room()
