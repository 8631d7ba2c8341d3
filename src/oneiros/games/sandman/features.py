"""The features of Sandman: what a seat sees, as numbers for learning agents. Own things come first."""

from typing import Final

from mypy_extensions import i64

from oneiros.core.features import FeatureWriter
from oneiros.games.sandman.cards import (
    BACK_NAMES,
    ENCOUNTER_NAMES,
    ENCOUNTERS,
    FIRST_PERMANENT,
    KEEPSAKE,
    LEVELS,
    LONG_STRIDE,
    MOST_ENCOUNTERS,
    MOST_TOKENS,
    PARTICLES,
    PERMANENTS,
    PLOTS,
    SCORE_PARTS,
    WEAVER,
    WHEEL_NAMES,
)
from oneiros.games.sandman.encounters import SandmanEncounters
from oneiros.games.sandman.phases import AT_PAY, PHASES
from oneiros.games.sandman.position import MOST_DRAWN, NAME, NOTHING
from oneiros.games.sandman.scoring import AIM, CUT_OFF, NIGHTMARES, tally

AHEAD: Final = 8  # cards before each wheel that are written one by one
WHEELS: Final = 2
PERMANENT_NAMES: Final = ENCOUNTER_NAMES[FIRST_PERMANENT:]
POINTS: Final = ("level_1", "level_2", "level_3", "cut_off", "unplayed", "goal", "nightmares", "keepsakes")
STARS: Final = 3  # of a card at most
SIGNS: Final = 2


def write_features(state: SandmanEncounters, seat: i64, writer: FeatureWriter) -> None:
    """Each player, then the table.

    For each player: rows, last cards, tokens, encounters, goal and points as known here. For the table: the cards
    before each wheel, and the card taken or being paid for with the way to it. Then own encounters, encounters drawn
    and discarded, the phase and the supplies.
    """
    after: i64 = 0
    while after < state.players:
        writer.player(after)
        _player(state, (seat + after) % state.players, seat, writer)
        after += 1
    writer.player(-1)
    wheel: i64 = 0
    while wheel < WHEELS:
        steps: i64 = 1
        while steps <= AHEAD:
            writer.part(WHEEL_NAMES[wheel], steps)
            set_up = state.black != NOTHING and steps <= state.circle_size
            _card(state, state.circle[state.landing(wheel, steps)] if set_up else NOTHING, writer)
            steps += 1
        wheel += 1
    paying = state.phase == AT_PAY  # S13: for the card at the end of this way
    writer.part("taken", NOTHING)
    _card(state, state.circle[state.landing(state.wheel, state.steps)] if paying else state.taken, writer)
    writer.part("", NOTHING)
    writer.one_of(state.wheel if paying else NOTHING, WHEELS, "wheel", WHEEL_NAMES)
    circle: i64 = len(state.circle)
    writer.add(state.steps if paying else 0, 24, "steps", circle)

    mine = writer.block(ENCOUNTERS, 2, "encounter", MOST_ENCOUNTERS, ENCOUNTER_NAMES)
    at = seat * MOST_ENCOUNTERS
    end = at + state.hand_size[seat]
    while at < end:
        writer.raise_at(mine + (state.hand[at] & NAME), 1)
        at += 1
    drawn = writer.block(ENCOUNTERS, 2, "drawn", MOST_DRAWN, ENCOUNTER_NAMES)
    at = 0
    while state.turn == seat and at < state.drawn_size:
        writer.raise_at(drawn + (state.drawn[at] & NAME), 1)
        at += 1
    spent = writer.block(ENCOUNTERS, 2, "discarded", MOST_ENCOUNTERS, ENCOUNTER_NAMES)
    at = 0
    while at < ENCOUNTERS:
        writer.raise_at(spent + at, state.spent[at])
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
    level: i64 = 0
    while level < LEVELS:
        writer.part("level", level + 1)
        writer.add(state.ends[owner * LEVELS + level], 10, "length", state.width)
        writer.flag(state.place_for(owner, level) >= 0, "has_place")
        at = state.rightmost(owner, level)
        _card(state, NOTHING if at == NOTHING else state.card_at(at), writer)
        _particles(state, 0 if at == NOTHING else state.kinds_at(at), "with_tokens", writer)
        level += 1
    writer.part("", NOTHING)
    known = writer.block(PARTICLES, 4, "token", MOST_TOKENS // PARTICLES, state.tables.particle_names)
    hidden = writer.block(2, 4, "hidden_token", MOST_TOKENS, BACK_NAMES)
    at = owner * MOST_TOKENS
    end = at + state.held[owner]
    while at < end:
        token = state.stock[at]
        if state.eyes_on(token) >> seat & 1:
            writer.raise_at(known + (state.kind_of(token) >> 1), 1)
        else:
            writer.raise_at(hidden + (state.kind_of(token) & 1), 1)
        at += 1
    writer.add(state.hand_size[owner], 4, "encounters", MOST_ENCOUNTERS)
    lying = writer.block(PERMANENTS, 1, "open", MOST_ENCOUNTERS, PERMANENT_NAMES)
    kind: i64 = 0
    while kind < PERMANENTS:
        writer.raise_at(lying + kind, state.open[owner * PERMANENTS + kind])
        kind += 1
    sees_goal = state.goal_seen[owner] >> seat & 1
    _particles(state, state.tables.goals[state.goal[owner]] if sees_goal else 0, "goal", writer)
    points = tally(state, owner)
    if not sees_goal:
        points[AIM] = 0
    scored = writer.block(SCORE_PARTS, 20, "points", 0, POINTS)
    part: i64 = 0
    while part < SCORE_PARTS:
        writer.raise_at(scored + part, points[part])
        part += 1
    if writer.legend is not None:
        _limit_points(state, scored, writer)


def _card(state: SandmanEncounters, card: i64, writer: FeatureWriter) -> None:
    """A card's plot, particles and signs; zeros for none."""
    tables = state.tables
    if card == NOTHING:
        writer.block(PLOTS + 1, 1, "plot", 1, tables.plot_labels)
        _particles(state, 0, "particle", writer)
        writer.block(1, STARS, "stars", STARS)
        writer.block(1, SIGNS, "signs", SIGNS)
        writer.flag(False, "encounter_sign")
        return
    writer.one_of(tables.plot[card], PLOTS + 1, "plot", tables.plot_labels)
    _particles(state, tables.kinds[card], "particle", writer)
    writer.add(tables.stars[card], STARS, "stars", STARS)
    writer.add(tables.signs[card], SIGNS, "signs", SIGNS)
    writer.flag(tables.meets[card] != 0, "encounter_sign")


def _particles(state: SandmanEncounters, kinds: i64, name: str, writer: FeatureWriter) -> None:
    begin = writer.block(PARTICLES, 1, name, 1, state.tables.particle_names)
    particle: i64 = 0
    while particle < PARTICLES:
        writer.raise_at(begin + particle, kinds >> 2 * particle & 1)
        particle += 1


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
