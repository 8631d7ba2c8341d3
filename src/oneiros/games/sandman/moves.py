"""The moves of Sandman: the fixed action space, in order. The rules use the offsets, people the words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from oneiros.core.types import Move
from oneiros.games.sandman.cards import ENCOUNTER_NAMES, KINDS, LEVELS, SEATS

MOST_STEPS: Final = 24  # once around the largest circle (S8, S13)
MOST_BORDERS: Final = 20  # between the 21 cards that one row can hold at most

# Where each group of actions begins.
LAY: Final = 0  # 36 kinds on each of 3 levels
MOVE: Final = 108  # 24 steps of each of 2 wheels
PLAY: Final = 156  # 12 encounters
ATTACH: Final = 168  # 3 levels
DONE: Final = 171
SPEND: Final = 172  # 36 kinds
KEEP: Final = 208  # 12 encounters
MEND: Final = 220  # 20 borders on each of 3 levels
LOOK: Final = 280  # 4 seats, goal or tokens
TRADE: Final = 288  # 4 seats
SET: Final = 292  # 24 gaps
ACTIONS: Final = 316

Back = Literal["sand", "blank"]
Wheel = Literal["black", "white"]
Secret = Literal["goal", "tokens"]
BACKS: tuple[Back, Back] = ("sand", "blank")
WHEELS: tuple[Wheel, Wheel] = ("black", "white")
SECRETS: tuple[Secret, Secret] = ("goal", "tokens")


class Lay(Move, tag="lay", frozen=True):
    """S12: put a token on the rightmost card of a level of your dream."""

    level: int
    particle: str
    back: Back


class MoveWheel(Move, tag="move", frozen=True):
    """S13: move a wheel so many steps and take the card it stops on."""

    wheel: Wheel
    steps: int


class Play(Move, tag="play", frozen=True):
    """S21: play an encounter."""

    encounter: str


class Attach(Move, tag="attach", frozen=True):
    """S17, S18: attach the card taken to this level."""

    level: int


class Done(Move, tag="done", frozen=True):
    """S21: end the turn with encounters in hand."""


class Spend(Move, tag="spend", frozen=True):
    """S12, S13, Swap: part with this token."""

    particle: str
    back: Back


class Keep(Move, tag="keep", frozen=True):
    """S20: of the encounters drawn, the one to keep."""

    encounter: str


class Mend(Move, tag="mend", frozen=True):
    """Mender: the break to remove, between places `place` and `place + 1` of the level, counted from 0."""

    level: int
    place: int


class Look(Move, tag="look", frozen=True):
    """Second Sight: whose goal or tokens to look at."""

    other: int
    secret: Secret


class Trade(Move, tag="trade", frozen=True):
    """Swap: with whom."""

    other: int


class SetWheel(Move, tag="set", frozen=True):
    """S11: set the first wheel into the gap before this card of the circle, counted from 0."""

    gap: int


SandmanMove = Lay | MoveWheel | Play | Attach | Done | Spend | Keep | Mend | Look | Trade | SetWheel


def all_moves(particles: Sequence[str]) -> list[Move]:
    """The move of every action, in order."""
    kinds = [(particles[kind // 2], BACKS[kind % 2]) for kind in range(KINDS)]
    levels = range(1, LEVELS + 1)
    moves: list[Move] = []
    moves += [Lay(level, *kind) for level in levels for kind in kinds]
    moves += [MoveWheel(wheel, steps) for wheel in WHEELS for steps in range(1, MOST_STEPS + 1)]
    moves += [Play(encounter) for encounter in ENCOUNTER_NAMES]
    moves += [Attach(level) for level in levels]
    moves += [Done()]
    moves += [Spend(*kind) for kind in kinds]
    moves += [Keep(encounter) for encounter in ENCOUNTER_NAMES]
    moves += [Mend(level, place) for level in levels for place in range(MOST_BORDERS)]
    moves += [Look(seat, secret) for seat in range(SEATS) for secret in SECRETS]
    moves += [Trade(seat) for seat in range(SEATS)]
    moves += [SetWheel(gap) for gap in range(MOST_STEPS)]
    return moves
