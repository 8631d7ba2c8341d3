"""Taking one's games along: everything that a page keeps as one file, and such a file taken in elsewhere."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import msgspec

from oneiros.core.errors import OneirosError, Refusal, UnknownGame
from oneiros.page.house import House, own_game
from oneiros.page.packs import Pack, PackFile, check
from oneiros.page.shelf import KeptTable, no_room

FORMAT: Final = "oneiros-games"


class Kept(msgspec.Struct, frozen=True):
    """The file. Its tables are read one by one, so that one bad table does not cost the others."""

    format: str
    name: str | None
    tables: list[msgspec.Raw]
    packs: list[Pack] = []


async def export_all(house: House) -> Kept:
    """All tables, as they are kept. The file holds their seeds: its readers can know hidden cards."""
    texts = [await house.shelf.read(row.id) for row in await house.rows()]
    tables = [msgspec.Raw(text.encode()) for text in texts if text is not None]
    return Kept(FORMAT, house.name, tables, await house.packs.all())


async def import_all(house: House, text: str) -> dict[str, int]:
    """Keep the tables that are not known here; how many were taken, known already, or could not be read."""
    try:
        kept = msgspec.json.decode(text, type=Kept)
    except msgspec.MsgspecError:
        kept = Kept("", None, [])
    if kept.format != FORMAT:
        raise Refusal("bad-file", "this is no file of games from this house", 400)
    for pack in kept.packs:  # before the tables that are played with them
        with suppress(UnknownGame):
            checked = check(PackFile(pack.game, pack.file, pack.text))
            if checked.pack is not None:
                await house.packs.add(checked.pack)
    known = {row.id for row in await house.rows()}
    counts = {"taken": 0, "known": 0, "unread": 0}
    for raw in kept.tables:
        try:
            one = msgspec.json.decode(raw, type=KeptTable)
            table = one.load()  # every event is checked against the rules
        except (msgspec.MsgspecError, OneirosError, RecursionError, ValueError):
            counts["unread"] += 1
            continue
        if one.row.id in known:
            counts["known"] += 1
            continue
        row = msgspec.structs.replace(one.row, own=own_game(one.row.id, table))  # what lists show is never believed
        rows, events = msgspec.json.encode(row).decode(), msgspec.json.encode(one.events).decode()
        written = await house.shelf.write(row.id, 0, rows, events)
        if written == "full":
            raise no_room()  # what was taken in before stays
        counts["taken" if written == "kept" else "known"] += 1
    if house.name is None and kept.name:
        await house.keep("name", kept.name)
        house.name = kept.name
    return counts
