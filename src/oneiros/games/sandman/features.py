"""What a seat of Sandman sees, as numbers: the input of learning agents. Own things come first."""

from typing import Final

from mypy_extensions import i64

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
from oneiros.games.sandman.phases import PHASES
from oneiros.games.sandman.position import NAME, NOTHING
from oneiros.games.sandman.rules import SandmanState
from oneiros.games.sandman.scoring import AIM, tally

AHEAD: Final = 8  # cards before each wheel that are told one by one
WHEELS: Final = 2


def features(state: SandmanState, seat: i64) -> list[float]:
    """For each player: rows, last cards, tokens, encounters, goal and points as known here; then the cards before
    either wheel, the card taken, own encounters, encounters drawn and discarded, the phase and the supplies."""
    out: list[float] = []
    after: i64 = 0
    while after < state.players:
        _player(state, (seat + after) % state.players, seat, out)
        after += 1
    wheel: i64 = 0
    while wheel < WHEELS:
        steps: i64 = 1
        while steps <= AHEAD:
            set_up = state.black != NOTHING and steps <= state.circle_size
            _card(state, state.circle[state.landing(wheel, steps)] if set_up else NOTHING, out)
            steps += 1
        wheel += 1
    _card(state, state.taken, out)

    mine = [0.0] * ENCOUNTERS
    at = seat * MOST_ENCOUNTERS
    end = at + state.hand_size[seat]
    while at < end:
        mine[state.hand[at] & NAME] += 0.5
        at += 1
    drawn = [0.0] * ENCOUNTERS
    at = 0
    while state.turn == seat and at < state.drawn_size:
        drawn[state.drawn[at] & NAME] += 0.5
        at += 1
    phase = [0.0] * len(PHASES)
    phase[state.phase] = 1.0
    out += mine
    out += drawn
    out += [float(number) / 2.0 for number in state.spent]
    out += phase
    turns = [0.0] * state.players
    turns[(state.turn - seat + state.players) % state.players] = 1.0
    out += turns
    apart = (state.white - state.black + state.circle_size) % state.circle_size if state.circle_size else 0
    out += [
        float(state.rounds) / 3.0,
        float(state.circle_size) / 24.0,
        float(apart) / 24.0 if state.black != NOTHING else 0.0,
        float(state.bag_size) / 72.0,
        float(state.fates_size) / 24.0,
        float(state.due) / 8.0,
        float(state.lays) / 2.0,
        float(state.stride) / 3.0,
        1.0 if state.backwards else 0.0,
        1.0 if state.soothed else 0.0,
        1.0 if state.met_by_blank else 0.0,
    ]
    return out


def _player(state: SandmanState, owner: i64, seat: i64, out: list[float]) -> None:
    level: i64 = 0
    while level < LEVELS:
        out.append(float(state.ends[owner * LEVELS + level]) / 10.0)
        out.append(1.0 if state.place_for(owner, level) >= 0 else 0.0)
        at = state.rightmost(owner, level)
        _card(state, NOTHING if at == NOTHING else state.card_at(at), out)
        _particles(0 if at == NOTHING else state.kinds_at(at), out)
        level += 1
    known = [0.0] * PARTICLES
    hidden = [0.0, 0.0]
    at = owner * MOST_TOKENS
    end = at + state.held[owner]
    while at < end:
        token = state.stock[at]
        if state.eyes_on(token) >> seat & 1:
            known[state.kind_of(token) >> 1] += 0.25
        else:
            hidden[state.kind_of(token) & 1] += 0.25
        at += 1
    out += known
    out += hidden
    out.append(float(state.hand_size[owner]) / 4.0)
    kind: i64 = 0
    while kind < PERMANENTS:
        out.append(float(state.open[owner * PERMANENTS + kind]))
        kind += 1
    sees_goal = state.goal_seen[owner] >> seat & 1
    _particles(state.tables.goals[state.goal[owner]] if sees_goal else 0, out)
    points = tally(state, owner)
    if not sees_goal:
        points[AIM] = 0
    out += [float(part) / 20.0 for part in points]


def _card(state: SandmanState, card: i64, out: list[float]) -> None:
    """A card's plot, particles and signs; zeros for none."""
    plots = [0.0] * (PLOTS + 1)
    if card == NOTHING:
        out += plots
        _particles(0, out)
        out += [0.0, 0.0, 0.0]
        return
    tables = state.tables
    plots[tables.plot[card]] = 1.0
    out += plots
    _particles(tables.kinds[card], out)
    out += [float(tables.stars[card]) / 3.0, float(tables.signs[card]) / 2.0, float(tables.meets[card])]


def _particles(kinds: i64, out: list[float]) -> None:
    kind: i64 = 0
    while kind < KINDS:
        out.append(float(kinds >> kind & 1))
        kind += 2
