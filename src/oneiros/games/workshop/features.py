"""The features of Workshop: what a seat sees, as numbers for learning agents. Own things come first."""

from typing import Final

from mypy_extensions import i16, i64

from oneiros.core.bits import count, lowest
from oneiros.core.features import Column, FeatureWriter
from oneiros.games.workshop.choices import PHASES, STAGES, WorkshopChoices
from oneiros.games.workshop.pieces import (
    COLOUR_NAMES,
    COLOURS,
    CORNERS,
    EARNINGS,
    FIELDS,
    FOR_CARDS,
    FOR_MOUNTAINS,
    FOR_RED,
    FOR_TREES,
    FOR_WATER,
    LEVELS,
    NIGHTMARE,
    PATH_NAMES,
    PATHS,
    PLAIN_COLOURS,
    POINTS,
    POWER_NAMES,
    ROUNDS,
    SPOTS,
    TOKEN_KINDS,
    TOKEN_NAMES,
    TOKENS_LAID,
)
from oneiros.games.workshop.position import (
    CORNER,
    DEPTH,
    DESK,
    DONE,
    DREAMER,
    EARNED,
    FILLED,
    FREE,
    HAND,
    LEFT,
    NOTHING,
    OPEN,
    PHASE,
    SIGHT,
    SLEPT,
    TOP,
    TREES,
    USED,
)
from oneiros.games.workshop.stacks import SHARD, bottom, height

MOST_LEFT: Final = 3
EARNING_NAMES: Final[tuple[str, ...]] = ("cards", "trees", "water", "mountains", "red")
MOST_SHARDS: Final = 1000  # `_limit` knows better
FIELD_WIDTH: Final = 2 + 2 * COLOURS
FIELD_COLUMNS: Final = [
    Column("height", 1, 6, MOST_SHARDS),
    Column("tree", 1, 1, 1),
    Column("top", COLOURS, 1, 1, COLOUR_NAMES),
    Column("second", COLOURS, 1, 1, COLOUR_NAMES),
]
SPOT_COLUMNS: Final = [Column("shard", COLOURS, 1, 1, COLOUR_NAMES)]
TOKEN_COLUMNS: Final = [Column("kind", TOKEN_KINDS, 1, 1, TOKEN_NAMES), Column("colour", COLOURS, 1, 1, COLOUR_NAMES)]


def write_features(state: WorkshopChoices, seat: i64, writer: FeatureWriter) -> None:
    """For each player, own seat first, what `_desk` says; then the land, the bag, tokens, cards in sight, the time."""
    after: i64 = 0
    while after < state.players:
        writer.player(after)
        _desk(state, (seat + after) % state.players, writer)
        after += 1
    writer.player(-1)
    _land(state, writer)
    numbers = writer.numbers
    row = writer.table(TOKENS_LAID, TOKEN_KINDS + COLOURS, TOKEN_COLUMNS, "token", 0)
    token: i64 = 0
    while token < TOKENS_LAID:
        numbers[row + state.tokens[token]] = 1
        if state.tokens[TOKENS_LAID + token] != NOTHING:
            numbers[row + TOKEN_KINDS + state.tokens[TOKENS_LAID + token]] = 1
        row += TOKEN_KINDS + COLOURS
        token += 1
    writer.members(state.desk[seat * DESK + SIGHT], state.tables.cards, "sight", state.tables.card_names)
    writer.one_of(state.desk[seat * DESK + PHASE], len(PHASES), "phase", PHASES)
    writer.one_of(state.stage, len(STAGES), "stage", STAGES)
    writer.add(state.round, ROUNDS, "round", ROUNDS)
    writer.add(state.points, POINTS, "action_points", POINTS)
    writer.flag(state.active >> seat & 1 != 0, "may_act")


def _desk(state: WorkshopChoices, owner: i64, writer: FeatureWriter) -> None:
    """Hand, corner, turn; the fields: height, tree, two top shards, dreamer; cards; points; what is under way."""
    base = owner * DESK
    desk = state.desk
    tables = state.tables
    numbers = writer.numbers
    hand = writer.block(COLOURS, 4, "hand", 0, COLOUR_NAMES)
    colour: i64 = 0
    while colour < COLOURS:
        numbers[hand + colour] = i16(desk[base + HAND + colour])
        colour += 1
    writer.one_of(desk[base + CORNER], CORNERS, "corner", POWER_NAMES)
    order = writer.block(state.players, 1, "turn_order", 1)
    place: i64 = 0
    while place < state.players:
        if state.order[place] == owner:
            numbers[order + place] = 1
        place += 1
    fields = writer.table(FIELDS, FIELD_WIDTH, FIELD_COLUMNS, "field", 0)
    trees = desk[base + TREES]
    filled = desk[base + FILLED]
    while filled:  # a tree stands on a shard
        field = lowest(filled)
        filled &= filled - 1
        row = fields + field * FIELD_WIDTH
        code = state.codes[owner * FIELDS + field]
        numbers[row] = i16(state._height(owner, field))
        numbers[row + 1] = i16(trees >> field & 1)
        numbers[row + 1 + (code & 7)] = 1
        if code > 7:
            numbers[row + 1 + COLOURS + (code >> SHARD & 7)] = 1
    writer.one_of(desk[base + DREAMER], FIELDS, "dreamer", tables.field_names)
    cards = tables.cards
    writer.members(desk[base + OPEN], cards, "unfinished", tables.card_names)
    writer.members(desk[base + DONE], cards, "finished", tables.card_names)
    writer.one_of(desk[base + TOP], cards, "last_finished", tables.card_names)
    mine = desk[base + OPEN] | desk[base + DONE]
    stored = writer.block(PLAIN_COLOURS, 3, "stored", cards, COLOUR_NAMES)
    colour = 0
    while colour < PLAIN_COLOURS:
        numbers[stored + colour] = i16(count(state.stored[colour] & mine))
        colour += 1
    earned = writer.block(EARNINGS, 30, "earned", 0, EARNING_NAMES)
    source: i64 = 0
    while source < EARNINGS:
        numbers[earned + source] = i16(desk[base + EARNED + source])
        source += 1
    writer.flag(desk[base + USED] != 0, "power_used")
    writer.add(desk[base + SLEPT], 4, "lay_down", state.players)
    writer.flag(desk[base + FREE] != 0, "free_step")
    writer.add(desk[base + LEFT], 3, "power_left", MOST_LEFT)
    writer.add(desk[base + DEPTH], 6, "golem_holds", tables.all_shards)
    writer.add(count(desk[base + SIGHT]), 6, "cards_in_sight", cards)
    if writer.legend is not None:
        _limit(state, hand, fields, earned, writer)


def _limit(state: WorkshopChoices, hand: i64, fields: i64, earned: i64, writer: FeatureWriter) -> None:
    """No more shards of a colour than there are, and no more points than the rules can give."""
    tables = state.tables
    colour: i64 = 0
    while colour < COLOURS:
        writer.limit(hand + colour, 0, tables.shards[colour])
        colour += 1
    field: i64 = 0
    while field < FIELDS:
        writer.limit(fields + field * FIELD_WIDTH, 0, tables.all_shards)
        field += 1
    trees = tables.trees[state.players]
    # W23, W35: in each of the makings a shard is spent once, for a step and perhaps a free one after it.
    treads = (ROUNDS + 1) * 2 * tables.all_shards
    writer.limit(earned + FOR_CARDS, 0, sum(list(tables.points)))
    writer.limit(earned + FOR_TREES, 0, trees * treads // 2)
    writer.limit(earned + FOR_WATER, 0, treads)
    writer.limit(earned + FOR_MOUNTAINS, 0, 2 * treads)
    writer.limit(earned + FOR_RED, -treads, 0)


def _land(state: WorkshopChoices, writer: FeatureWriter) -> None:
    """The spots of each corner, key spot first; red paths; Mr Nightmare; bag, trees, card stacks."""
    numbers = writer.numbers
    corner: i64 = 0
    while corner < CORNERS:
        spot = writer.table(SPOTS, COLOURS, SPOT_COLUMNS, POWER_NAMES[corner], 0)
        code = state.land[corner]
        spot += (height(code) - 1) * COLOURS  # the key spot is the lowest of the code
        while code:
            numbers[spot + (code & 7) - 1] = 1
            code >>= SHARD
            spot -= COLOURS
        corner += 1
    writer.members(state.paths, PATHS, "red_path", PATH_NAMES)
    writer.one_of(state.haunted, CORNERS, "haunted", POWER_NAMES)
    tables = state.tables
    writer.part("bag", NOTHING)
    colour: i64 = 0
    while colour < COLOURS:
        writer.add(state.bag[colour], 20, COLOUR_NAMES[colour], tables.shards[colour])
        colour += 1
    writer.part("", NOTHING)
    writer.add(state.supply, 25, "red_supply", tables.shards[NIGHTMARE])
    writer.add(state.trees_left, 12, "trees_left", tables.trees[state.players])
    level: i64 = 0
    while level < LEVELS:
        writer.part("level", level + 1)
        writer.add(state._stack_size(level), 20, "cards_left", count(tables.of_level[level]))
        level += 1
    writer.part("", NOTHING)
    drawn = writer.block(COLOURS, 1, "drawn", 1, COLOUR_NAMES)
    second = writer.block(COLOURS, 1, "drawn_second", 1, COLOUR_NAMES)
    if state.drawn:
        numbers[drawn + bottom(state.drawn)] = 1
    if state.drawn > 7:
        numbers[second + (state.drawn & 7) - 1] = 1
    writer.one_of(state.stirred, CORNERS, "stirred", POWER_NAMES)
    writer.add(state.stirred_at, SPOTS, "stirred_at", SPOTS)
