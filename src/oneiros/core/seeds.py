"""Seeds made from a seed: for each game of many, for a bot, for a choice."""

from __future__ import annotations

from hashlib import blake2b


def derived_seed(seed: int | str, *labels: object) -> int:
    """A seed for a bot or for one game of many. Seed and labels fix it, but its random numbers are different ones."""
    text = repr((seed, *labels)).encode()
    return int.from_bytes(blake2b(text, digest_size=8, person=b"oneiros-cli").digest(), "little")
