"""The features of Sandman: what a seat sees, as numbers for learning agents. Own things come first."""

from typing import Final

from mypy_extensions import i64

from oneiros.core.features import FeatureWriter
from oneiros.games.sandman.cards import (
    ENCOUNTERS,
    KINDS,
    LEVELS,
    MOST_ENCOUNTERS,
    MOST_TOKENS,
    PARTICLES,
    PERMANENTS,
    PLOTS,
)
from oneiros.games.sandman.encounters import SandmanEncounters
from oneiros.games.sandman.phases import AT_PAY, PHASES
from oneiros.games.sandman.position import NAME, NOTHING
from oneiros.games.sandman.scoring import AIM, tally

AHEAD: Final = 8  # cards before each wheel that are written one by one
WHEELS: Final = 2


def write_features(state: SandmanEncounters, seat: i64, writer: FeatureWriter) -> None:
    """Each player, then the table.

    For each player: rows, last cards, tokens, encounters, goal and points as known here. For the table: the cards
    before each wheel, and the card taken or being paid for with the way to it. Then own encounters, encounters drawn
    and discarded, the phase and the supplies.
    """
    after: i64 = 0
    while after < state.players:
        _player(state, (seat + after) % state.players, seat, writer)
        after += 1
    wheel: i64 = 0
    while wheel < WHEELS:
        steps: i64 = 1
        while steps <= AHEAD:
            set_up = state.black != NOTHING and steps <= state.circle_size
            _card(state, state.circle[state.landing(wheel, steps)] if set_up else NOTHING, writer)
            steps += 1
        wheel += 1
    paying = state.phase == AT_PAY  # S13: for the card at the end of this way
    _card(state, state.circle[state.landing(state.wheel, state.steps)] if paying else state.taken, writer)
    writer.one_of(state.wheel if paying else NOTHING, WHEELS)
    writer.add(state.steps if paying else 0, 24)

    mine = writer.block(ENCOUNTERS, 2)
    at = seat * MOST_ENCOUNTERS
    end = at + state.hand_size[seat]
    while at < end:
        writer.raise_at(mine + (state.hand[at] & NAME), 1)
        at += 1
    drawn = writer.block(ENCOUNTERS, 2)
    at = 0
    while state.turn == seat and at < state.drawn_size:
        writer.raise_at(drawn + (state.drawn[at] & NAME), 1)
        at += 1
    for number in state.spent:
        writer.add(number, 2)
    writer.one_of(state.phase, len(PHASES))
    writer.one_of((state.turn - seat + state.players) % state.players, state.players)
    apart: i64 = 0
    if state.black != NOTHING and state.circle_size:
        apart = (state.white - state.black + state.circle_size) % state.circle_size
    writer.add(state.rounds, 3)
    writer.add(state.circle_size, 24)
    writer.add(apart, 24)
    writer.add(state.bag_size, 72)
    writer.add(state.fates_size, 24)
    writer.add(state.due, 8)
    writer.add(state.lays, 2)
    writer.add(state.stride, 3)
    writer.flag(state.backwards)
    writer.flag(state.soothed)
    writer.flag(state.met_by_blank)


def _player(state: SandmanEncounters, owner: i64, seat: i64, writer: FeatureWriter) -> None:
    level: i64 = 0
    while level < LEVELS:
        writer.add(state.ends[owner * LEVELS + level], 10)
        writer.flag(state.place_for(owner, level) >= 0)
        at = state.rightmost(owner, level)
        _card(state, NOTHING if at == NOTHING else state.card_at(at), writer)
        _particles(0 if at == NOTHING else state.kinds_at(at), writer)
        level += 1
    known = writer.block(PARTICLES, 4)
    hidden = writer.block(2, 4)
    at = owner * MOST_TOKENS
    end = at + state.held[owner]
    while at < end:
        token = state.stock[at]
        if state.eyes_on(token) >> seat & 1:
            writer.raise_at(known + (state.kind_of(token) >> 1), 1)
        else:
            writer.raise_at(hidden + (state.kind_of(token) & 1), 1)
        at += 1
    writer.add(state.hand_size[owner], 4)
    kind: i64 = 0
    while kind < PERMANENTS:
        writer.add(state.open[owner * PERMANENTS + kind], 1)
        kind += 1
    sees_goal = state.goal_seen[owner] >> seat & 1
    _particles(state.tables.goals[state.goal[owner]] if sees_goal else 0, writer)
    points = tally(state, owner)
    if not sees_goal:
        points[AIM] = 0
    for part in points:
        writer.add(part, 20)


def _card(state: SandmanEncounters, card: i64, writer: FeatureWriter) -> None:
    """A card's plot, particles and signs; zeros for none."""
    if card == NOTHING:
        writer.block(PLOTS + 1, 1)
        _particles(0, writer)
        writer.block(1, 3)
        writer.block(1, 2)
        writer.block(1, 1)
        return
    tables = state.tables
    writer.one_of(tables.plot[card], PLOTS + 1)
    _particles(tables.kinds[card], writer)
    writer.add(tables.stars[card], 3)
    writer.add(tables.signs[card], 2)
    writer.add(tables.meets[card], 1)


def _particles(kinds: i64, writer: FeatureWriter) -> None:
    kind: i64 = 0
    while kind < KINDS:
        writer.add(kinds >> kind & 1, 1)
        kind += 2
