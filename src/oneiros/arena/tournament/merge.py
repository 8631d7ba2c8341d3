"""Parts of a tournament that were played apart, put together: exactly the games that one run would have played.

A part has whole deals, each part others. Its folder has the log of its games and `part.json`, which says which part it
is of how many games.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from oneiros.arena import folder
from oneiros.arena.parts import Part
from oneiros.arena.tournament.log import GameLog
from oneiros.arena.tournament.plan import Plan, Row
from oneiros.core.errors import BadOption

PART: Final = "part.json"
SHOWN: Final = 20  # numbers of parts in a sentence


class TournamentPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which part of a tournament is in a folder, and how many games the whole was asked for."""

    part: Part
    games: int


def claim(place: Path, part: TournamentPart) -> None:
    """Make the folder that of this part; another part's is refused."""
    folder.claim(place, part, "part", PART)


def numbers(plan: Plan, part: Part, games: int) -> list[int]:
    """The numbers of a part's games: all seatings of every deal that is its own."""
    seatings = len(plan.seatings())
    return [number for number in range(plan.whole_deals(games)) if part.has(number // seatings)]


def gather(places: Sequence[Path]) -> tuple[Plan, int, list[Row]]:
    """The plan, how many games were asked for, and all rows in order. Raises if that is not one whole tournament."""
    found = [(place, *_read(place)) for place in places]
    first, plan, whole = found[0]
    for place, other, part in found[1:]:
        differs = folder.differences(plan, other)
        differs += ["games"] if part.games != whole.games else []
        differs += ["number of parts"] if part.part.of != whole.part.of else []
        if differs:
            named = ", ".join(differs)
            sentence = f"{first} and {place} are parts of different tournaments; they differ in: {named}"
            raise BadOption(sentence, "parts-differ", folder=str(first), other=str(place), differs=named)
    there = {part.part.number: place for place, _, part in found}
    missing = [number for number in range(1, whole.part.of + 1) if number not in there]
    if missing:
        shown = ", ".join(map(str, missing[:SHOWN])) + (" ..." if len(missing) > SHOWN else "")
        sentence = f"{len(missing)} of {whole.part.of} parts are missing: {shown}"
        raise BadOption(sentence, "parts-missing", count=len(missing), of=whole.part.of, numbers=shown)
    rows: dict[int, Row] = {}
    for place, _, part in found:
        log = GameLog(place, plan)
        own = numbers(plan, part.part, part.games)
        played = [log.rows[number] for number in own if number in log.rows]
        if len(played) < len(own):
            number = part.part.number
            sentence = (
                f"part {number} has only {len(played)} of its {len(own)} games ({place}); its command continues it"
            )
            facts = {"number": number, "played": len(played), "games": len(own), "folder": str(place)}
            raise BadOption(sentence, "part-unfinished", **facts)
        rows |= {row.number: row for row in played}
    return plan, whole.games, [rows[number] for number in sorted(rows)]


def _read(place: Path) -> tuple[Plan, TournamentPart]:
    part = folder.read(place / PART, TournamentPart, "part")  # first: where there is none, it was no folder of --part
    return folder.read(place / folder.PLAN, Plan, "tournament"), part
