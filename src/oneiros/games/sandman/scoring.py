"""The score of Sandman, part by part as a person would add it up (S25 to S29)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.bits import count
from oneiros.games.sandman.cards import (
    EVEN_KINDS,
    FIRST_PERMANENT,
    GUARD_DOG,
    KEEPSAKE,
    LEVELS,
    PERMANENTS,
    PLOTS,
    SCORE_PARTS,
)
from oneiros.games.sandman.dreams import SandmanDreams
from oneiros.games.sandman.position import BROKEN, CARD, JOINED, LINK

# The parts, in order.
LEVEL_1: Final = 0  # S25, one for each level
LEVEL_2: Final = 1
LEVEL_3: Final = 2
CUT_OFF: Final = 3  # S29: stars of cut-off cards on levels 2 and 3
UNPLAYED: Final = 4  # S26
AIM: Final = 5  # S27
NIGHTMARES: Final = 6  # S28, with S29; never above 0
KEEPSAKES: Final = 7  # Keepsake


def tally(state: SandmanDreams, seat: i64) -> vec[i64]:
    """The points of a seat by part, goal included. Leave AIM out for a viewer who may not know the goal."""
    tables = state.tables
    parts = tables.no_parts[:]
    aim = tables.goals[state.goal[seat]] & EVEN_KINDS
    guarded = state.has_open(seat, GUARD_DOG)
    deep_plots: i64 = 0
    level: i64 = 0
    while level < LEVELS:
        at = state.row(seat, level)
        end = at + state.ends[seat * LEVELS + level]
        last = at + state.width - 1
        while at < end:
            cell = state.cells[at]
            if cell:
                card = (cell & CARD) - 1
                factor = level + 1
                right: i64 = 0
                if at < last:
                    right = state.cells[at + 1] >> LINK & 3
                if is_cut_off(cell >> LINK & 3, right):
                    factor = 1
                if level and factor == 1:
                    parts[CUT_OFF] += tables.stars[card]
                else:
                    parts[LEVEL_1 + level] += tables.stars[card] * factor
                if not (guarded and factor == 1):
                    parts[NIGHTMARES] -= tables.signs[card] * factor
                parts[AIM] += count(tables.kinds[card] & aim)
                if level == LEVELS - 1:
                    deep_plots |= 1 << tables.plot[card]
            at += 1
        level += 1
    parts[UNPLAYED] = state.hand_size[seat]
    keepsakes = state.open[seat * PERMANENTS + KEEPSAKE - FIRST_PERMANENT]
    if keepsakes:
        parts[KEEPSAKES] = keepsakes * tables.power[KEEPSAKE] * count(deep_plots & ((1 << PLOTS) - 1))
    return parts


def is_cut_off(left: i64, right: i64) -> bool:
    """S29: a break on every side where there is a neighbour, and at least one."""
    return left != JOINED and right != JOINED and (left == BROKEN or right == BROKEN)


def total(parts: vec[i64]) -> i64:
    """The sum of all parts."""
    points: i64 = 0
    part: i64 = 0
    while part < SCORE_PARTS:
        points += parts[part]
        part += 1
    return points
