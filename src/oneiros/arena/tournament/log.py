"""The log of a tournament: a folder with its plan and every game, written as it comes.

A game that is there is never played again. So an interrupted tournament continues where it was, and a longer one begins
with the games it has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType

import msgspec

from oneiros.arena.folder import claim
from oneiros.arena.tournament.plan import Plan, Row
from oneiros.core.errors import BadOption

GAMES = "games.jsonl"


class GameLog:
    """The games of one plan in one folder. Rows are added by one process; each number is kept once."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        claim(folder, plan, "tournament")
        self.rows: dict[int, Row] = {row.number: row for row in self._read()}

    def _read(self) -> Iterator[Row]:
        """The rows of the file. If an interruption left the last line incomplete, that line is removed."""
        path = self.folder / GAMES
        if not path.exists():
            return
        text = path.read_bytes()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            with path.open("ab") as file:
                file.truncate(whole)
        for line in text[:whole].splitlines():
            try:
                yield msgspec.json.decode(line, type=Row)
            except msgspec.DecodeError as error:
                sentence = f"{path} has a line that is no game: {error}"
                raise BadOption(sentence, "not-a-game", file=str(path), detail=str(error)) from None

    def left(self, numbers: Iterable[int]) -> list[int]:
        """Those of the numbers that are still to be played."""
        return [number for number in numbers if number not in self.rows]

    def chosen(self, games: int) -> list[Row]:
        """The first so many games, as far as they were played, in the order of their numbers."""
        return [self.rows[number] for number in range(games) if number in self.rows]

    def __enter__(self) -> GameLog:
        self._file = (self.folder / GAMES).open("ab")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, rows: list[Row]) -> list[Row]:
        """Write the rows that are not there yet, and return them."""
        new = [row for row in rows if row.number not in self.rows]
        self._file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in new))
        self._file.flush()
        self.rows.update((row.number, row) for row in new)
        return new
