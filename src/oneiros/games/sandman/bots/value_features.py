"""What a learned value of Sandman judges a position by: what each player has, can still build and can reach.

It is given an imagined state, so it may look at goals and hands. Points are in tenths.
"""

from typing import Final

from mypy_extensions import i64

from oneiros.core.bits import count
from oneiros.core.features import FeatureWriter
from oneiros.games.sandman.bots.valuation import NOWHERE, Places, open_places, turns_left, turns_to_come
from oneiros.games.sandman.cards import (
    ENCOUNTERS,
    EVEN_KINDS,
    LEVELS,
    MOST_ENCOUNTERS,
    PERMANENTS,
    SCORE_PARTS,
    STARGAZER,
)
from oneiros.games.sandman.encounters import FREE_STEPS
from oneiros.games.sandman.phases import PHASES
from oneiros.games.sandman.position import BROKEN, NAME, NOTHING
from oneiros.games.sandman.rules import SandmanState
from oneiros.games.sandman.scoring import tally, total

TENTHS: Final = 10.0
TURN: Final = 6  # what a turn to come is written as: players are 2 to 4, so that a share of one is whole
STEPS: Final = 4  # cards before each wheel that are looked at
WHEELS: Final = 2


def write_value_features(state: SandmanState, seat: i64, writer: FeatureWriter) -> None:
    """Each player, the seat first, then the table."""
    after: i64 = 0
    while after < state.players:
        writer.player(after)
        _write_player(state, (seat + after) % state.players, writer)
        after += 1
    writer.player(-1)
    writer.one_of(state.phase, len(PHASES), "phase")
    writer.one_of((state.turn - seat + state.players) % state.players, state.players, "turn")
    writer.one_of((state.first - seat + state.players) % state.players, state.players, "first")
    apart: i64 = 0
    if state.black != NOTHING and state.circle_size:
        apart = (state.white - state.black + state.circle_size) % state.circle_size
        apart = min(apart, state.circle_size - apart)
    writer.one_of(apart, 3, "apart")
    writer.add(state.circle_size, 16, "circle")
    writer.one_of(state.rounds, 3, "rounds")
    writer.add(state.lays, 1, "lays")
    writer.flag(state.met_by_blank, "met_by_blank")
    blanks: i64 = 0
    at: i64 = 0
    while at < state.bag_size:
        blanks += state.bag[at] & 1
        at += 1
    writer.add(100 * blanks // state.bag_size if state.bag_size else 0, 50, "blanks")


def _write_player(state: SandmanState, owner: i64, writer: FeatureWriter) -> None:
    turns = turns_to_come(state, owner)
    writer.add(i64(float(TURN) * turns + 0.5), 10 * TURN, "turns")
    writer.one_of(i64(turns), 5, "last_turns")
    points = tally(state, owner)
    part: i64 = 0
    while part < SCORE_PARTS:
        writer.add(points[part], 10, "points")
        part += 1
    writer.add(total(points), 20, "total")
    coming: i64 = min(i64(turns), 6)
    for level in (1, 2):
        places = open_places(state, owner, level)
        writer.add(places, 2, "places")
        writer.add(places * coming, 12, "places_coming")
    level_now: i64 = 0
    while level_now < LEVELS:
        at = state.rightmost(owner, level_now)
        writer.flag(state.place_for(owner, level_now) >= 0, "has_place")
        writer.add(0 if at == NOTHING else count(state.kinds_at(at) & EVEN_KINDS), 3, "particles")
        broken = at != NOTHING and level_now > 0 and state.link_at(at) == BROKEN
        writer.add(level_now * state.tables.stars[state.card_at(at)] if broken else 0, 3, "to_join")
        level_now += 1
    writer.add(state.held[owner], 5, "tokens")
    writer.add(min(state.held[owner], 3), 3, "few_tokens")
    writer.add(min(state.held[owner], 8) * coming, 30, "tokens_coming")
    mine = writer.block(ENCOUNTERS, 1, "encounter")
    at = owner * MOST_ENCOUNTERS
    end = at + state.hand_size[owner]
    while at < end:
        writer.raise_at(mine + (state.hand[at] & NAME), 1)
        at += 1
    lying = writer.block(PERMANENTS, 1, "open")
    kind: i64 = 0
    while kind < PERMANENTS:
        writer.raise_at(lying + kind, state.open[owner * PERMANENTS + kind])
        kind += 1
    _write_reach(state, owner, writer)


def _write_reach(state: SandmanState, owner: i64, writer: FeatureWriter) -> None:
    """What the cards before the wheels are worth to a player, and the card it has taken."""
    places = Places(state, owner, turns_left(state))
    free: i64 = FREE_STEPS + (1 if state.has_open(owner, STARGAZER) else 0)
    best = 0.0
    block = writer.block(WHEELS * STEPS + 2, 30, "reach")
    if state.black != NOTHING:
        wheel: i64 = 0
        while wheel < WHEELS:
            steps: i64 = 1
            while steps <= STEPS and steps <= state.circle_size:
                card = state.circle[state.landing(wheel, steps)]
                points = places.best(card, NOTHING, 0)
                writer.raise_at(block + wheel * STEPS + steps - 1, _tenths(points))
                if steps <= free and points > best:
                    best = points
                steps += 1
            wheel += 1
    _write_circle(state, owner, places, writer)
    writer.raise_at(block + WHEELS * STEPS, _tenths(best))
    if state.taken != NOTHING and state.turn == owner:
        points = places.best(state.taken, NOTHING, 0)
        writer.raise_at(block + WHEELS * STEPS + 1, _tenths(points))


def _write_circle(state: SandmanState, owner: i64, places: Places, writer: FeatureWriter) -> None:
    """What the whole circle has for a player: its best cards, and how many of them would be joined on each level."""
    first = state.place_for(owner, 0)
    second = state.place_for(owner, 1)
    third = state.place_for(owner, 2)
    size = state.circle_size
    best = 0.0
    next_best = 0.0
    total_points = 0.0
    at: i64 = 0
    while at < size:
        points = max(places.best(state.circle[at], NOTHING, 0), 0.0)
        total_points += points
        if points > best:
            next_best = best
            best = points
        elif points > next_best:
            next_best = points
        at += 1
    writer.add(_tenths(best), 30, "best_card")
    writer.add(_tenths(next_best), 30, "next_best_card")
    writer.add(_tenths(total_points / float(max(size, 1))), 30, "mean_card")
    kinds: i64 = state.held_kinds(owner)
    paired: i64 = state.paired_kinds(owner)
    level: i64 = 0
    while level < LEVELS:
        place = first if level == 0 else second if level == 1 else third
        joining: i64 = 0
        left: i64 = 0
        right: i64 = 0
        if place >= 0:
            spot = state.row(owner, level) + place
            left = state.kinds_at(spot - 1) if place and state.cells[spot - 1] else 0
            right = state.kinds_at(spot + 1) if place + 1 < state.width and state.cells[spot + 1] else 0
        at = 0
        while at < size and left:
            card = state.tables.kinds[state.circle[at]]
            if card & left and (right == 0 or card & right):
                joining += 1
            at += 1
        writer.add(100 * joining // max(size, 1), 50, "joining")
        writer.flag(place >= 0 and left == 0, "begins")
        writer.flag(right != 0, "closes")
        writer.add(count(state.layable(owner, level, kinds, paired)), 3, "layable")
        level += 1


def _tenths(points: float) -> i64:
    """A number of moderate size, whatever the points are."""
    if points <= NOWHERE or points < -20.0:
        return -200
    return i64(TENTHS * points)
