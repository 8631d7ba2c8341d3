"""Every move of a position of Sandman with its points, as the greedy player counts them.

Only differences mean something: the best move has the highest number, and a point less is a point worse.
"""

from typing import Final

from mypy_extensions import i64

from oneiros.core.chance import Rng
from oneiros.games.sandman.bots.greedy import Outlook, before_moving, best_move, choose, move_points
from oneiros.games.sandman.bots.valuation import Place, turns_left
from oneiros.games.sandman.cards import KINDS, both_backs, kind_bit
from oneiros.games.sandman.moves import ATTACH, MOST_STEPS, MOVE, PLAY
from oneiros.games.sandman.phases import AT_ATTACH, AT_MOVE
from oneiros.games.sandman.position import NOTHING
from oneiros.games.sandman.rules import SandmanState

PREFERRED: Final = 0.1  # of what the greedy player would do
NOT_NOW: Final = 1.2  # lost by what it would not do, where it counts no points
EARLY: Final = 0.7  # lost by playing an encounter that could wait


def points_of_moves(state: SandmanState, seat: i64, rng: Rng) -> list[tuple[float, int]]:
    """The points and the action of every legal move of the seat, the best first."""
    found: list[tuple[float, int]] = []
    legal = state.legal(int(seat))
    if state.phase == AT_MOVE:
        _rank_moves(state, seat, legal, found)
        found.sort(reverse=True)
        return found
    chosen = choose(state, seat, rng)
    if state.phase == AT_ATTACH:
        _rank_levels(state, seat, legal, chosen, found)
    else:
        for choice in legal:
            found.append((0.0 if choice == chosen else -NOT_NOW, choice))
    found.sort(reverse=True)
    return found


def _rank_moves(state: SandmanState, seat: i64, legal: list[int], found: list[tuple[float, int]]) -> None:
    outlook = Outlook(state, seat)
    chosen = before_moving(state, seat, outlook)
    free = state.free_steps()
    held = state.held[seat]
    best, _ = best_move(state, outlook, seat, free, held, state.backwards, NOTHING, 0)
    for choice in legal:
        action: i64 = choice
        if action < MOVE:
            level = action // KINDS
            kind = action % KINDS
            spent: i64 = 2 if state.needs_pair(state.rightmost(seat, level), kind) else 1
            points, _ = best_move(
                state, outlook, seat, free, held - spent, state.backwards, level, both_backs(kind_bit(kind))
            )
            points -= outlook.token * float(spent)
        elif action < PLAY:
            wheel = (action - MOVE) // MOST_STEPS
            steps = (action - MOVE) % MOST_STEPS + 1
            points = move_points(state, outlook, seat, wheel, steps, free, state.backwards, NOTHING, 0)
        else:
            points = best + PREFERRED if action == chosen else best - EARLY
        found.append((points + PREFERRED if action == chosen else points, choice))


def _rank_levels(state: SandmanState, seat: i64, legal: list[int], chosen: i64, found: list[tuple[float, int]]) -> None:
    turns = turns_left(state)
    best = -1000.0
    for choice in legal:
        level: i64 = choice - ATTACH
        if level >= 0:
            points = Place(state, seat, level, turns).points(state.taken, state.soothed, 0)
            found.append((points, choice))
            if points > best:
                best = points
    for choice in legal:
        if choice < ATTACH:
            found.append((best + PREFERRED if choice == chosen else best - EARLY, choice))
