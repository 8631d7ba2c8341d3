"""Makes the view of a seat of Sandman out of the position. Views themselves are in `view.py`."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from oneiros.core.bits import members
from oneiros.games.sandman.cards import (
    ANY_PLOT,
    BACK_NAMES,
    ENCOUNTER_NAMES,
    FIRST_PERMANENT,
    LEVELS,
    PERMANENTS,
    WHEEL_NAMES,
    Tables,
    particles_in,
)
from oneiros.games.sandman.dreams import NO_PLACE
from oneiros.games.sandman.phases import AT_ATTACH, AT_MOVE, AT_PAY, PHASES
from oneiros.games.sandman.position import BLACK, BROKEN, KIND, NAME, NOTHING, SEEN
from oneiros.games.sandman.scoring import AIM, is_cut_off, tally

if TYPE_CHECKING:
    from oneiros.games.sandman.rules import SandmanState
from oneiros.games.sandman.view import Card, Dreamer, Goal, Link, Place, Reach, Ring, SandmanView, Score, Spot, Token

LINKS: Final[tuple[Link | None, ...]] = (None, "joined", "broken")


def make_view(state: SandmanState, seat: int | None) -> SandmanView:
    """The view of a seat; None is a spectator, who knows what all players know."""
    everybody = (1 << state.players) - 1
    eyes = everybody if seat is None else 1 << seat
    unseen = [0] * len(state.tables.particle_names)
    for kind in _hidden_kinds(state, eyes):
        unseen[kind // 2] += 1
    names = state.tables.particle_names
    choosing = seat == state.turn
    moving = state.phase == AT_MOVE
    return SandmanView(
        game="sandman",
        players=state.players,
        seat=seat,
        actors=state.actors,
        phase=PHASES[state.phase],
        outcome=state.outcome,
        round=min(state.rounds + 1, state.tables.rounds),
        first=state.first,
        dreamers=[_dreamer(state, owner, seat, eyes) for owner in range(state.players)],
        turns_left=max(state.circle_size - state.players, 0),
        circle=[_card(state.tables, card) for card in list(state.circle[: state.circle_size])],
        ring=_ring(state),
        wheels={
            "black": None if state.black == NOTHING else state.black,
            "white": None if state.white == NOTHING else state.white,
        },
        deck=state.deck_size,
        out=[state.tables.card_names[card] for card in list(state.out[: state.out_size])],
        bag=state.bag_size,
        bag_blanks=sum(token & 1 for token in list(state.bag[: state.bag_size])),
        unseen={name: number for name, number in zip(names, unseen, strict=True) if number},
        encounter_deck=state.fates_size,
        encounter_discards={
            name: number for name, number in zip(ENCOUNTER_NAMES, list(state.spent), strict=True) if number
        },
        powers={name: number for name, number in zip(ENCOUNTER_NAMES, list(state.tables.power), strict=True) if number},
        taken=None if state.taken == NOTHING else _card(state.tables, state.taken),
        reach=_reach(state),
        spots=_spots(state, [state.taken], eyes)[0] if state.phase == AT_ATTACH else [],
        previews=_spots(state, list(state.circle[: state.circle_size]), eyes) if choosing and moving else [],
        drawn=[ENCOUNTER_NAMES[fate & NAME] for fate in list(state.drawn[: state.drawn_size])] if choosing else None,
        drawn_count=state.drawn_size,
        due=state.due,
        paired=None if state.paired == NOTHING else names[state.paired],
        trading_with=None if state.partner == NOTHING else state.partner,
        lays_left=state.lays if moving else 0,
        free_steps=state.free_steps(),
        backwards=state.backwards,
        soothed=state.soothed,
        ends_round=state.met_by_blank,
    )


def _hidden_kinds(state: SandmanState, eyes: int) -> list[int]:
    """The kinds of all tokens whose fronts at least one of these seats (as bits) has not seen."""
    hidden = list(state.bag[: state.bag_size]) + state.rift_kinds()
    for owner in range(state.players):
        hidden += [token & KIND for token in state.tokens_of(owner) if token >> SEEN & eyes != eyes]
    return hidden


@lru_cache(maxsize=1024)
def _card(tables: Tables, card: int) -> Card:
    plot = tables.plot[card]
    return Card(
        card=tables.card_names[card],
        plot=None if plot == ANY_PLOT else tables.plot_names[plot],
        particles=[tables.particle_names[particle] for particle in particles_in(tables.kinds[card])],
        stars=tables.stars[card],
        signs=tables.signs[card],
        encounter=bool(tables.meets[card]),
    )


def _dreamer(state: SandmanState, owner: int, seat: int | None, eyes: int) -> Dreamer:
    knows_goal = state.goal_seen[owner] & eyes == eyes
    goal = state.goal[owner]
    names = state.tables.particle_names
    # Sorted, so that the order reveals nothing: those seen by particle, then the others by back.
    tokens = [(token >> SEEN & eyes != eyes, token & KIND) for token in state.tokens_of(owner)]
    tokens = sorted((hidden, kind & 1 if hidden else kind) for hidden, kind in tokens)
    return Dreamer(
        rows=[_row(state, owner, level) for level in range(LEVELS)],
        tokens=[
            Token(particle=None if hidden else names[kind // 2], back=BACK_NAMES[kind & 1]) for hidden, kind in tokens
        ],
        encounters=sorted(ENCOUNTER_NAMES[fate & NAME] for fate in state.hand_of(owner)) if owner == seat else None,
        encounters_held=state.hand_size[owner],
        open=[
            ENCOUNTER_NAMES[FIRST_PERMANENT + kind]
            for kind in range(PERMANENTS)
            for _ in range(state.open[owner * PERMANENTS + kind])
        ],
        goal=Goal(
            goal=state.tables.goal_names[goal],
            particles=[names[particle] for particle in particles_in(state.tables.goals[goal])],
        )
        if knows_goal
        else None,
        score=_score(state, owner, knows_goal),
    )


def _row(state: SandmanState, owner: int, level: int) -> list[Place | None]:
    base = state.row(owner, level)
    end = state.ends[owner * LEVELS + level]
    links = [state.link_at(base + place) for place in range(end)] + [0]
    names = state.tables.particle_names
    row: list[Place | None] = []
    for place in range(end):
        card = state.card_at(base + place)
        if card == NOTHING:
            row.append(None)
            continue
        back = state.rift_back(base + place)
        row.append(
            Place(
                card=_card(state.tables, card),
                tokens=[names[particle] for particle in particles_in(state.tokens_on(base + place))],
                left=LINKS[links[place]],
                rift=Token(particle=None, back=None if back == NOTHING else BACK_NAMES[back])
                if links[place] == BROKEN
                else None,
                counts_as=1 if is_cut_off(links[place], links[place + 1]) else level + 1,
            )
        )
    return row


def _score(state: SandmanState, owner: int, knows_goal: bool) -> Score:
    parts = list(tally(state, owner))
    level_1, level_2, level_3, cut_off, encounters, goal, nightmares, keepsake = parts
    return Score(
        level_1=level_1,
        level_2=level_2,
        level_3=level_3,
        cut_off=cut_off,
        encounters=encounters,
        goal=goal if knows_goal else None,
        nightmares=nightmares,
        keepsake=keepsake,
        total=sum(parts) - (0 if knows_goal else goal),
    )


def _reach(state: SandmanState) -> list[Reach]:
    """Every move of either wheel, those that cost too much included; or the one that is being paid for."""
    if state.phase == AT_PAY:
        return [_way(state, state.wheel, state.steps)]
    if state.phase != AT_MOVE:
        return []
    return [_way(state, wheel, steps) for wheel in range(len(WHEEL_NAMES)) for steps in range(1, state.circle_size + 1)]


def _way(state: SandmanState, wheel: int, steps: int) -> Reach:
    at = state.landing(wheel, steps)
    cost = max(steps - state.free_steps(), 0)
    other = state.white if wheel == BLACK else state.black
    return Reach(
        wheel=WHEEL_NAMES[wheel],
        steps=steps,
        at=at,
        card=state.tables.card_names[state.circle[at]],
        cost=cost,
        draws=state.drawing(steps),
        possible=cost <= state.held[state.turn] or state.phase == AT_PAY,
        meets=other in (at, (at + 1) % state.circle_size),
    )


def _ring(state: SandmanState) -> Ring:
    size = len(state.circle)
    set_at = None if state.set_at == NOTHING else int(state.set_at)
    opposite = None if set_at is None else (set_at + size // 2) % size
    return Ring(
        size=size,
        cards=members(state.full, 0),
        set_before={"black": set_at, "white": opposite},
        stands_in={
            "black": None if state.black_in == NOTHING else state.black_in,
            "white": None if state.white_in == NOTHING else state.white_in,
        },
    )


def _spots(state: SandmanState, cards: list[int], eyes: int) -> list[list[Spot]]:
    """By card: where the active player could attach it."""
    seat = state.turn
    knows_goal = state.goal_seen[seat] & eyes == eyes
    before = _points(state, seat, knows_goal)
    places = [(level, state.place_for(seat, level)) for level in range(LEVELS)]
    trial = state.clone()
    trial.bag_size = 0  # so that no token is drawn for a break
    found = []
    for card in cards:
        spots = []
        for level, place in places:
            if place == NO_PLACE:
                continue
            at = state.row(seat, level) + place
            trial.cells = state.cells[:]
            trial.ends = state.ends[:]
            trial.places = state.places[:]
            trial._put(seat, level, place, card, state.soothed)
            spots.append(
                Spot(
                    level=level + 1,
                    place=place,
                    left=LINKS[trial.link_at(at)],
                    right=LINKS[trial.link_at(at + 1)] if place + 1 < state.width else None,
                    encounters=level + 1 if state.tables.meets[card] else 0,
                    points=_points(trial, seat, knows_goal) - before,
                )
            )
        found.append(spots)
    return found


def _points(state: SandmanState, seat: int, knows_goal: bool) -> int:
    parts = list(tally(state, seat))
    return sum(parts) - (0 if knows_goal else parts[AIM])
