"""What a hint says, and that it never leads into a warning that it has not said."""

from __future__ import annotations

from oneiros.bots.hints import hint_of
from oneiros.core.bot import Candidate, Thought


def thought(*rows: tuple[int, int, float]) -> Thought:
    """A thought with these candidates: action, visits, value; the first is what the bot would do."""
    return Thought(rows[0][0], rows[0][2], tuple(Candidate(*row) for row in rows), sum(row[1] for row in rows))


def test_the_only_move_is_called_so() -> None:
    assert hint_of(Thought(4), [4], {}).reason == "only"


def test_a_better_move_is_told_beside_the_next_best() -> None:
    hint = hint_of(thought((1, 90, 0.6), (2, 40, 0.5), (3, 30, 0.55)), [1, 2, 3], {})
    assert (hint.action, hint.reason, hint.value) == (1, "better", 0.6)
    assert hint.other is not None
    assert hint.other.action == 3


def test_what_differs_by_little_is_called_close() -> None:
    assert hint_of(thought((1, 90, 0.6), (2, 40, 0.59)), [1, 2], {}).reason == "close"


def test_what_was_hardly_tried_is_not_compared() -> None:
    hint = hint_of(thought((1, 900, 0.6), (2, 1, 1.0), (3, 300, 0.3)), [1, 2, 3], {})
    assert hint.other is not None
    assert hint.other.action == 3


def test_a_lost_position_is_called_lost() -> None:
    assert hint_of(thought((1, 90, 0.01), (2, 40, 0.0)), [1, 2], {}).reason == "lost"
    assert hint_of(thought((1, 90, 0.01), (2, 40, 0.3)), [1, 2], {}).reason != "lost"


def test_without_figures_the_move_alone_is_told() -> None:
    assert hint_of(Thought(1), [1, 2], {}).reason == "sensible"


def test_what_the_table_warns_of_is_advised_only_where_it_is_clearly_best() -> None:
    rows = thought((1, 90, 0.6), (2, 40, 0.59), (3, 30, 0.2))
    hint = hint_of(rows, [1, 2, 3], {1: "ends-round"})
    assert (hint.action, hint.value, hint.warning) == (2, 0.59, None)
    hint = hint_of(rows, [1, 2, 3], {1: "ends-round", 2: "ends-round"})
    assert (hint.action, hint.warning) == (1, "ends-round"), "then the hint says it"
