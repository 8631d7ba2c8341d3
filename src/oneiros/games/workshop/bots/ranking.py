"""Every move of a position of Workshop with its value, as the greedy player counts: in thousandths of a point.

Only differences mean something: the best move has the highest number, and 1000 less is a point worse.
"""

from typing import Final

from mypy_extensions import i64

from oneiros.core.chance import Rng
from oneiros.games.workshop.bots.greedy import burden, card_value, choose
from oneiros.games.workshop.bots.making_search import (
    shard_to_spare,
    value_after,
    value_of_laying,
    value_of_put,
    value_of_waking,
)
from oneiros.games.workshop.bots.route_search import RouteSearch
from oneiros.games.workshop.bots.valuation import Uses, Valuer
from oneiros.games.workshop.choices import (
    AT_BURY,
    AT_CARRY,
    AT_FINISH,
    AT_KEEP,
    AT_MAKE,
    AT_START,
    AT_TOWER,
    AT_WALK,
    AT_WANDER,
)
from oneiros.games.workshop.missing import packed_hand
from oneiros.games.workshop.moves import AWAKEN, COLLECT, DECLINE, SLEEP, STRIDE, TRAVEL, WAKE
from oneiros.games.workshop.pieces import CORNERS
from oneiros.games.workshop.position import DESK, PHASE
from oneiros.games.workshop.rules import WorkshopState

PREFERRED: Final = 100  # of what the greedy player would do
POWER: Final = 400  # lost by a power that it would not use
NOT_NOW: Final = 800  # lost by what it would not do, where it counts no points


def points_of_moves(state: WorkshopState, seat: i64, rng: Rng) -> list[tuple[int, int]]:
    """The value and the action of every legal move of the seat, the best first."""
    found: list[tuple[int, int]] = []
    chosen = choose(state, seat, rng)
    legal = state.legal(int(seat))
    phase = state.desk[seat * DESK + PHASE]
    if phase == AT_MAKE:
        _rank_making(state, seat, legal, found)
    elif phase == AT_WANDER:
        _rank_ways(state, seat, legal, found)
    elif phase == AT_KEEP or phase == AT_START:
        _rank_cards(state, seat, legal, found)
    elif phase == AT_CARRY or phase == AT_TOWER or phase == AT_WALK or phase == AT_FINISH or phase == AT_BURY:
        valuer = Valuer(state, seat)
        for choice in legal:
            found.append((int(value_after(state, seat, choice, valuer)), choice))
    else:
        for choice in legal:
            found.append((0 if choice == chosen else -NOT_NOW, choice))
    best = max(found)[0]
    at = 0
    while at < len(found):
        if found[at][1] == chosen:
            found[at] = (best + PREFERRED, found[at][1])
        at += 1
    found.sort(reverse=True)
    return found


def _rank_making(state: WorkshopState, seat: i64, legal: list[int], found: list[tuple[int, int]]) -> None:
    valuer = Valuer(state, seat)
    value: i64 = 0
    for choice in legal:
        action: i64 = choice
        if action >= AWAKEN:
            card = action - AWAKEN
            value = value_of_laying(state, seat, card, shard_to_spare(state, seat, card, valuer), valuer) - POWER
        elif action == WAKE:
            value = value_of_waking(state, seat, valuer)
        elif action < STRIDE:
            value = value_of_put(state, seat, action, valuer)
        else:
            value = value_after(state, seat, action, valuer)
        found.append((int(value), choice))


def _rank_ways(state: WorkshopState, seat: i64, legal: list[int], found: list[tuple[int, int]]) -> None:
    routes = RouteSearch(state, seat, Valuer(state, seat))
    best = routes.search(packed_hand(state, seat), state.points)
    for choice in legal:
        action: i64 = choice
        value = best - POWER
        if action == SLEEP:
            value = routes.staying
        elif action == COLLECT:
            value = routes.picking
        elif TRAVEL <= action < TRAVEL + CORNERS:
            value = routes.going[action - TRAVEL]
        found.append((int(value if value > best - 10 * NOT_NOW else best - 10 * NOT_NOW), choice))


def _rank_cards(state: WorkshopState, seat: i64, legal: list[int], found: list[tuple[int, int]]) -> None:
    valuer = Valuer(state, seat)
    uses = Uses(state, seat, 0)
    hand = packed_hand(state, seat)
    for choice in legal:
        if choice == DECLINE:
            found.append((int(burden(state, seat)), choice))
        else:
            found.append((int(card_value(state, seat, choice - state.tables.bases[8], valuer, hand, uses)), choice))
