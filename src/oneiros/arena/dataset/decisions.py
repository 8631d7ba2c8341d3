"""Decisions of a game as rows. What a row says of the position is made from the view of the seat that decided.

Columns that tell more than that seat could know begin with `truth`, and are there only when asked for. How the game
ended, and what a judge thinks, are labels: they came later.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from oneiros.arena.dataset.plan import DatasetPlan
from oneiros.arena.tournament.plan import Row, record_of
from oneiros.bots.analysis import review_moves
from oneiros.core.bot import Budget
from oneiros.core.errors import BadOption
from oneiros.core.features import FeatureWriter
from oneiros.core.game import Game
from oneiros.core.record import moves_made, start_from
from oneiros.core.seeds import derived_seed
from oneiros.core.state import State
from oneiros.core.types import TABLE

JUDGE: Final = "judge"


class Column(NamedTuple):
    """A column: its type as Arrow names it, what it holds, and what must be asked for to have it."""

    name: str
    type: str
    about: str
    asked: str | None = None


COLUMNS: Final = (
    Column("game", "uint32", "number of the game"),
    Column("deal", "uint32", "number of the deal. All seatings play it: keep a deal on one side of a split"),
    Column("move", "uint32", "number of the move in its game, from 0; moves of the clock count, but have no row"),
    Column("seat", "int8", "who decides, from 0"),
    Column("bot", "string", "who that is"),
    Column("view", "string", "all that the seat sees, as JSON", "view"),
    Column(
        "features",
        "features",
        "the same as whole numbers; divided by `oneiros_scales` of the file’s metadata, about 0 to 1",
        "features",
    ),
    Column("legal", "actions", "the actions that are possible, ascending"),
    Column("action", "uint16", "the one that was chosen"),
    Column("won", "float", "label: the seat’s part of the win, 0 to 1"),
    Column("score", "int32", "label: its score at the end; null in a game that was forfeited"),
    Column("reason", "string", "label: how the game ended"),
    Column("judged_before", "float", "label: the chance to win with the best action found", JUDGE),
    Column("judged_after", "float", "label: the chance to win with the chosen action", JUDGE),
    Column("judged_better", "uint16", "label: a better action; null where none was found", JUDGE),
    Column("truth_seed", "uint64", "truth: the seed that all cards follow from", "truth"),
    Column("truth", "string", "truth: the whole position with its secrets, as JSON", "truth"),
)


def columns_of(plan: DatasetPlan) -> list[Column]:
    """The columns of a dataset."""
    asked = {None, *plan.columns} | ({JUDGE} if plan.judge is not None else set())
    return [column for column in COLUMNS if column.asked in asked]


def feature_scales(game: Game, players: int) -> list[int]:
    """What counts as 1, for each feature; the length of a row of features."""
    try:
        return game.feature_scales(players)
    except NotImplementedError:
        sentence = f"{game.title} has no features: its State does not implement write_features"
        raise BadOption(sentence, "no-features", title=game.title) from None


def seen(state: State, seat: int, columns: tuple[str, ...], width: int) -> dict[str, Any]:
    """What a seat knows where it decides. Another truth that it cannot tell apart gives the same."""
    row: dict[str, Any] = {"legal": state.legal(seat)}
    if "view" in columns:
        row["view"] = msgspec.json.encode(state.view(seat)).decode()
    if "features" in columns:
        writer = FeatureWriter(width, None)
        state.write_features(seat, writer)
        row["features"] = memoryview(writer.numbers).tolist()
    return row


def decisions(plan: DatasetPlan, game: Game, played: Row) -> Iterator[dict[str, Any]]:
    """The rows of a game, in order."""
    record = record_of(plan.tournament, played)
    width = len(feature_scales(game, record.players)) if "features" in plan.columns else 0
    judged = {}
    if plan.judge is not None:
        every = range(1, len(record.moves) + 1)
        seed = derived_seed(plan.tournament.seed, "dataset judge", played.number)
        judged = {one.number: one for one in review_moves(record, game, Budget(simulations=plan.judge), every, seed)}
    state = start_from(record, game)
    made = moves_made(record, state)
    for number, (seat, action) in enumerate(record.moves):
        if seat != TABLE:
            row = seen(state, seat, plan.columns, width)
            row |= {"game": played.number, "deal": played.deal, "move": number, "seat": seat, "action": action}
            row |= {"bot": played.bots[seat], "won": _won(game, played, seat), "reason": played.reason}
            row["score"] = played.scores[seat] if played.scores else None
            if plan.judge is not None:
                review = judged[number + 1]
                row |= {"judged_before": review.before, "judged_after": review.after, "judged_better": review.better}
            if "truth" in plan.columns:
                row |= {"truth_seed": played.seed, "truth": msgspec.json.encode(state.truth()).decode()}
            yield row
        next(made)


def _won(game: Game, played: Row, seat: int) -> float:
    """Where all win together, each has won the whole."""
    return float(seat in played.winners) if game.cooperative else played.won(seat)
