"""All that a request may need, made once for each process."""

from __future__ import annotations

import asyncio
import warnings

import oneiros
from oneiros import registry
from oneiros.core.errors import PluginWarning
from oneiros.server import clock
from oneiros.server.config import Config
from oneiros.server.live.announcements import Announcements
from oneiros.server.live.chat import ChatRoom
from oneiros.server.live.hub import Hub
from oneiros.server.live.lobby import Lobby
from oneiros.server.live.notify import Notifier
from oneiros.server.live.presence import Presence
from oneiros.server.live.scheduler import Scheduler
from oneiros.server.live.sync import Sync
from oneiros.server.live.tables import LiveTables
from oneiros.server.live.together import ActsTogether
from oneiros.server.live.viewers import show_viewers
from oneiros.server.logs import log
from oneiros.server.metrics import Metrics
from oneiros.server.people.accounts import Accounts
from oneiros.server.people.blocks import Blocks
from oneiros.server.people.identity import Identities, new_id
from oneiros.server.people.rate_limits import RateLimiter
from oneiros.server.people.shared_buckets import shared_buckets
from oneiros.server.people.tokens import Tokens
from oneiros.server.store.database import Store
from oneiros.server.store.heartbeat import Heartbeat
from oneiros.server.store.journal import Journal
from oneiros.server.store.troubles import Troubles
from oneiros.server.thinking.analyses import Analyses
from oneiros.server.thinking.bot_workers import BotWorkers
from oneiros.server.thinking.page_workers import PageWorkers


class Services:
    """The parts of one server process."""

    def __init__(self, config: Config, notifier: Notifier | None = None) -> None:
        self.config = config
        self.process = new_id()
        self.metrics = Metrics()
        self.store = Store(config)
        self.shared_buckets = shared_buckets(config)
        self.rate_limiter = RateLimiter(config.limits, self.metrics, self.shared_buckets)
        self.identities = Identities(self.store)
        self.blocks = Blocks(self.store, self.identities)
        self.accounts = Accounts(self.store, self.identities)
        self.tokens = Tokens(self.store)
        self.notifier = notifier or Notifier()
        self.bot_workers = BotWorkers(config.workers, self.metrics)
        self.analyses = Analyses()
        self.pages = PageWorkers()
        self.hub = Hub(config, self.process)
        self.journal = Journal(self.store, self.metrics, self.process)
        self.announcements = Announcements()
        self.troubles = Troubles(self.store, self.metrics)
        self.tables = LiveTables(self.store, self.journal, self.metrics, self.announcements, self.troubles)
        self.acts = ActsTogether(self.tables)
        self.scheduler = Scheduler(config, self.process, self.store, self.tables, self.bot_workers, self.metrics)
        self.presence = Presence(self.tables, self.hub, config.check_seconds)
        self.chat = ChatRoom(self.store, self.hub)
        self.lobby = Lobby(self.store, self.tables)
        self.sync = Sync(self.tables, self.chat, self.presence, self.identities, self.blocks, config.check_seconds)
        self.heartbeat = Heartbeat(self.store, self.process)
        self.opened = False
        self.stopping = False
        # Who is told when a table has moved on, in this order.
        self.announcements.listeners = (
            self.hub.table_moved,
            show_viewers,
            self.scheduler.table_moved,
            self.notifier.table_moved,
        )

    async def open(self) -> None:
        """Open the store, read the games, and begin to listen and to look after what is due."""
        self.opened = True
        self.store.take_file()
        await self.store.open()
        clock.begin(*await self.store.moments())
        await self.troubles.open()
        await self.blocks.read()
        await asyncio.to_thread(_read_games)  # before anybody waits for them
        self.hub.open(self.sync.read_note, self.sync.channel_is_back)
        self.scheduler.open(also=self._look_after)

    async def _look_after(self) -> None:
        """Now and then: what was missed, and the store's log."""
        await self.sync.check()
        await self.store.checkpoint()

    async def wind_down(self) -> None:
        """Begin nothing new, finish what is under way, answer it, and say good-bye to everybody."""
        self.stopping = True
        await self.scheduler.close()
        try:
            async with asyncio.timeout(self.config.drain_seconds):
                await self.tables.drain()
                while viewers := self.tables.viewers():  # some may have been opening meanwhile
                    for viewer in viewers:
                        viewer.close("restart", "the server is being restarted; nothing is lost", True)
                    await asyncio.sleep(0.01)
        except TimeoutError:
            log().error("drain", reason="not everything under way was finished in time")

    async def close(self) -> None:
        """Let go."""
        if not self.stopping:
            await self.wind_down()
        self.bot_workers.close()
        self.analyses.close()
        self.pages.close()
        self.tables.close()
        await self.hub.close()
        if self.shared_buckets is not None:
            await self.shared_buckets.close()
        await self.store.close()

    @property
    def cookie(self) -> str:
        """The name of the cookie; over https browsers guard one with this prefix more closely."""
        return self.cookie_named("oneiros")

    def cookie_named(self, name: str) -> str:
        """Another cookie of ours, guarded as closely."""
        return f"__Host-{name}" if self.config.secure else name


def _read_games() -> None:
    """Load every game and bot there is. Those that cannot be loaded were left out: that is logged, once."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", PluginWarning)
        oneiros.all_games()
        registry.bot_names()
    for warning in caught:
        if issubclass(warning.category, PluginWarning):
            log().warning("left-out", reason=str(warning.message))
