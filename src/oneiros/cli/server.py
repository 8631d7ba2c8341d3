"""`oneiros server`: what the operator of a server sees and can do, on its store, while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

import click

from oneiros.cli.commands import SpokenGroup
from oneiros.cli.complaints import refused
from oneiros.cli.language import echo, spoken

T = TypeVar("T")
most = click.option("--most", type=click.IntRange(1, 1000), default=20, show_default=True)
kind = click.argument("kind", type=click.Choice(["person", "name", "address", "address-of"]))


@click.group("server", cls=SpokenGroup)
@click.option("--store", default="", metavar="URL")
@click.pass_context
def command(context: click.Context, store: str) -> None:
    """Look after a server: who is there, and what to do about it."""
    context.obj = store


@command.command("people")
@most
@click.pass_obj
def list_people(store: str, most: int) -> None:
    """List those who were here last: their ids, names and doings."""
    found = _on(store, lambda operator, kept: operator.people_seen(kept, most))
    _table(
        ("id", "name", "", "address", "seen", "tables", "lines"),
        (
            (
                _id(one.id),
                one.name,
                spoken().say("server-account" if one.account else "server-guest"),
                one.address,
                _at(one.seen),
                one.tables,
                one.lines,
            )
            for one in found
        ),
    )


@command.command("tables")
@most
@click.pass_obj
def list_tables(store: str, most: int) -> None:
    """List the tables that are not over, the latest first."""
    found = _on(store, lambda operator, kept: operator.tables_seen(kept, most))
    _table(
        ("id", "code", "game", "stage", "", "touched", "lines", "opener", "people"),
        (
            (
                *(
                    _id(one.id),
                    one.code,
                    one.game,
                    one.stage,
                    spoken().say("server-listed") if one.listed else "",
                    _at(one.touched),
                    one.lines,
                ),
                *(one.opener, ", ".join(one.names)),
            )
            for one in found
        ),
    )


@command.command("chat")
@click.argument("table")
@most
@click.pass_obj
def list_lines(store: str, table: str, most: int) -> None:
    """List the last lines of chat at a TABLE (its id or code)."""
    found = _on(store, lambda operator, kept: operator.lines_seen(kept, table, most))
    _table(("line", "person", "name", "said"), ((one.number, _id(one.person), one.name, one.said) for one in found))


@command.command("remove-line")
@click.argument("table")
@click.argument("number", type=int)
@click.pass_obj
def remove_line(store: str, table: str, number: int) -> None:
    """Remove line NUMBER from the chat of a TABLE."""
    _on(store, lambda operator, kept: operator.remove_line(kept, table, number))
    echo("server-line-removed", number=number)


@command.command("close-table")
@click.argument("table")
@click.pass_obj
def close_table(store: str, table: str) -> None:
    """Close a TABLE (its id or code) for good."""
    id = _on(store, lambda operator, kept: operator.close_table(kept, table))
    echo("server-table-closed", id=id)


@command.command("end-sessions")
@click.argument("person")
@click.pass_obj
def log_out(store: str, person: str) -> None:
    """Log a PERSON (an id, or an account's name) out everywhere."""
    ended = _on(store, lambda operator, kept: operator.log_out(kept, person))
    echo("server-sessions-ended", count=ended)


@command.command("tokens")
@click.pass_obj
def list_tokens(store: str) -> None:
    """List the tokens of bot accounts."""
    found = _on(store, lambda operator, kept: operator.tokens_held(kept))
    never = spoken().say("server-never")
    rows = ((_id(one.id), one.bot, one.scope, _at(one.created), _at(one.seen) if one.seen else never) for one in found)
    _table(("id", "bot", "scope", "made", "used"), rows)


@command.command("make-token")
@click.argument("keeper")
@click.argument("bot")
@click.option("--scope", type=click.Choice(["read", "play"]), default="play", show_default=True)
@click.pass_obj
def make_token(store: str, keeper: str, bot: str, scope: str) -> None:
    """Make a token for a BOT that the account KEEPER (its name, or a person's id) answers for.

    The token is shown once: nobody can read it again.
    """
    made = _on(store, lambda operator, kept: operator.make_token(kept, keeper, bot, scope))
    click.echo(made.secret)


@command.command("end-token")
@click.argument("token")
@click.pass_obj
def end_token(store: str, token: str) -> None:
    """End a TOKEN, by its id."""
    _on(store, lambda operator, kept: operator.end_token(kept, token))
    echo("server-token-ended")


@command.command("block")
@kind
@click.argument("value")
@click.option("--hours", type=click.FloatRange(0.01, 24 * 3650), default=24.0, show_default=True)
@click.pass_obj
def block(store: str, kind: str, value: str, hours: float) -> None:
    """Keep a person, a name or an address out for a time."""
    made = _on(store, lambda operator, kept: operator.block(kept, kind, value, hours * 3600))
    echo("server-blocked", kind=made.kind, what=made.shown, until=_at(made.until))


@command.command("unblock")
@kind
@click.argument("value")
@click.pass_obj
def unblock(store: str, kind: str, value: str) -> None:
    """Let a person, a name or an address in again."""
    _on(store, lambda operator, kept: operator.unblock(kept, kind, value))
    echo("server-unblocked")


@command.command("blocks")
@click.pass_obj
def list_blocks(store: str) -> None:
    """List what is blocked now."""
    found = _on(store, lambda operator, kept: operator.blocks_held(kept))
    _table(("kind", "what", "until"), ((one.kind, one.shown, _at(one.until)) for one in found))


def _on(url: str, work: Callable[[Any, Any], Awaitable[T]]) -> T:
    """Do something with the operator's tools on an open store."""
    try:
        from oneiros.server.config import Config
        from oneiros.server.people import operator
        from oneiros.server.store.database import Store
    except ImportError as error:
        raise refused("no-server", package=error.name or "") from None
    config = Config(store=url)
    config.check()
    if config.store_file is not None and not config.store_file.is_file():
        raise refused("no-store", file=str(config.store_file))

    async def open_and_work() -> T:
        store = Store(config)
        try:
            await store.open()
            return await work(operator, store)
        finally:
            await store.close()

    return asyncio.run(open_and_work())


def _id(id: str) -> str:
    """An id as it can be typed again: one that begins like an option gets a mark."""
    return f"id:{id}" if id.startswith("-") else id


def _at(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Columns under their heads. Names are people's own, so nothing in them may steer the terminal."""
    heads = [name and spoken().say(f"server-{name}") for name in head]
    lines = [heads, *([_harmless(str(cell)) for cell in row] for row in rows)]
    widths = [max(len(line[place]) for line in lines) for place in range(len(head))]
    for line in lines:
        click.echo("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


def _harmless(text: str) -> str:
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
