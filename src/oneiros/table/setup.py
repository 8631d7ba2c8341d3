"""What is settled before anybody sits down: the game, the seed, the bots, the clock."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from oneiros.bots import check_bot
from oneiros.core.chance import SEED_BYTES
from oneiros.core.errors import BadOption
from oneiros.core.game import Game
from oneiros.core.record import Record, seed_in_record

SUBSTITUTE = "dreamer"


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a person may think.

    `none`: as long as they like. `move`: so many seconds for each move. `game`: so many for all moves, and each
    move brings `increment` more.
    """

    kind: Literal["none", "move", "game"] = "none"
    seconds: float = 0.0
    increment: float = 0.0

    def check(self) -> None:
        """Raise `BadOption` for a clock that cannot run."""
        if self.kind == "none" and (self.seconds or self.increment):
            raise BadOption("a table without a clock has no seconds")
        if self.kind != "none" and not 0 < self.seconds < float("inf"):
            raise BadOption(f"a clock needs a number of seconds above 0, not {self.seconds:g}")
        if not 0 <= self.increment < float("inf") or (self.increment and self.kind != "game"):
            raise BadOption("only a clock for the whole game has an increment, of 0 seconds or more")


NO_CLOCK = Clock()


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that a table is made from. It holds the seed: it is stored, and never sent to anyone."""

    game: str
    rules_version: int
    content: str  # fingerprint of the cards
    players: int
    options: dict[str, bool | int | str]
    seed: int | str  # a secret seed as 32 hexadecimal digits
    bots: tuple[str | None, ...]  # by seat: the level of the bot that sits there from the beginning
    companions: tuple[str | None, ...] = ()  # by seat: the name of another person at the screen of the opener
    substitute: str = SUBSTITUTE  # the level of the bot that plays for a person who is away
    clock: Clock = NO_CLOCK
    glass: bool = True  # whether the game's own timers run: the sandglass and the patience of Runners
    undo: bool = True  # whether moves may be taken back

    def record(self) -> Record:
        """The record of this game before its first move."""
        return Record(
            game=self.game,
            rules_version=self.rules_version,
            content=self.content,
            players=self.players,
            options=self.options,
            seed=self.seed,
        )


def new_setup(
    game: Game,
    players: int | None = None,
    seed: int | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    bots: Sequence[str | None] = (),
    companions: Sequence[str | None] = (),
    substitute: str = SUBSTITUTE,
    clock: Clock = NO_CLOCK,
    glass: bool = True,
    undo: bool = True,
) -> Setup:
    """A setup that a game can begin from; `BadOption` names what is wrong with it.

    Without a seed it is secret and new. `bots` names the levels of the bots by seat, None for a seat that is
    open; seats beyond its end are open. `companions` names in the same way those who share the opener's screen.
    """
    players = game.check_players(game.players[0] if players is None else players)
    if max(len(bots), len(companions)) > players:
        raise BadOption(f"there are {players} seats, not {max(len(bots), len(companions))}")
    if any(level is not None and name is not None for level, name in zip(bots, companions, strict=False)):
        raise BadOption("a seat is a bot's or a person's, not both")
    for level in (substitute, *bots):
        if level is not None:
            check_bot(game, level, players)
    clock.check()
    seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
    chosen = game.check_options(options or {})
    game.new(players, seed, **chosen)  # a bad seed is refused here
    return Setup(
        game=game.id,
        rules_version=game.rules_version,
        content=game.content.fingerprint(),
        players=players,
        options=chosen,
        seed=seed_in_record(seed),
        bots=(*bots, *[None] * (players - len(bots))),
        companions=tuple(companions),
        substitute=substitute,
        clock=clock,
        glass=glass,
        undo=undo,
    )
