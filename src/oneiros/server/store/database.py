"""The store: SQLite in one file, or PostgreSQL. Opens it, brings it up to date, and says plainly when it is down."""

from __future__ import annotations

import asyncio
import secrets as random
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, func, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import SingletonThreadPool

from oneiros.core.errors import BadOption, Refusal
from oneiros.server.config import Config
from oneiros.server.errors import StoreDown
from oneiros.server.logs import log
from oneiros.server.store import models
from oneiros.server.store.file_lock import FileLock
from oneiros.server.store.migrating import migrate
from oneiros.server.store.sqlite_statements import PRIMARY, Locked, be_patient, driver_transaction

MIGRATING = 0x6F6E6569726F  # the key of PostgreSQL's lock, so that only one process migrates
READERS = 4
LOG_PAGES = 10_000  # 40 MB: with so many in SQLite's log it is begun anew, though writers wait for that
SLOW_SECONDS = 0.05  # who waits longer for the disk has a slow one: then moves are stored in a thread
SLOW_FOR = 10.0  # seconds until it is tried again
LOCKED_SECONDS = 0.01  # until a store that somebody else has locked is tried again
USER_VERSION = 0  # a number in SQLite's file that nobody uses
FAR_AHEAD = 86400.0  # seconds
BAD_DATA = "22"  # as PostgreSQL says it: a zero byte in a text, say
DAMAGED = ("malformed", "not a database")  # as SQLite says it
TURNS = 2  # how many times as long as a locked store a writer waits for its turn
T = TypeVar("T")


class Store:
    """Connections to read and to write with. Writing is one at a time on SQLite, whose writers exclude each other."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.secret = b""
        self._lock = None if config.store_file is None else FileLock(config.store_file)
        self._quick: Engine | None = None
        self._kept: Connection | None = None
        # The last work for the thread: while it lasts the connection is its own.
        self._handed: Future[Any] | None = None
        self.hurry = True  # whether anything is done at once at all
        self._slow_until = 0.0  # so long the disk counts as slow
        self._thread = ThreadPoolExecutor(1, "journal")
        self._tidier = ThreadPoolExecutor(1, "checkpoint")
        self._tidying: sqlite3.Connection | None = None
        self._written = False  # since the last checkpoint
        self._writing = asyncio.Lock()
        url, seconds = config.store_url, config.store_seconds
        if config.store_file is None:
            self._writer = create_async_engine(
                url,
                pool_size=10,
                max_overflow=10,
                pool_timeout=seconds,
                pool_pre_ping=True,
                connect_args={"timeout": seconds, "command_timeout": seconds},
            )
            self._reader = self._writer
        else:
            self._writer = _sqlite(url, 1, "BEGIN IMMEDIATE", seconds)
            self._reader = _sqlite(url, READERS, "BEGIN", seconds)
            self._quick = create_engine(
                url.replace("+aiosqlite", ""),
                poolclass=SingletonThreadPool,
                connect_args={"timeout": seconds, "check_same_thread": False},
            )
            _prepared(self._quick, "BEGIN IMMEDIATE", log_pages=0)

    @property
    def is_sqlite(self) -> bool:
        """Whether this is the one-file store."""
        return self.config.store_file is not None

    async def open(self) -> None:
        """Make what is missing, migrate, and read the secret that tokens are signed with."""
        if (file := self.config.store_file) is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch(mode=0o600)  # it holds the secret
            await asyncio.to_thread(check_file, file)
            await asyncio.to_thread(give_log, file, self.config.store_seconds)
        async with self.writing() as connection:
            if not self.is_sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            await connection.run_sync(migrate)
            self.secret = await _secret(connection)
        if self._quick is not None:
            await self.transact(lambda _: None)  # the connection for moves is there before the first of them

    async def moments(self) -> tuple[float | None, float]:
        """The moment by the store's own clock, which all processes share, if it has one; and the latest one stored.

        A stored moment that is far ahead was a mistake, and nobody waits for it.
        """
        async with self.reading() as connection:
            shared = None
            if not self.is_sqlite:
                answer = await connection.execute(text("SELECT extract(epoch FROM clock_timestamp())"))
                shared = float(answer.scalar_one())
            latest = (await connection.execute(select(func.max(models.tables.c.touched)))).scalar() or 0.0
        far = (time.time() if shared is None else shared) + FAR_AHEAD
        if latest > far:
            log().warning("clock-behind-store", seconds=round(latest - far))
        return shared, latest if latest <= far else 0.0

    def take_file(self) -> None:
        """Have the one-file store for this server alone."""
        if self._lock is not None:
            self._lock.store.parent.mkdir(parents=True, exist_ok=True)
            self._lock.take()

    async def close(self) -> None:
        """Let every connection go."""
        if self._lock is not None:
            self._lock.let_go()
        if self._quick is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
            await asyncio.get_running_loop().run_in_executor(self._tidier, self._stop_tidying)
        self._thread.shutdown()
        self._tidier.shutdown()
        await self._writer.dispose()
        await self._reader.dispose()

    def _let_go(self) -> None:
        if self._kept is not None:
            self._kept.close()
        if self._quick is not None:
            self._quick.dispose()

    async def checkpoint(self) -> None:
        """Carry what SQLite's log holds into its file, beside the writers: to be called now and then.

        Left to itself SQLite lets a writer do that, every second or so of heavy play. All moves wait for it meanwhile,
        10 to 30 ms. What was committed is as safe in the log.
        """
        if self._quick is None or not self._written:
            return
        self._written = False
        loop = asyncio.get_running_loop()
        with _plainly():
            full = await loop.run_in_executor(self._tidier, self._checkpoint)
            if full and not self._writing.locked():
                async with self._writing:
                    await loop.run_in_executor(self._tidier, self._begin_log_anew)

    def _checkpoint(self) -> bool:
        """Whether the log should be begun anew: all of it was carried over, or it has grown long."""
        if self._tidying is None:
            assert self.config.store_file is not None
            self._tidying = sqlite3.connect(self.config.store_file, isolation_level=None, timeout=0.0)
            self._tidying.execute("PRAGMA synchronous=NORMAL")
        _, pages, carried = self._tidying.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        return bool(pages == carried or pages >= LOG_PAGES)

    def _begin_log_anew(self) -> None:
        """The first write into a new log waits until the disk has its head. So it is done here, and changes nothing.

        Where a reader still needs the old log, the next time is as good.
        """
        assert self._tidying is not None
        with suppress(sqlite3.OperationalError):
            self._tidying.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
            self._tidying.execute(f"PRAGMA user_version={USER_VERSION}")

    def _stop_tidying(self) -> None:
        if self._tidying is not None:
            self._tidying.close()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One consistent look at the store."""
        with _plainly():
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it is kept when the block is left, or none of it."""
        with _plainly():
            async with self._turn(), self._writer.begin() as connection:
                yield connection

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """On SQLite, whose own waiting is not fair, this process's writers take turns."""
        if self._quick is None:
            yield
            return
        async with asyncio.timeout(self.config.store_seconds * TURNS):
            await self._writing.acquire()
        self._written = True
        try:
            yield
        finally:
            self._writing.release()

    @property
    def at_once(self) -> bool:
        """Whether work for the driver is done here and now, in the event loop's own thread.

        It is, while the disk is quick and nobody else writes. With its log SQLite waits for no disk at a commit, and to
        go to a thread and back takes longer than to store a move. Threads also fight for Python's lock at every row.
        """
        return (
            self.hurry
            and self._kept is not None
            and not self._kept.invalidated
            and (self._handed is None or self._handed.done())
            and not self._writing.locked()
            and time.monotonic() >= self._slow_until
        )

    async def transact(self, work: Callable[[Connection], T], by_driver: bool = False) -> T:
        """One transaction whose statements do not wait for each other's answers.

        On SQLite it runs in one go. To come back to a busy event loop after every statement would cost far more than
        the statements. Work that goes to the driver alone (`by_driver`) is begun and ended there as well. It is done at
        once where that is quick. All else is done in a thread.
        """
        if by_driver and self.at_once:
            with suppress(Locked):
                return self.transact_here(work)
        return await self.transact_beside(work, by_driver)

    async def transact_beside(self, work: Callable[[Connection], T], by_driver: bool) -> T:
        """The same in a thread, though it might be done at once: the event loop does other things meanwhile."""
        if self._quick is None:
            async with self.writing() as connection:
                return await connection.run_sync(work)
        with _plainly():
            async with self._turn():
                self._handed = self._thread.submit(self._transact, self._quick, work, by_driver)
                return await asyncio.wrap_future(self._handed)

    def transact_here(self, work: Callable[[Connection], T]) -> T:
        """Work for the driver in the event loop's thread, if it is to be done `at_once`.

        A store that another program has locked is not waited for: that is `Locked`.
        """
        assert self._kept is not None
        began, worked = time.monotonic(), time.thread_time()
        self._written = True
        try:
            with _plainly(), driver_transaction(self._kept, 0.0):
                return work(self._kept)
        finally:
            ended = time.monotonic()
            if ended - began - (time.thread_time() - worked) > SLOW_SECONDS:
                self._slow_until = ended + SLOW_FOR

    def _transact(self, engine: Engine, work: Callable[[Connection], T], by_driver: bool) -> T:
        """In the journal's thread, on a connection that is kept: to fetch one takes longer than most of the work."""
        if self._kept is None or self._kept.invalidated:
            self._kept = engine.connect()
        if by_driver:
            with driver_transaction(self._kept, self.config.store_seconds):
                return work(self._kept)
        be_patient(self._kept, self.config.store_seconds)
        with self._kept.begin():
            return work(self._kept)

    async def one(self, statement: Any) -> Any:
        """The first row, or None."""
        async with self.reading() as connection:
            return (await connection.execute(statement)).first()

    async def all(self, statement: Any) -> list[Any]:
        """Every row."""
        async with self.reading() as connection:
            return list((await connection.execute(statement)).all())


@contextmanager
def _plainly() -> Iterator[None]:
    """Whatever a driver calls it when the store is locked, full or gone, here it is StoreDown."""
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError):
        raise
    except (DBAPIError, InterfaceError, NoConnection, sqlite3.Error, OSError) as error:
        if str(getattr(getattr(error, "orig", None), "sqlstate", "")).startswith(BAD_DATA):
            raise Refusal("malformed", "this has signs in it that the server does not take", 400) from error
        if any(word in str(error) for word in DAMAGED):
            log().error("store-damaged", reason=str(error).splitlines()[0])
        raise StoreDown from error


def check_file(file: Path) -> None:
    """Refuse a damaged store: to go on writing into it could cost more than the part that is damaged."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        if not any(word in str(error) for word in DAMAGED):
            return  # locked, say: whoever opens it says so
        found = str(error)
    if found != "ok":
        log().error("store-damaged", reason=found)
        detail = found.splitlines()[-1]
        sentence = f"the store {file} is damaged ({detail}); put a backup in its place"
        raise BadOption(sentence, "store-damaged", file=str(file), detail=detail)


def give_log(file: Path, seconds: float) -> None:
    """Have SQLite keep a log beside the file. For that it does not wait: one of several that begin may fail.

    What else stands in the way is said when the file is opened next.
    """
    end = time.monotonic() + seconds
    with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
        while time.monotonic() < end:
            try:
                connection.execute("PRAGMA journal_mode=WAL").fetchone()
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & PRIMARY != sqlite3.SQLITE_BUSY:
                    raise
            time.sleep(LOCKED_SECONDS)


def _sqlite(url: str, connections: int, begin: str, seconds: float) -> AsyncEngine:
    engine = create_async_engine(
        url, pool_size=connections, max_overflow=0, pool_timeout=seconds, connect_args={"timeout": seconds}
    )
    _prepared(engine.sync_engine, begin)
    return engine


def _prepared(engine: Engine, begin: str, log_pages: int = LOG_PAGES) -> None:
    """Set up every connection of an SQLite engine, and how it begins transactions.

    With so many pages in SQLite's log a writer itself carries them into the file; 0: never.
    """

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # SQLAlchemy begins and ends transactions, not the driver
        cursor = connection.cursor()
        # With WAL, NORMAL keeps every committed transaction when the process dies; a power cut may take the last ones.
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", f"wal_autocheckpoint={log_pages}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


async def _secret(connection: AsyncConnection) -> bytes:
    kept = (await connection.execute(select(models.secrets.c.value).where(models.secrets.c.name == "signing"))).scalar()
    if kept is not None:
        return bytes(kept)
    fresh = random.token_bytes(32)
    await connection.execute(insert(models.secrets).values(name="signing", value=fresh))
    return fresh
