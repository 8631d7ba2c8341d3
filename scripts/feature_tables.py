"""Writes docs/features.md: what learners see of each game, from the code that writes it. `make features` runs it."""

from __future__ import annotations

import re
from pathlib import Path

from oneiros.core.features import Feature
from oneiros.core.game import Game
from oneiros.registry import all_games

PAGE = Path(__file__).parent.parent / "docs" / "features.md"
SHOWN = 6  # labels of one row
HEAD = """# Features

What a seat sees of each game as numbers, in order: `state.features(seat)`, and the observations of all
[interfaces](envs.md). `make features` writes this page from the code that writes the numbers; a test fails when it is
not up to date.

`oneiros.game(id).feature_names(players)` gives every name, and `feature_table(players)` scale and bounds with it. `own`
is the seat that looks, `other_1` the next one. Here n stands for a number, and a row for all names that differ only in
that number or in their last part. A feature is its number divided by its scale; the bounds are those of the number.
"""


def rows(table: tuple[Feature, ...]) -> list[tuple[str, int, str, str]]:
    """Names that differ in a number or the last part, as one row each: names, how many, bounds, scale."""
    groups: dict[tuple[str, int], list[Feature]] = {}
    alone = {stem for stem in (feature.name.rpartition(".")[0] for feature in table) if stem}
    for feature in table:
        stem, _, label = feature.name.rpartition(".")
        part_of_player = re.fullmatch(r"own|other_\d+", stem) is not None
        whole = not stem or part_of_player or re.fullmatch(r".*_\d+", stem) is not None
        key = feature.name if whole and f"{stem}.{label}" not in alone else f"{stem}.*"
        groups.setdefault((re.sub(r"(?<=[_.])\d+(?=\.)", "n", key), feature.scale), []).append(feature)
    found = []
    for (key, scale), features in groups.items():
        labels = list(dict.fromkeys(feature.name.rpartition(".")[2] for feature in features))
        more = ", …" if len(labels) > SHOWN else ""
        named = f": {', '.join(labels[:SHOWN])}{more}" if key.endswith(".*") else ""
        low, high = min(one.low for one in features), max(one.high for one in features)
        found.append((f"{key.removesuffix('.*')}{named}", len(features), f"{low} to {high}", str(scale)))
    return found


def section(game: Game) -> str:
    """The table of one game, for the fewest players who can be told apart."""
    players = min(max(2, game.players[0]), game.players[-1])
    sizes = ", ".join(f"{len(game.feature_table(number))} for {number}" for number in game.players)
    lines = [f"## {game.title}", "", f"By players: {sizes}. The table is for {players}, with the default options.", ""]
    lines += ["| name | how many | bounds | scale |", "|---|---|---|---|"]
    lines += [
        f"| {name} | {many} | {bounds} | {scale} |" for name, many, bounds, scale in rows(game.feature_table(players))
    ]
    return "\n".join(lines)


def page() -> str:
    """The whole page."""
    return "\n\n".join([HEAD.rstrip(), *(section(game) for game in all_games().values())]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
