"""The games in words: what a seat sees, what it is asked, and what a sentence means as a move.

>>> import oneiros
>>> from oneiros.text import describe, parse
>>> state = oneiros.game("ravens").new(players=2, seed=7)
>>> parse("1", state, 0) in state.legal(0)
True
"""

from __future__ import annotations

from oneiros.text.describe import Speaker, describe, speaker
from oneiros.text.parse import NotUnderstood, parse
from oneiros.text.rules import rules

__all__ = ["NotUnderstood", "Speaker", "describe", "parse", "rules", "speaker"]
