"""Hints: what a strong bot would do, and the reason. A hint itself says what the table would warn of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

from oneiros.core.bot import Candidate, Thought

LOST: Final = 0.02  # at most this chance: as good as lost
CLOSE: Final = 0.03  # a smaller difference means nothing
TRIED: Final = 0.02  # of the simulations; what was tried less often is not compared

Reason = Literal["only", "better", "close", "lost", "sensible"]
"""`only`: there is no other move. `better`, `close`: beside the next best. `sensible`: nothing to compare it with."""


class Hint(msgspec.Struct, frozen=True):
    """An action to take, and why."""

    action: int
    reason: Reason
    value: float | None = None
    """The chance to win with it, from 0 to 1, if the bot knows it."""
    other: Candidate | None = None
    """The next best action, where the reason speaks of it."""
    warning: str | None = None
    """What the table warns of, where the move is clearly best all the same. The hint says it; nobody is asked twice."""


def hint_of(thought: Thought, legal: Sequence[int], warnings: Mapping[int, str]) -> Hint:
    """What to advise after this thought. `warnings` are the actions that the table would ask to think over."""
    if len(legal) == 1:
        return Hint(legal[0], "only", thought.value, warning=warnings.get(legal[0]))
    if thought.value is None:
        return Hint(thought.action, "sensible", warning=warnings.get(thought.action))
    action, value = thought.action, thought.value
    least = TRIED * sum(row.visits for row in thought.candidates)
    tried = [row for row in thought.candidates if row.visits >= least]
    calm = [row for row in tried if row.action not in warnings and row.value > value - CLOSE]
    if action in warnings and calm:
        best = max(calm, key=lambda row: row.value)
        action, value = best.action, best.value
    warning = warnings.get(action)
    others = [row for row in tried if row.action != action]
    if value <= LOST and all(row.value <= LOST for row in others):
        return Hint(action, "lost", value, warning=warning)
    if not others:
        return Hint(action, "sensible", value, warning=warning)
    other = max(others, key=lambda row: row.value)
    return Hint(action, "better" if value - other.value >= CLOSE else "close", value, other, warning)
