"""The score at the end of Workshop: dream tokens, unfinished cards, red shards (W42, W43, W52)."""

from typing import Final

from mypy_extensions import i64

from oneiros.core.bits import count, lowest
from oneiros.games.workshop.landscapes import WorkshopLandscapes
from oneiros.games.workshop.pieces import (
    COLOURS,
    FARTHEST,
    FEWEST_EMPTY,
    FIELDS,
    HARVEST,
    LONGEST_PATH,
    MOST_CARDS,
    MOST_COLOUR,
    MOST_PAIRS,
    MOST_SHARDS,
    MOST_SINGLES,
    NO_RED,
    OUTLOOK,
    TOKENS_LAID,
)
from oneiros.games.workshop.position import DESK, DONE, DREAMER, FILLED, NOTHING, OPEN, REDS, TREES
from oneiros.games.workshop.stacks import count_of

UNFINISHED: Final = -5  # W42
RED_LEFT: Final = -3  # W52


def token_points(state: WorkshopLandscapes, token: i64, seat: i64) -> i64:
    """W43: what one of the tokens laid open gives a seat as things stand."""
    kind = state.tokens[token]
    colour = state.tokens[TOKENS_LAID + token]
    mine = measure(state, kind, colour, seat)
    if kind == HARVEST or kind == OUTLOOK:
        return mine
    if kind == NO_RED:
        return 0 if mine else state.tables.token_points[kind]
    if kind != FEWEST_EMPTY and mine == 0:
        return 0
    other: i64 = 0
    while other < state.players:
        theirs = measure(state, kind, colour, other)
        if theirs < mine if kind == FEWEST_EMPTY else theirs > mine:
            return 0
        other += 1
    return state.tables.token_points[kind]


def measure(state: WorkshopLandscapes, kind: i64, colour: i64, seat: i64) -> i64:
    """W43: what a token counts for a seat; for HARVEST and OUTLOOK these are points already."""
    base = seat * DESK
    desk = state.desk
    if kind == MOST_CARDS:
        return count(desk[base + DONE])
    if kind == MOST_PAIRS:
        return _fields_of(state, seat, 2, NOTHING)
    if kind == FARTHEST:
        dreamer = desk[base + DREAMER]
        return 0 if dreamer == NOTHING else state.tables.away[dreamer]
    if kind == MOST_SHARDS:
        total: i64 = 0
        each: i64 = 0
        while each < COLOURS:
            total += shards_of(state, seat, each)
            each += 1
        return total
    if kind == FEWEST_EMPTY:
        return state.tables.fields - count(desk[base + FILLED] & ~desk[base + REDS])
    if kind == NO_RED:
        return count(desk[base + REDS])
    if kind == MOST_COLOUR:
        return shards_of(state, seat, colour)
    if kind == MOST_SINGLES:
        return _fields_of(state, seat, 1, colour)
    if kind == HARVEST:
        return _harvest(state, shards_of(state, seat, colour))
    tops = _fields_topped(state, seat, colour)
    if kind == LONGEST_PATH:
        return longest_path(state, tops, desk[base + TREES])
    return _outlook(state, seat, tops)


def shards_of(state: WorkshopLandscapes, seat: i64, colour: i64) -> i64:
    """Shards of the colour in a workshop; a tree is one more."""
    total: i64 = 0
    field: i64 = 0
    trees = state.desk[seat * DESK + TREES]
    while field < FIELDS:
        code = state.codes[seat * FIELDS + field]
        if code:
            total += count_of(code, colour)
            if trees >> field & 1 and (code & 7) - 1 == colour:
                total += 1
        field += 1
    if state.tall:
        for at, rest in state.tall.items():
            if at // FIELDS == seat:
                while rest:
                    if rest & 7 == colour + 1:
                        total += 1
                    rest >>= 3
    return total


def _fields_of(state: WorkshopLandscapes, seat: i64, high: i64, colour: i64) -> i64:
    """Fields with exactly so many shards, a tree counted as one; of that colour unless it is NOTHING."""
    found: i64 = 0
    field: i64 = 0
    while field < FIELDS:
        code = state.codes[seat * FIELDS + field]
        if code:
            levels = state._height(seat, field) + (state.desk[seat * DESK + TREES] >> field & 1)
            if levels == high and (colour == NOTHING or (code & 7) - 1 == colour):
                found += 1
        field += 1
    return found


def _harvest(state: WorkshopLandscapes, number: i64) -> i64:
    points: i64 = 0
    at: i64 = 0
    while at < len(state.tables.harvest_from):
        if number >= state.tables.harvest_from[at]:
            points = state.tables.harvest_gives[at]
        at += 1
    return points


def _fields_topped(state: WorkshopLandscapes, seat: i64, colour: i64) -> i64:
    fields: i64 = 0
    field: i64 = 0
    while field < FIELDS:
        if state.codes[seat * FIELDS + field] & 7 == colour + 1:
            fields |= 1 << field
        field += 1
    return fields


def longest_path(state: WorkshopLandscapes, fields: i64, trees: i64) -> i64:
    """The most shards on a way over neighbouring fields of the set, none of them twice; a tree is one more."""
    best: i64 = 0
    limit = count(fields) + count(fields & trees)
    start: i64 = 0
    while fields >> start and best < limit:
        if fields >> start & 1:
            length = _go_on(state, start, fields & ~(1 << start), trees)
            if length > best:
                best = length
        start += 1
    return best


def _go_on(state: WorkshopLandscapes, field: i64, left: i64, trees: i64) -> i64:
    best: i64 = 0
    near = state.tables.near[field] & left
    while near:
        target = lowest(near)
        near &= near - 1
        length = _go_on(state, target, left & ~(1 << target), trees)
        if length > best:
            best = length
    return best + 1 + (trees >> field & 1)


def _outlook(state: WorkshopLandscapes, seat: i64, tops: i64) -> i64:
    """The top shards of all groups that the dreamer stands on or touches, doubled on a mountain."""
    base = seat * DESK
    dreamer = state.desk[base + DREAMER]
    if dreamer == NOTHING:
        return 0
    group = (1 << dreamer | state.tables.near[dreamer]) & tops
    before: i64 = 0
    while group != before:
        before = group
        group |= state.tables.around(group) & tops
    points = count(group) + count(group & state.desk[base + TREES])
    return points * 2 if state._is_mountain(seat, dreamer) else points


def unfinished_points(state: WorkshopLandscapes, seat: i64) -> i64:
    """W42."""
    return UNFINISHED * count(state.desk[seat * DESK + OPEN])


def red_points(state: WorkshopLandscapes, seat: i64) -> i64:
    """W52."""
    return RED_LEFT * count(state.desk[seat * DESK + REDS])


def final_points(state: WorkshopLandscapes, seat: i64) -> i64:
    """All points of a seat, if the game ended now."""
    points = state.earned(seat) + unfinished_points(state, seat) + red_points(state, seat)
    token: i64 = 0
    while token < TOKENS_LAID:
        points += token_points(state, token, seat)
        token += 1
    return points


def winners(state: WorkshopLandscapes, scores: list[int]) -> list[int]:
    """W42: most points, then most finished cards; W52: between them, in the variant, fewest red shards."""
    ranks: list[tuple[int, int, int]] = []
    for seat in range(state.players):
        red = int(count(state.desk[seat * DESK + REDS]))
        ranks.append((scores[seat], -red, int(count(state.desk[seat * DESK + DONE]))))
    best = max(ranks)
    return [seat for seat in range(state.players) if ranks[seat] == best]
