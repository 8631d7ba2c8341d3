"""The table of champions in docs/bots.md: what `python -m bench.champions --write` measured, kept as lines of JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from oneiros.arena.statistics import wilson

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "docs" / "learning" / "champions.jsonl"
PAGE: Final = ROOT / "docs" / "bots.md"
BEGIN: Final = "<!-- champions:begin -->\n"
END: Final = "<!-- champions:end -->"
TIMES_FAIR: Final = 1.5  # the aim, where `--aim` names no other


class Measured(msgspec.Struct, frozen=True):
    """A champion against a yardstick, both with so many milliseconds a move."""

    game: str
    players: int
    kind: str
    against: str
    milliseconds: float
    deals: str
    games: int
    decided: int
    won: int
    pace: float
    """Milliseconds of processor time a choice, as they were; `others` those of the yardstick."""
    others: float
    share: float | None = None
    """Of decided games it ought to win; None: one and a half times the fair share."""

    @property
    def what(self) -> tuple[str, int, str, str, float]:
        """What a newer measurement replaces."""
        return self.game, self.players, self.kind, self.against, self.milliseconds

    @property
    def aim(self) -> float:
        """The share of decided games that it ought to win."""
        return TIMES_FAIR / self.players if self.share is None else self.share


def keep(new: Measured, page: Path = PAGE, kept: Path = KEPT) -> None:
    """Add a measurement to those that are kept, and write the table of all."""
    lines = kept.read_bytes().splitlines() if kept.exists() else []
    rows = {row.what: row for row in (msgspec.json.decode(line, type=Measured) for line in lines)}
    rows[new.what] = new
    ordered = [rows[what] for what in sorted(rows)]
    kept.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in ordered))
    text = page.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise SystemExit(f"{page} has no marks {BEGIN.strip()} and {END}")
    page.write_text(before + BEGIN + table(ordered) + END + after, "utf-8")


def table(rows: list[Measured]) -> str:
    """The measurements as a table in Markdown."""
    head = ("game", "players", "bot", "ms a move, both", "decided", "won", "95% interval", "fair", "aim", "met")
    lines = [_line(head), "|---|---:|---|---:|---:|---:|---|---:|---:|---|\n"]
    for row in rows:
        low, high = wilson(row.won, row.decided)
        share = row.won / row.decided
        lines.append(
            _line(
                (
                    row.game.capitalize(),
                    str(row.players),
                    f"`{row.kind}`",
                    f"{row.milliseconds:g}",
                    f"{row.decided:,}",
                    f"{share:.1%}",
                    f"{low:.1%} to {high:.1%}",
                    f"{1 / row.players:.1%}",
                    f"{row.aim:.0%}",
                    "yes" if share >= row.aim else "**NO**",
                )
            )
        )
    return "".join(lines)


def _line(cells: tuple[str, ...]) -> str:
    return "| " + " | ".join(cells) + " |\n"
