"""Keeps this process's copies up to date with what other processes did.

Notes of other processes say that something is new; what it is stands in the store. A note that was missed is made up
for when the channel is back, and by asking the store now and then.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

from oneiros.core.errors import Refusal
from oneiros.server.live.chat import ChatRoom
from oneiros.server.live.hub import Note
from oneiros.server.live.portions import portions
from oneiros.server.live.presence import Presence
from oneiros.server.live.tables import LiveTables
from oneiros.server.logs import log
from oneiros.server.people.blocks import Blocks
from oneiros.server.people.identity import Identities


class Sync:
    """Reads the notes, and looks for what was missed."""

    def __init__(
        self,
        tables: LiveTables,
        chat: ChatRoom,
        presence: Presence,
        identities: Identities,
        blocks: Blocks,
        seconds: float,
    ) -> None:
        self.tables = tables
        self.chat = chat
        self.presence = presence
        self.identities = identities
        self.blocks = blocks
        self.seconds = seconds  # between two looks at the store
        self.checked = 0.0
        self._background: set[asyncio.Task[None]] = set()

    def read_note(self, note: Note) -> None:
        """What a process, this one included, has told all."""
        if note.ended:
            for viewer in self.tables.viewers():
                if viewer.visitor is not None and viewer.visitor.session in note.ended:
                    viewer.close("revoked", "this session was ended", False)
        if note.here:
            self.presence.heard(note)
        live = self.tables.cached(note.table)
        if live is None:
            return
        if note.chat:
            live.chat = max(live.chat, note.chat)
            for viewer in live.viewers:
                viewer.read_chat()
        if note.version > live.heard:
            live.heard = note.version
            if live.viewers:
                self._in_background(self._catch_up(live.id))

    def channel_is_back(self) -> None:
        """The channel was down: whatever is watched here may have moved on elsewhere."""
        self._in_background(self._catch_up_all())

    async def check(self) -> None:
        """Now and then: whether a note was missed, a session revoked elsewhere, or a viewer gone."""
        now = time.monotonic()
        for viewer in self.tables.viewers():
            viewer.check(now)
        if now - self.checked < self.seconds:
            return
        self.checked = now
        self.presence.repeat()
        await self._catch_up_all()
        viewers = [(viewer, viewer.visitor.session) for viewer in self.tables.viewers() if viewer.visitor is not None]
        for some in portions(viewers):
            alive = await self.identities.alive({session for _, session in some})
            for viewer, session in some:
                if session not in alive:
                    viewer.close("revoked", "this session was ended", False)
        await self._obey_operator()

    async def _obey_operator(self) -> None:
        """Part from those who are kept out now, and from tables that were closed."""
        await self.blocks.read()
        for viewer in self.tables.viewers():
            if self.blocks.hold(viewer.visitor, viewer.address):
                viewer.close("blocked", "the people who run this server keep you out for a time", False)
        await self.tables.part_from_closed()

    async def _catch_up(self, id: str) -> None:
        try:
            await self.tables.get(id)
        except Refusal as refusal:
            log().warning("catch-up", table=id, code=refusal.code)  # the next check tries again

    async def _catch_up_all(self) -> None:
        watched = {live.id: live for live in self.tables.watched()}
        for ids in portions(list(watched)):
            for id, version in await self.tables.versions(ids):
                if version > watched[id].table.version:
                    watched[id].heard = max(watched[id].heard, version)
                    await self._catch_up(id)
            for id, number in await self.chat.numbers(ids):
                watched[id].chat = max(watched[id].chat, number)
                for viewer in watched[id].viewers:
                    viewer.read_chat()

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
