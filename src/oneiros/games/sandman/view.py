"""The view of Sandman: what a seat may see. Nothing else about a game ever leaves the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

import msgspec

from oneiros.core.bits import members
from oneiros.core.types import View
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

Link = Literal["joined", "broken"]
LINKS: tuple[Link | None, Link | None, Link | None] = (None, "joined", "broken")


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A dream card as it is printed (S3, S4)."""

    card: str
    plot: str | None  # None for a nightmare
    particles: list[str]
    stars: int
    signs: int  # nightmare signs
    encounter: bool


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """A sand token (S5)."""

    particle: str | None  # None where this seat has not seen it
    back: str | None  # None only for a break marked without a token (S19)


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A card in a dream."""

    card: Card
    tokens: list[str]  # particles that tokens have added (S12)
    left: Link | None  # how it lies to the card on its left (S19); None where it has none
    rift: Token | None  # the token of the break on its left
    counts_as: int  # the level it counts as in the score (S29)


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """The points if the game ended now, part by part."""

    level_1: int  # S25
    level_2: int
    level_3: int
    cut_off: int  # S29: the stars of cards on levels 2 and 3 that count as level 1
    encounters: int  # S26
    goal: int | None  # S27; None where this seat does not know the goal
    nightmares: int  # S28; 0 or less
    keepsake: int
    total: int  # of the parts known to this seat


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """A goal card (S6)."""

    goal: str
    particles: list[str]


class Dreamer(msgspec.Struct, frozen=True, kw_only=True):
    """One player's side of the table."""

    rows: list[list[Place | None]]  # level 1 first; None for a gap
    tokens: list[Token]
    encounters: list[str] | None  # unplayed; None where this seat may not see them
    encounters_held: int
    open: list[str]  # permanent encounters played (S21)
    goal: Goal | None
    score: Score


class Reach(msgspec.Struct, frozen=True, kw_only=True):
    """Where the active player could move a wheel (S13), and what that means."""

    wheel: str
    steps: int
    at: int  # the card's place in the circle
    card: str
    cost: int  # tokens to pay
    draws: int  # tokens to draw (S14)
    possible: bool  # whether there are tokens enough
    meets: bool  # whether the wheels would then share a gap (S23)


class Ring(msgspec.Struct, frozen=True, kw_only=True):
    """How the circle lies on the table. Its places are those of the round's beginning; a card taken leaves its own."""

    size: int
    cards: list[int]  # by card of the circle: its place
    set_before: dict[str, int | None]  # S11: the place before which each wheel was set; None until then
    stands_in: dict[str, int | None]  # S15: the empty place in which each wheel stands; None until it has moved


class Spot(msgspec.Struct, frozen=True, kw_only=True):
    """Where a card can be attached (S17, S18)."""

    level: int
    place: int
    left: Link | None  # what will lie on either side of it (S19)
    right: Link | None
    encounters: int  # to draw (S20)
    points: int  # what it adds to the score, as far as this seat knows it (S25, S27 to S29)


class SandmanView(View, frozen=True, kw_only=True):
    """All that one seat may see of Sandman."""

    round: int  # 1 to 3
    first: int  # the first player of the round
    dreamers: list[Dreamer]
    turns_left: int  # in this round, unless the wheels end it earlier (S22)
    circle: list[Card]  # clockwise
    ring: Ring
    wheels: dict[str, int | None]  # the gap before which card of the circle; None until set (S11)
    deck: int
    out: list[str]  # cards left in earlier circles (S24)
    bag: int
    bag_blanks: int  # of them with a blank back
    unseen: dict[str, int]  # by particle: tokens whose front this seat has not seen
    encounter_deck: int
    encounter_discards: dict[str, int]
    powers: dict[str, int]  # by encounter: its number, where it has one
    taken: Card | None  # the card to be attached
    reach: list[Reach]  # while a wheel is chosen; then, while its way is paid for, that way alone (S13)
    spots: list[Spot]
    previews: list[list[Spot]]  # by card of the circle: the spots for it, for the seat that is to move a wheel
    drawn: list[str] | None  # encounters of which one is to be kept (S20); None where this seat may not see them
    drawn_count: int
    due: int  # tokens still to spend or to give
    paired: str | None  # the particle of which a second token is to be returned (S12)
    trading_with: int | None  # Swap
    lays_left: int  # S12
    free_steps: int  # S13, of the active player
    backwards: bool  # Turning Back was played this turn
    soothed: bool  # Lullaby was played this turn
    ends_round: bool  # a blank back has ended the round: it is over after this turn (S23)


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
