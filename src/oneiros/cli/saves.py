"""Saved games: one file for each game, in the user's data folder, written after every move."""

from __future__ import annotations

import shlex
from datetime import datetime
from pathlib import Path

import platformdirs

import oneiros
from oneiros.cli.complaints import reason_of
from oneiros.core.errors import BadRecord, OneirosError
from oneiros.core.record import Record, read_record

RECENT = 20  # how many of the newest files the menu looks through


class SaveFailed(OneirosError):
    """A game could not be written to a file; the message says why, and so does `reason`, '' if the file is no game."""

    def __init__(self, path: Path, reason: str = "") -> None:
        sentence = f"{path}: {reason}" if reason else f"{path} is there already and is not a saved game"
        super().__init__(sentence, "save-failed" if reason else "save-taken", file=str(path), reason=reason)
        self.path = path
        self.reason = reason


def folder() -> Path:
    """The folder of all games kept."""
    return Path(platformdirs.user_data_dir("oneiros", appauthor=False)) / "games"


def fresh_file(game_id: str) -> Path:
    """A file for a game that begins now; no file has that name yet."""
    stem = f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder() / f"{stem}.json"
    number = 1
    while path.exists():
        number += 1
        path = folder() / f"{stem}-{number}.json"
    return path


def write(record: Record, path: Path) -> None:
    """Write the whole record, or leave what was there. A file that is no record is never overwritten."""
    try:
        if path.exists():
            read_record(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".new")
        draft.write_bytes(record.to_json())
        draft.replace(path)
    except BadRecord:
        raise SaveFailed(path) from None
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        raise SaveFailed(path, reason_of(error) if isinstance(error, OSError) else str(error)) from None


def last_unfinished() -> tuple[Path, Record] | None:
    """The newest saved game that is not over and can be replayed."""
    try:
        paths = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return None
    for path in paths[:RECENT]:
        try:
            record = read_record(path)
            if oneiros.replay(record).outcome is None:
                return path, record
        except OneirosError:
            continue
    return None


def resume_command(path: Path, extra: list[str]) -> str:
    """What to type to go on with the game of that file."""
    return shlex.join(["oneiros", "play", "--load", str(path), *extra])
