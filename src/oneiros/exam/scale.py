"""The scale: how scripted agents of known strength did in the standard exam. `scripts/exam_scale.py` makes it."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from oneiros.exam.paper import Paper

FILE: Final = Path(__file__).with_name("scale.json")


class Mark(msgspec.Struct, frozen=True):
    """What an agent gave away by a choice, with its 95% interval."""

    loss: float
    low: float
    high: float
    questions: dict[str, float] = {}
    """What it gave away by a choice, for each question."""


def paper_id(paper: Paper) -> str:
    """A hash of all that decides an exam."""
    return blake2b(msgspec.json.encode(paper), digest_size=8).hexdigest()


@lru_cache(maxsize=1)
def _scale() -> dict[str, dict[str, Mark]]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, Mark]]) if FILE.exists() else {}


def marks(paper: Paper) -> dict[str, Mark]:
    """The marks of the scripted agents in that very exam; none if they did not sit it."""
    return _scale().get(paper_id(paper), {})
