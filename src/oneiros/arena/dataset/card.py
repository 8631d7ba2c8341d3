"""The card of a dataset: a README in the form that dataset hubs read, and the checksums of its files."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import oneiros
from oneiros.arena.dataset.decisions import columns_of
from oneiros.arena.dataset.plan import DatasetPlan, Shard
from oneiros.core.game import Game
from oneiros.core.types import shown

CARD: Final = "README.md"
SUMS: Final = "SHA256SUMS"
SIZES: Final = ("n<1K", "1K<n<10K", "10K<n<100K", "100K<n<1M", "1M<n<10M", "10M<n<100M", "100M<n<1B", "1B<n<10B")

LOADING: Final = """```python
from pyarrow import dataset

decisions = dataset.dataset("data", format="parquet")
for row in decisions.head(3).to_pylist():
    print(row["bot"], "did", row["action"], "of", row["legal"], "and won", row["won"])
```

`datasets.load_dataset(".")` and Polars' `read_parquet("data/*.parquet")` read the same files."""


def write(plan: DatasetPlan, game: Game, files: Sequence[Shard], command: str) -> None:
    """The card and the checksums, from files that are all there."""
    from pyarrow import parquet

    folder = files[0].folder
    rows = sum(parquet.read_metadata(file.path).num_rows for file in files)
    sums = "".join(f"{_digest(file.path)}  {file.path.relative_to(folder).as_posix()}\n" for file in files)
    (folder / SUMS).write_text(sums, encoding="utf-8")
    (folder / CARD).write_text(text(plan, game, rows, len(files), command), encoding="utf-8")


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def text(plan: DatasetPlan, game: Game, rows: int, files: int, command: str) -> str:
    """The whole card."""
    parts = [_front(plan, game, rows), _about(plan, game, rows, files), _columns(plan)]
    parts += [_honesty(plan), _made(plan, game, command), _licence(game)]
    return "\n\n".join(parts) + "\n"


def _front(plan: DatasetPlan, game: Game, rows: int) -> str:
    size = SIZES[max(0, min(len(str(rows)) - 3, len(SIZES) - 1))]  # by the number of digits
    lines = ["license: mit", f'pretty_name: "Oneiros: decisions in {game.title}"', "task_categories:"]
    lines += ["- reinforcement-learning", "tags:", "- board-games", "- imperfect-information", "- offline-rl"]
    lines += [f"- oneiros-{game.id}", "size_categories:", f"- {size}", "configs:", "- config_name: default"]
    lines += ["  data_files: data/*.parquet"]
    return "\n".join(["---", *lines, "---"])


def _about(plan: DatasetPlan, game: Game, rows: int, files: int) -> str:
    table = plan.tournament
    seats = "one player" if table.players == 1 else f"{table.players} players"
    return f"""# Decisions in {game.title}

{rows:,} decisions of {plan.games:,} games of {game.title} for {seats}, in {files:,} files of up to
{plan.shard_games:,} games. Each row is one decision of a bot: what its seat saw, what it could do, what it did, and how
the game ended.

{LOADING}

`view` is JSON: `json.loads(row["view"])`. The action numbers are a fixed space of {game.num_actions:,}. In words they
are `oneiros.game({game.id!r}).decode(action)`."""


def _columns(plan: DatasetPlan) -> str:
    lines = [f"| `{column.name}` | {column.about} |" for column in columns_of(plan)]
    return "\n".join(["## Columns", "", "| column | what it holds |", "|---|---|", *lines])


def _honesty(plan: DatasetPlan) -> str:
    hidden = """## What is hidden

A row holds what the seat could know where it decided, and no more. The test `tests/arena/test_dataset.py` replaces the
truth by others that the seat cannot tell apart, and finds the same row. Labels are of two kinds: how the game ended,
and judgements. They are for learning, and no part of what was seen."""
    if "truth" in plan.columns:
        hidden += """ Columns that begin with `truth` were asked for. They hold all secrets: an agent that
learns from them learns to play with open cards."""
    return f"""{hidden} The seed below decides all games. It is for making the files again:
with it, the number of a deal tells its cards."""


def _made(plan: DatasetPlan, game: Game, command: str) -> str:
    table = plan.tournament
    options = ", ".join(f"{name}: {shown(value)}" for name, value in table.options.items()) or "none"
    thought = "their own time" if table.simulations is None else f"{table.simulations} simulations a move"
    judged = "Moves were not judged."
    if plan.judge is not None:
        judged = f"""Every move was judged by the strongest bot with {plan.judge} simulations, from what the player
could know (`oneiros analyse` does the same). Such a chance is an estimate."""
    return f"""## How it was made

By `{command}`, with Oneiros {oneiros.__version__}. The same command makes the same files, in any number of processes
and after any interruption, with the same version of pyarrow. `{SUMS}` has their checksums.

| what | value |
|---|---|
| rules | version {table.rules_version} of {game.title} |
| cards | {game.content.name}, content hash `{table.content}` |
| players | {table.players} |
| options | {options} |
| bots | {", ".join(table.bots)}: every deal is played by each seating of them |
| search | {thought}, where a bot searches |
| seed | {table.seed} |

{judged}"""


def _licence(game: Game) -> str:
    return f"""## Licence

MIT, like Oneiros. {game.title} is an independent implementation of published rules; its words and cards are its own."""
