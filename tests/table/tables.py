"""Tables for tests: seated, started, driven on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import oneiros
from oneiros.core.chance import Rng
from oneiros.core.types import TABLE
from oneiros.games import BUILT_IN
from oneiros.table import AnyEvent, DueEvent, Reason, Table, TableRefusal, decode_event, encode_event, new_setup

SEED = bytes(range(16))
FEW = 4  # choices of an option; a range of numbers is left at its default


def kinds_of_play() -> list[tuple[str, int, dict[str, Any]]]:
    """Of each game its id, a number of players and options: once as it comes, and once with all options changed."""
    found = []
    for game in map(oneiros.game, BUILT_IN):
        changed = {
            name: next(choice for choice in reversed(option.choices) if choice != option.default)
            for name, option in game.options.items()
            if len(option.choices) <= FEW
        }
        found.append((game.id, min(3, game.players[-1]), dict[str, Any]()))
        found += [(game.id, 2, changed)] if changed else []
    return found


def do(table: Table, events: list[AnyEvent]) -> list[AnyEvent]:
    """Commit events as a server does: through their JSON."""
    stored = [decode_event(encode_event(event)) for event in events]
    assert stored == events
    table.commit(stored)
    return stored


def owner(seat: int) -> str:
    return f"id-of-{seat}"


def gathered(game: str, bots: Sequence[str | None], seed: int | bytes = SEED, **more: Any) -> Table:
    """A table with a person on every seat that has no bot, nobody ready yet."""
    keep = more.pop("keep", None)
    options = more.pop("options", None)
    setup = new_setup(oneiros.game(game), len(bots), seed, options, bots=bots, **more)
    table = Table(setup, keep=keep)
    for seat, level in enumerate(bots):
        if level is None:
            do(table, table.sit(owner(seat), f"Person {seat + 1}", 0.0, seat))
    return table


def begun(game: str, bots: Sequence[str | None], seed: int | bytes = SEED, **more: Any) -> Table:
    """The same, with the game started at time 0."""
    table = gathered(game, bots, seed, **more)
    for seat in table.people:
        do(table, table.ready(owner(seat), 0.0))
    if table.play is None:
        do(table, table.start(0.0))
    return table


def status_of(table: Table) -> str:
    """Its status, which changes behind a type checker's back."""
    return table.status


def state_of(table: Table) -> Any:
    """The true state."""
    assert table.play is not None
    return table.play.state


def reason_of(call: Any, *given: Any) -> Reason:
    """Why a call is refused; nothing has changed."""
    with pytest.raises(TableRefusal, match=r"\w") as refusal:
        call(*given)
    return refusal.value.code


def move_first(table: Table, seat: int, now: float) -> None:
    """The first legal move of a person."""
    do(table, table.move(owner(seat), state_of(table).legal(seat)[0], now))


def step(table: Table, rng: Rng, now: float) -> list[AnyEvent]:
    """One random move of whoever is awaited: a person, a bot, or the glass when it is due and now and then before."""
    state = state_of(table)
    dues = table.due()
    glass = [due for due in dues if due.kind == "glass"]
    if glass and (now >= glass[0].at or not rng.below(10)):
        return do(table, table.fire(glass[0], max(now, glass[0].at)))
    seats = state.awaited
    seat = seats[int(rng.below(len(seats)))]
    action = state.legal(seat)[int(rng.below(len(state.legal(seat))))]
    if table.bot_level(seat) is None:
        return do(table, table.move(owner(seat), action, now))
    return do(table, table.answer(bot_due(table, seat), action, now))


def bot_due(table: Table, seat: int) -> DueEvent:
    (due,) = [due for due in table.due() if due.kind == "bot" and due.seat == seat]
    return due


def kinds(table: Table) -> list[tuple[str, int]]:
    """What is due, for whom."""
    return [(due.kind, due.seat) for due in table.due()]


__all__ = [
    "SEED",
    "TABLE",
    "begun",
    "bot_due",
    "do",
    "gathered",
    "kinds",
    "move_first",
    "owner",
    "reason_of",
    "state_of",
    "status_of",
    "step",
]
