"""The features of Sandman: what a seat sees, as numbers for learning agents. Own things come first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from oneiros.core.bits import lowest
from oneiros.core.features import FeatureWriter
from oneiros.games.sandman.cards import (
    BACK_NAMES,
    CARD_WIDTH,
    ENCOUNTER_NAMES,
    ENCOUNTERS,
    EVEN_KINDS,
    FIRST_PERMANENT,
    KEEPSAKE,
    LEVELS,
    LONG_STRIDE,
    MOST_ENCOUNTERS,
    MOST_TOKENS,
    PARTICLES,
    PERMANENTS,
    PLACE,
    PLACE_BITS,
    PLOTS,
    ROW_WIDTH,
    SCORE_PARTS,
    SIGNS,
    SIGNS_SEEN,
    STARS,
    STARS_AT,
    STARS_SEEN,
    WEAVER,
    WHEEL_NAMES,
)
from oneiros.games.sandman.encounters import SandmanEncounters
from oneiros.games.sandman.phases import AT_PAY, PHASES
from oneiros.games.sandman.position import MOST_DRAWN, NAME, NOTHING
from oneiros.games.sandman.scoring import AIM, CUT_OFF, NIGHTMARES, tally

AHEAD: Final = 8  # cards before each wheel that are written one by one
WHEELS: Final = 2
TWO_PLACES: Final = (1 << 2 * PLACE_BITS) - 1
PERMANENT_NAMES: Final[tuple[str, ...]] = ENCOUNTER_NAMES[FIRST_PERMANENT:]
POINTS: Final[tuple[str, ...]] = (
    "level_1",
    "level_2",
    "level_3",
    "cut_off",
    "unplayed",
    "goal",
    "nightmares",
    "keepsakes",
)


def write_features(state: SandmanEncounters, seat: i64, writer: FeatureWriter) -> None:
    """Each player, then the table.

    For each player: rows, last cards, tokens, encounters, goal and points as known here. For the table: the cards
    before each wheel, and the card taken or being paid for with the way to it. Then own encounters, encounters drawn
    and discarded, the phase and the supplies.
    """
    numbers = writer.numbers
    after: i64 = 0
    while after < state.players:
        writer.player(after)
        _player(state, (seat + after) % state.players, seat, writer)
        after += 1
    writer.player(-1)
    wheel: i64 = 0
    steps: i64
    while wheel < WHEELS:
        card = writer.table(AHEAD, CARD_WIDTH, state.tables.card_columns, WHEEL_NAMES[wheel], 1)
        steps = 1
        while steps <= AHEAD and steps <= state.circle_size and state.black != NOTHING:
            _write_card(state, state.circle[state.landing(wheel, steps)], numbers, card)
            card += CARD_WIDTH
            steps += 1
        wheel += 1
    taken = state.taken
    wheel = NOTHING
    steps = 0
    if state.phase == AT_PAY:  # S13: for the card at the end of this way
        wheel = state.wheel
        steps = state.steps
        taken = state.circle[state.landing(wheel, steps)]
    _write_card(state, taken, numbers, writer.table(1, CARD_WIDTH, state.tables.card_columns, "taken"))
    writer.one_of(wheel, WHEELS, "wheel", WHEEL_NAMES)
    circle: i64 = len(state.circle)
    writer.add(steps, 24, "steps", circle)

    mine = writer.block(ENCOUNTERS, 2, "encounter", MOST_ENCOUNTERS, ENCOUNTER_NAMES)
    at = seat * MOST_ENCOUNTERS
    end = at + state.hand_size[seat]
    while at < end:
        numbers[mine + (state.hand[at] & NAME)] += 1
        at += 1
    drawn = writer.block(ENCOUNTERS, 2, "drawn", MOST_DRAWN, ENCOUNTER_NAMES)
    at = 0
    while state.turn == seat and at < state.drawn_size:
        numbers[drawn + (state.drawn[at] & NAME)] += 1
        at += 1
    spent = writer.block(ENCOUNTERS, 2, "discarded", MOST_ENCOUNTERS, ENCOUNTER_NAMES)
    at = 0
    while at < ENCOUNTERS:
        numbers[spent + at] = i16(state.spent[at])
        at += 1
    writer.one_of(state.phase, len(PHASES), "phase", PHASES)
    writer.one_of((state.turn - seat + state.players) % state.players, state.players, "turn")
    apart: i64 = 0
    if state.black != NOTHING and state.circle_size:
        apart = (state.white - state.black + state.circle_size) % state.circle_size
    writer.add(state.rounds, 3, "rounds", state.tables.rounds)
    writer.add(state.circle_size, 24, "circle", circle)
    writer.add(apart, 24, "apart", circle)
    writer.add(state.bag_size, 72, "bag", MOST_TOKENS)
    writer.add(state.fates_size, 24, "encounter_deck", MOST_ENCOUNTERS)
    writer.add(state.due, 8, "due", circle)
    writer.add(state.lays, 2, "lays", 1 + state.tables.power[WEAVER])
    writer.add(state.stride, 3, "stride", state.tables.copies[LONG_STRIDE] * state.tables.power[LONG_STRIDE])
    writer.flag(state.backwards, "backwards")
    writer.flag(state.soothed, "soothed")
    writer.flag(state.met_by_blank, "met_by_blank")
    if writer.legend is not None:
        _limit(state, writer)


def _player(state: SandmanEncounters, owner: i64, seat: i64, writer: FeatureWriter) -> None:
    tables = state.tables
    numbers = writer.numbers
    row = writer.table(LEVELS, ROW_WIDTH, tables.row_columns, "level", 1)
    level: i64 = 0
    while level < LEVELS:
        numbers[row] = i16(state.ends[owner * LEVELS + level])
        if state.place_for(owner, level) >= 0:
            numbers[row + 1] = 1
        at = state.rightmost(owner, level)
        if at != NOTHING:
            card = state.card_at(at)
            _write_card(state, card, numbers, row + 2)
            _write_ones(tables.particles_seen[card], numbers, row + 2 + CARD_WIDTH)
            _write_particles(state.laid_at(at), numbers, row + 2 + CARD_WIDTH)
        row += ROW_WIDTH
        level += 1
    known = writer.block(PARTICLES, 4, "token", MOST_TOKENS // PARTICLES, tables.particle_names)
    hidden = writer.block(2, 4, "hidden_token", MOST_TOKENS, BACK_NAMES)
    at = owner * MOST_TOKENS
    end = at + state.held[owner]
    while at < end:
        token = state.stock[at]
        if state.eyes_on(token) >> seat & 1:
            numbers[known + (state.kind_of(token) >> 1)] += 1
        else:
            numbers[hidden + (state.kind_of(token) & 1)] += 1
        at += 1
    writer.add(state.hand_size[owner], 4, "encounters", MOST_ENCOUNTERS)
    lying = writer.block(PERMANENTS, 1, "open", MOST_ENCOUNTERS, PERMANENT_NAMES)
    kind: i64 = 0
    while kind < PERMANENTS:
        numbers[lying + kind] = i16(state.open[owner * PERMANENTS + kind])
        kind += 1
    goal = writer.block(PARTICLES, 1, "goal", 1, tables.particle_names)
    sees_goal = state.goal_seen[owner] >> seat & 1
    if sees_goal:
        _write_particles(tables.goals[state.goal[owner]], numbers, goal)
    scored = writer.block(SCORE_PARTS, 20, "points", 0, POINTS)
    points = tally(state, owner)
    part: i64 = 0
    while part < SCORE_PARTS:
        numbers[scored + part] = i16(points[part])
        part += 1
    if not sees_goal:
        numbers[scored + AIM] = 0
    if writer.legend is not None:
        _limit_points(state, scored, writer)


def _write_card(state: SandmanEncounters, card: i64, numbers: vec[i16], at: i64) -> None:
    """A card's plot, particles and signs; zeros for none."""
    if card != NOTHING:
        seen = state.tables.seen[card]
        _write_ones(seen & TWO_PLACES, numbers, at)
        _write_ones(state.tables.particles_seen[card], numbers, at + PLOTS + 1)
        numbers[at + STARS_AT] = i16(seen >> STARS_SEEN & 3)
        numbers[at + STARS_AT + 1] = i16(seen >> SIGNS_SEEN & 3)


def _write_ones(places: i64, numbers: vec[i16], at: i64) -> None:
    """A 1 in each of these places (`in_places`) of what begins there."""
    while places:
        numbers[at + (places & PLACE) - 1] = 1
        places >>= PLACE_BITS


def _write_particles(kinds: i64, numbers: vec[i16], at: i64) -> None:
    bits = kinds & EVEN_KINDS  # one kind for each particle
    while bits:
        numbers[at + (lowest(bits) >> 1)] = 1
        bits &= bits - 1


def _limit(state: SandmanEncounters, writer: FeatureWriter) -> None:
    """No more encounters and tokens than the pack has."""
    tables = state.tables
    copies = dict(zip(ENCOUNTER_NAMES, tables.copies, strict=True))
    blanks = sum(tables.tokens[1::2])
    tokens = {"sand": sum(tables.tokens) - blanks, "blank": blanks}
    for particle, name in enumerate(tables.particle_names):
        tokens[name] = tables.tokens[2 * particle] + tables.tokens[2 * particle + 1]
    for at, feature in enumerate(writer.legend or ()):
        what, _, label = feature.name.rpartition(".")
        kind = what.rpartition(".")[2]
        if kind in ("encounter", "drawn", "discarded", "open"):
            writer.limit(at, 0, min(feature.high, copies[label]))
        elif kind in ("token", "hidden_token"):
            writer.limit(at, 0, 0 if feature.name.startswith("own.hidden") else tokens[label])
        elif label in ("encounters", "encounter_deck", "unplayed"):
            writer.limit(at, 0, sum(tables.copies))
        elif label == "length":
            writer.limit(at, 0, state.width)
        elif label == "bag":
            writer.limit(at, 0, sum(tables.tokens))
        elif label == "keepsakes":
            writer.limit(at, 0, copies["keepsake"] * tables.power[KEEPSAKE] * PLOTS)


def _limit_points(state: SandmanEncounters, scored: i64, writer: FeatureWriter) -> None:
    """A dream has at most `width` cards, and a card on a level has one more above it on each higher one (S18)."""
    width = state.width
    level: i64 = 1
    while level <= LEVELS:
        writer.limit(scored + level - 1, 0, level * STARS * (width // level))
        level += 1
    writer.limit(scored + CUT_OFF, 0, STARS * width)
    writer.limit(scored + AIM, 0, PLOTS * width)
    writer.limit(scored + NIGHTMARES, -LEVELS * SIGNS * width, 0)
