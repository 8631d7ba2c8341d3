"""The file of an exam: JSON lines, the first says what is asked of whom, each other is a sheet.

A sheet that is there is not asked again. So an exam that was interrupted goes on where it was.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

import msgspec

from oneiros.core.errors import BadOption
from oneiros.exam.paper import Item, Paper
from oneiros.exam.sitting import Sheet


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line."""

    paper: Paper
    agent: str  # the name that it goes by
    made_from: str  # what it is, as it is written in a command
    reads: bool  # whether it is asked in words
    simulations: int | None  # of its search; None: it thinks as long as in play

    def items(self) -> list[Item]:
        """All questions."""
        return self.paper.items(self.reads)


class Exam(msgspec.Struct):
    """An exam as far as it was held."""

    head: Head
    sheets: list[Sheet]

    @property
    def left(self) -> list[Item]:
        """The questions that were not asked yet."""
        there = {sheet.item.number for sheet in self.sheets}
        return [item for item in self.head.items() if item.number not in there]


def read_exam(path: Path) -> Exam:
    """The exam in a file. A last line that an interruption left incomplete is passed over."""
    try:
        text = path.read_bytes()
    except OSError as error:
        sentence = f"{path}: cannot be read: {error.strerror}"
        raise BadOption(sentence, "not-read", file=str(path), errno=error.errno) from None
    lines = text[: text.rfind(b"\n") + 1].splitlines()
    try:
        head = msgspec.json.decode(lines[0] if lines else b"", type=Head)
        sheets = [msgspec.json.decode(line, type=Sheet) for line in lines[1:]]
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadOption(f"{path} is not an exam: {error}", "not-an-exam", file=str(path), detail=str(error)) from None
    sheets.sort(key=lambda sheet: sheet.item.number)
    return Exam(head, sheets)


class ExamLog:
    """The exam in one file, which grows sheet by sheet."""

    def __init__(self, path: Path, head: Head) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                path.write_bytes(msgspec.json.encode(head) + b"\n")
        except OSError as error:
            sentence = f"{path} cannot be written: {error.strerror}"
            raise BadOption(sentence, "not-written", file=str(path), errno=error.errno) from None
        self.exam = read_exam(path)
        if self.exam.head != head:
            sentence = f"{path} holds another exam; name another folder with --out"
            raise BadOption(sentence, "other-exam", file=str(path))

    def __enter__(self) -> ExamLog:
        whole = self.path.read_bytes().rfind(b"\n") + 1
        self._file = self.path.open("r+b")
        self._file.truncate(whole)
        self._file.seek(whole)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, sheet: Sheet) -> None:
        """Write a sheet down."""
        self._file.write(msgspec.json.encode(sheet) + b"\n")
        self._file.flush()
        self.exam.sheets.append(sheet)
        self.exam.sheets.sort(key=lambda one: one.item.number)
