"""The raw games as a Parquet file: a row for each, its moves included, and the plan in the file's metadata."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import msgspec

from oneiros.arena.tournament.plan import Plan, Row
from oneiros.core.errors import BadOption


def check(what: str = "oneiros arena") -> None:
    """Raise before the games are played if the file could not be written after them."""
    if find_spec("pyarrow") is None:
        sentence = f"{what} needs pyarrow: pip install 'oneiros[arena]'"
        raise BadOption(sentence, "needs-package", what=what, package="pyarrow", extra="arena")


def write(path: Path, plan: Plan, rows: Sequence[Row]) -> None:
    """The rows in this order; the same rows give the same bytes."""
    import pyarrow as pa
    from pyarrow import parquet

    schema = pa.schema(
        [
            ("number", pa.uint32()),
            ("deal", pa.uint32()),
            ("seed", pa.uint64()),
            ("bots", pa.list_(pa.dictionary(pa.int8(), pa.string()))),
            ("winners", pa.list_(pa.int8())),
            ("scores", pa.list_(pa.int32())),
            ("reason", pa.dictionary(pa.int8(), pa.string())),
            ("seats", pa.list_(pa.int8())),
            ("actions", pa.list_(pa.int32())),
            ("forfeit", pa.int8()),
            ("fault", pa.string()),
        ],
        metadata={"oneiros": msgspec.json.encode(plan)},
    )
    columns = {
        "number": [row.number for row in rows],
        "deal": [row.deal for row in rows],
        "seed": [row.seed for row in rows],
        "bots": [row.bots for row in rows],
        "winners": [row.winners for row in rows],
        "scores": [row.scores for row in rows],
        "reason": [row.reason for row in rows],
        "seats": [[seat for seat, _ in row.moves] for row in rows],
        "actions": [[action for _, action in row.moves] for row in rows],
        "forfeit": [row.forfeit for row in rows],
        "fault": [row.fault for row in rows],
    }
    unfinished = path.with_name(path.name + ".part")
    parquet.write_table(pa.table(columns, schema=schema), unfinished, compression="zstd")
    unfinished.replace(path)


def read(path: Path) -> tuple[Plan, list[Row]]:
    """The plan and the rows of a file."""
    from pyarrow import parquet

    table = parquet.read_table(path)
    plan = msgspec.json.decode(table.schema.metadata[b"oneiros"], type=Plan)
    rows = [
        Row(
            row["number"],
            row["deal"],
            row["seed"],
            tuple(row["bots"]),
            tuple(row["winners"]),
            tuple(row["scores"]),
            row["reason"],
            list(zip(row["seats"], row["actions"], strict=True)),
            row.get("forfeit"),
            row.get("fault") or "",
        )
        for row in table.to_pylist()
    ]
    return plan, rows
