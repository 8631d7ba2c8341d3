"""Records: the seed and the moves of one game. A record is the save file, the replay, the bug report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from oneiros.core.errors import BadRecord, OneirosError
from oneiros.core.game import Game
from oneiros.core.state import State


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One game. `replay` makes every position of it again, on every machine and build."""

    game: str
    rules_version: int
    content: str  # fingerprint of the cards
    players: int
    options: dict[str, bool | int | str]
    seed: int | str  # a secret seed as 32 hexadecimal digits
    moves: list[tuple[int, int]] = []  # seat, action

    def to_json(self) -> bytes:
        """The record as a JSON text for people and files."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def read_record(source: Record | Mapping[str, Any] | bytes | str | Path) -> Record:
    """A record from a Record, a dict, JSON text as bytes, or the path of a file."""
    if isinstance(source, Record):
        return source
    where = ""
    try:
        if isinstance(source, Mapping):
            return msgspec.convert(source, Record)
        if isinstance(source, bytes):
            return msgspec.json.decode(source, type=Record)
        where = f"{source}: "
        return msgspec.json.decode(Path(source).read_bytes(), type=Record)
    except OSError as error:
        raise BadRecord(
            f"{where}cannot be read: {error.strerror}", "not-read", file=str(source), errno=error.errno
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{where}not a record: {error}", "not-a-record", file=str(source), detail=str(error)) from None


def seed_in_record(seed: int | bytes) -> int | str:
    """A seed as records write it."""
    return seed.hex() if isinstance(seed, bytes) else seed


def seed_from_record(seed: int | str) -> int | bytes:
    """A seed as `Game.new` takes it."""
    if isinstance(seed, int):
        return seed
    try:
        return bytes.fromhex(seed)
    except ValueError:
        raise BadRecord("the seed is neither a whole number nor hexadecimal digits", "bad-seed") from None


def start_from(record: Record, game: Game) -> State:
    """The position before the first move of the record. Raises `BadRecord` if it cannot be replayed on this game."""
    if game.rules_version != record.rules_version:
        raise BadRecord(
            f"this record was played under version {record.rules_version} of the rules of {game.title}; "
            f"here is version {game.rules_version}",
            "record-version",
            title=game.title,
            version=record.rules_version,
            now=game.rules_version,
        )
    if game.content.fingerprint() != record.content:
        raise BadRecord(
            f"this record was played with other cards than {game.content.name!r}; give its content file",
            "record-cards",
            pack=game.content.name,
        )
    try:
        return game.new(players=record.players, seed=seed_from_record(record.seed), **record.options)
    except OneirosError as error:
        raise BadRecord(f"this record cannot be set up: {error}", "record-setup", cause=error) from None


def replay_on(record: Record, game: Game) -> State:
    """The position after the last move of the record."""
    state = start_from(record, game)
    for _ in moves_made(record, state):
        pass
    return state


def moves_made(record: Record, on: State | Play) -> Iterator[int]:
    """Make the moves of the record one by one on a state or a play. Yields the number of moves made after each."""
    for number, (seat, action) in enumerate(record.moves, start=1):
        try:
            on.apply(seat, action)
        except OneirosError as error:
            sentence = f"move {number} of the record cannot be made: {error}"
            raise BadRecord(sentence, "record-move", number=number, cause=error) from None
        yield number


class Play:
    """A state and its record, which grow together. Tables, the terminal and tests play on it.

    Copies share the list of moves. Each knows how many of them are its own, and one that goes another way copies it.
    """

    def __init__(self, game: Game, players: int, seed: int | bytes, **options: Any) -> None:
        self.game = game
        self.state = game.new(players=players, seed=seed, **options)
        self.made = 0  # so many moves
        self._start = Record(
            game=game.id,
            rules_version=game.rules_version,
            content=game.content.fingerprint(),
            players=players,
            options=game.check_options(options),
            seed=seed_in_record(seed),
        )
        self._moves: list[tuple[int, int]] = []
        self._reveals: list[int] = []  # by move: how much had come to light before it
        self._record: Record | None = None

    @classmethod
    def resume(cls, record: Record, game: Game) -> Play:
        """Go on from the end of a record."""
        start_from(record, game)
        play = cls(game, record.players, seed_from_record(record.seed), **record.options)
        for _ in moves_made(record, play):
            pass
        return play

    @property
    def record(self) -> Record:
        """The record so far. It does not grow with the game: the next one does."""
        if self._record is None:
            self._record = msgspec.structs.replace(self._start, moves=self._moves[: self.made])
        return self._record

    def mover(self, number: int) -> int:
        """The seat that made a move; the first is number 0."""
        return self._moves[number][0]

    def apply(self, seat: int, action: int) -> None:
        """Make a move and write it down."""
        before = self.state.reveal_count
        self.state.apply(seat, action)
        if len(self._moves) != self.made:  # a copy has gone on from here
            self._moves, self._reveals = self._moves[: self.made], self._reveals[: self.made]
        self._reveals.append(int(before))
        self._moves.append((seat, action))
        self.made += 1
        self._record = None

    def clone(self) -> Play:
        """An independent copy, with the same cards to come."""
        twin = Play.__new__(Play)
        twin.game, twin.state = self.game, self.state.clone()
        if self.state.log is not None:
            twin.state.listen()
        twin.made, twin._start, twin._record = self.made, self._start, self._record
        twin._moves, twin._reveals = self._moves, self._reveals
        return twin

    def can_undo(self, moves: int = 1) -> bool:
        """Whether the last moves can be taken back: there are that many, and they revealed nothing hidden."""
        return self.made >= moves > 0 and self._reveals[self.made - moves] == self.state.reveal_count

    def undo(self, moves: int = 1) -> None:
        """Take the last moves back. Only after `can_undo`."""
        listening = self.state.log is not None
        self.made -= moves
        self._moves, self._reveals = self._moves[: self.made], self._reveals[: self.made]
        self._record = None
        self.state = replay_on(self.record, self.game)
        if listening:
            self.state.listen()
