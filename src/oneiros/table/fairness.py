"""Fairness that anybody can check: a table promises its shuffle before the game and opens it after.

The promise is the BLAKE2b hash (32 bytes, in hexadecimal) of the JSON list
`["oneiros-fairness-1", game, rules version, content, players, options, seed]`, with sorted keys and no spaces: the
record without its moves. A secret seed has 128 bits, so nobody finds it from the hash. A seed that is a whole number
could be found by trying, so a table with such a seed promises nothing.
"""

from __future__ import annotations

from hashlib import blake2b
from hmac import compare_digest

import msgspec

from oneiros.core.errors import BadRecord
from oneiros.core.game import Game
from oneiros.core.record import Record, replay_on
from oneiros.core.types import Outcome

LABEL = "oneiros-fairness-1"


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A finished game for everybody to check: the promise of its beginning, and its record."""

    promise: str
    record: Record


def promise(record: Record) -> str:
    """The hash that a table shows from its beginning; '' where the seed is a number."""
    if isinstance(record.seed, int):
        return ""
    parts = [
        LABEL,
        record.game,
        record.rules_version,
        record.content,
        record.players,
        record.options,
        record.seed,
    ]
    return blake2b(msgspec.json.encode(parts, order="sorted"), digest_size=32).hexdigest()


def verify(proof: Proof, game: Game, promised: str | None = None) -> Outcome | None:
    """How the game ended, if it was dealt as promised and every move in it is legal; else `BadRecord` says why.

    `promised` is the hash that somebody noted when the game began. Without it, the one in the proof is used.
    """
    made = promise(proof.record)
    if not made:
        raise BadRecord("the seed of this game is a number, so nothing was promised about it", "nothing-promised")
    for claimed in (proof.promise, proof.promise if promised is None else promised.strip().lower()):
        if not compare_digest(claimed.encode(), made.encode()):
            raise BadRecord(
                f"the promise does not hold: {claimed or 'nothing'} was promised, and the game gives {made}",
                "broken-promise",
                claimed=claimed or "-",
                made=made,
            )
    return replay_on(proof.record, game).outcome
