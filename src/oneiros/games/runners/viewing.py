"""Makes the view of a seat of Runners out of the position. Views themselves are in `view.py`."""

from __future__ import annotations

from functools import lru_cache

from oneiros.games.runners.geometry import PLACE_BASES, Place, all_places, turned
from oneiros.games.runners.layout_score import (
    NOT_LAID,
    SPIDER_BITE,
    Layout,
    bats,
    calm_after,
    calm_lost,
    chest_tries,
    chest_type,
    field_loss,
    given,
    layout_of,
    open_fields,
    times,
)
from oneiros.games.runners.moves import BUY, REST
from oneiros.games.runners.pieces import (
    CALM,
    CHEST,
    CHEST_TYPES,
    COIN,
    COLOUR_NAMES,
    COLOURS,
    EFFECT_NAMES,
    FIELD_NAMES,
    FIELDS,
    KEY,
    KRAKEN,
    LEVELS,
    LINKED,
    NIGHTMARE,
    REWARD_NAMES,
    REWARDS,
    ROUNDS,
    SHAPE_NAMES,
    SHAPES,
    SPIDER,
    TILES,
    shape_of,
)
from oneiros.games.runners.position import (
    BITTEN,
    GAINED,
    LOSSES,
    LOST_KRAKENS,
    LOST_NIGHTMARES,
    LOST_OPEN,
    LOST_OUTSIDE,
    LOST_SPIDERS,
    MOST_CALM,
    NONE,
    OPENED,
    STARS,
    TALLY,
)
from oneiros.games.runners.rules import RunnersState
from oneiros.games.runners.scoring_phase import AT_COLOUR, AT_EQUIP, AT_LAY, OVER, PHASES
from oneiros.games.runners.tables import Tables
from oneiros.games.runners.view import (
    Cell,
    Dream,
    Dreamer,
    Field,
    FieldResult,
    Fragment,
    Laid,
    Offer,
    OpenChest,
    PastRound,
    Reckoning,
    RunnersView,
    Score,
)

PLACES = all_places()
RULE_OF_LOSS = {NIGHTMARE: "U13", KRAKEN: "U15", SPIDER: "U17"}


def make_view(state: RunnersState, seat: int | None) -> RunnersView:
    """The view of a seat; None is a spectator, who sees no layout before all are final."""
    tables = state.tables
    timer = state.timer
    equipping = state.phase == AT_EQUIP
    purchases = int(state._mask_equip(state.turn)) if equipping else 0
    return RunnersView(
        game="runners",
        players=state.players,
        seat=seat,
        actors=state.actors,
        phase=PHASES[state.phase],
        outcome=state.outcome,
        round=state.round + 1,
        rounds=ROUNDS,
        dream=_dream(tables, state.card),
        dreamers=[_dreamer(state, owner, seat) for owner in range(state.players)],
        start=state.start,
        holder=None if state.holder == NONE else state.holder,
        glass=state.glass,
        seconds=None if timer is None else timer.seconds,
        sandglass=state.sandglass,
        patience=state.patience,
        shared=_rewards([int(number) for number in state.shared]) if state.sharing else {},
        sharing_field=state.field if state.sharing else None,
        chest=_chest(tables, state.chest),
        chests_left=[_size(state.chests & tables.type_chests[kind]) for kind in range(CHEST_TYPES)],
        offers=[_offer(state, shape, purchases) for shape in range(SHAPES)],
        rest_price=tables.calm_price,
        rest_affordable=bool(purchases >> (REST - BUY) & 1),
        supply={
            name: state.supply[reward]
            for reward, name in enumerate(REWARD_NAMES)
            if reward < COLOURS or reward in (KEY, COIN)
        },
        shards_to_choose=_shards_to_choose(state),
        star_points=list(tables.star_points),
        calm_points=list(tables.calm_points),
        past=_past(state),
    )


def _dreamer(state: RunnersState, owner: int, seat: int | None) -> Dreamer:
    tables = state.tables
    in_making = state.phase == AT_LAY
    woken = bool(state.awake >> owner & 1)
    shown = owner == seat or not in_making
    star, calm, tiles = state.points(owner)
    left = int(state.layout_moves_left(owner))
    content = bool(state.content >> owner & 1)
    return Dreamer(
        woken=woken,
        calm=state.calm[owner],
        star=state.star[owner],
        coins=state.coins[owner],
        keys=state.keys[owner],
        shards={name: state.shards[owner * COLOURS + colour] for colour, name in enumerate(COLOUR_NAMES)},
        tiles=[fragment(tables, tile) for tile in range(TILES) if state.tiles[owner] >> tile & 1],
        content=content,
        final=not in_making or woken or (content and (owner == state.holder or not left)),
        layout_moves_left=left,
        layout=_layout(tables, list(state.laid), owner) if shown else None,
        reckoning=_reckoning(state, owner) if shown else None,
        score=Score(
            star=star,
            calm=calm,
            tiles=tiles,
            total=0 if woken else star + calm + tiles,
            next_star=tables.points_of_star(state.star[owner] + 1) - star,
        ),
    )


def _reckoning(state: RunnersState, owner: int) -> Reckoning | None:
    in_making = state.phase == AT_LAY
    if state.awake >> owner & 1 and (in_making or not _took_part(state, owner)):
        return None
    if in_making or not _scored(state, owner):
        return _as_it_lies(state, owner)
    return _as_it_was(state, owner, int(state.card), state.layout(owner))


def _scored(state: RunnersState, owner: int) -> bool:
    """Whether the seat's scoring has begun. Before, and while linked dreams are shared, only its layout is known."""
    if state.phase in (AT_EQUIP, OVER):
        return True
    place = (owner - state.start) % state.players
    return bool(place < state.served or (place == state.served and state.begun))


def _took_part(state: RunnersState, owner: int) -> bool:
    """Of a seat that is awake: whether it woke up in the round scored last. Nobody wakes up without losing calm."""
    return any(state.tally[owner * TALLY + rule] for rule in range(LOSSES))


def _as_it_was(state: RunnersState, owner: int, card: int, layout: Layout) -> Reckoning:
    """The seat's scoring, with what it has brought so far."""
    tables = state.tables
    tally = [int(number) for number in state.tally[owner * TALLY : (owner + 1) * TALLY]]
    kind = int(chest_type(tables, card))
    lost = {
        "outside": tally[LOST_OUTSIDE],
        "open": tally[LOST_OPEN],
        "nightmares": tally[LOST_NIGHTMARES],
        "krakens": tally[LOST_KRAKENS],
        "spiders": tally[LOST_SPIDERS],
    }
    return Reckoning(
        fields=_field_results(tables, card, layout),
        lost=lost,
        calm_lost=sum(lost.values()),
        calm_gained=tally[GAINED + CALM],
        calm=state.calm[owner],
        signs=layout.signs,
        gained=_rewards(tally[GAINED : GAINED + REWARDS]),
        chest_tries=int(chest_tries(tables, card, layout)),
        chests_opened=tally[OPENED],
        keys_paid=tally[OPENED] * (kind + 1),
        linked=_linked(tables, card, layout),
        bats=tally[BITTEN],
        stars=tally[STARS],
    )


def _as_it_lies(state: RunnersState, owner: int) -> Reckoning:
    """What the layout would bring if it were final now, but for chests, linked dreams and others."""
    tables, card = state.tables, int(state.card)
    layout = state.layout(owner)
    fields = _field_results(tables, card, layout)
    items = [int(number) for number in given(tables, card, layout)]
    tries = int(chest_tries(tables, card, layout))
    kind = int(chest_type(tables, card))
    opened = 0
    if tries and state.chests & tables.type_chests[kind]:
        opened = min(tries, (state.keys[owner] + items[KEY]) // (kind + 1))
    lost = {"outside": int(layout.outside), "open": int(open_fields(layout))}
    for name, wanted in (("nightmares", NIGHTMARE), ("krakens", KRAKEN), ("spiders", SPIDER)):
        lost[name] = sum(
            result.lost for field, result in enumerate(fields) if tables.field_kind[card * FIELDS + field] == wanted
        )
    calm = calm_after(state.calm[owner], items[CALM], calm_lost(tables, card, layout), MOST_CALM)
    shards = [state.shards[owner * COLOURS + colour] + items[colour] for colour in range(COLOURS)]
    return Reckoning(
        fields=fields,
        lost=lost,
        calm_lost=sum(lost.values()),
        calm_gained=items[CALM],
        calm=calm,
        signs=layout.signs,
        gained=_rewards(items),
        chest_tries=tries,
        chests_opened=opened,
        keys_paid=opened * (kind + 1),
        linked=_linked(tables, card, layout),
        bats=min(int(bats(tables, card, layout)), _size(state.tiles[owner] & ~layout.tiles)),
        stars=min(shards),
    )


def _field_results(tables: Tables, card: int, layout: Layout) -> list[FieldResult]:
    return [_field_result(tables, card, field, layout) for field in range(FIELDS)]


def _linked(tables: Tables, card: int, layout: Layout) -> list[int]:
    return [
        field for field in range(FIELDS) if tables.field_kind[card * FIELDS + field] == LINKED and times(layout, field)
    ]


def _field_result(tables: Tables, card: int, field: int, layout: Layout) -> FieldResult:
    at = card * FIELDS + field
    kind = tables.field_kind[at]
    often = int(times(layout, field))
    rewards: dict[str, int] = {}
    if kind == SPIDER and often:
        rewards = {REWARD_NAMES[tables.field_value[at]]: often}
    elif often and kind not in (LINKED, CHEST):
        rewards = {name: number * often for name, number in _field_rewards(tables, at).items()}
    return FieldResult(
        covered=bool(layout.covered >> field & 1),
        dispelled=bool(layout.dispel >> field & 1),
        collected=often,
        lost=field_loss(tables, card, field, layout),
        rule=RULE_OF_LOSS.get(kind, ""),
        rewards=rewards,
    )


def _layout(tables: Tables, laid: list[int], owner: int) -> list[Laid]:
    found = []
    for tile in range(TILES):
        number = laid[owner * TILES + tile]
        if number != NOT_LAID:
            place = PLACES[PLACE_BASES[shape_of(tile)] + number]
            found.append(_laid(tables, tile, place))
    return found


def _laid(tables: Tables, tile: int, place: Place) -> Laid:
    return Laid(
        tile=tables.tile_names[tile],
        row=place.row,
        column=place.column,
        turn=place.turn,
        cells=_cells(tables, tile, place.cells),
    )


def _cells(tables: Tables, tile: int, cells: list[tuple[int, int]]) -> list[Cell]:
    effects = tables.tile_effects[tile]
    return [
        Cell(row=row, column=column, effect=EFFECT_NAMES[effect])
        for (row, column), effect in zip(cells, effects, strict=True)
    ]


@lru_cache(maxsize=1024)
def fragment(tables: Tables, tile: int) -> Fragment:
    """A tile as people see it."""
    shape = shape_of(tile)
    return Fragment(
        tile=tables.tile_names[tile],
        shape=SHAPE_NAMES[shape],
        turns=[_cells(tables, tile, turned(shape, turn)) for turn in range(4 if shape else 1)],
        points=tables.tile_points[tile],
        coins=tables.tile_coins[tile],
    )


@lru_cache(maxsize=1024)
def _dream(tables: Tables, card: int) -> Dream:
    return Dream(
        dream=tables.dream_names[card],
        level=next(level + 1 for level in range(LEVELS) if tables.level_dreams[level] >> card & 1),
        starred=bool(tables.starred >> card & 1),
        fields=[_field(tables, card * FIELDS + field) for field in range(FIELDS)],
    )


def _field(tables: Tables, at: int) -> Field:
    kind, value = tables.field_kind[at], int(tables.field_value[at])
    rewards = {REWARD_NAMES[value]: 1} if kind == SPIDER else _field_rewards(tables, at)
    return Field(
        kind=FIELD_NAMES[kind],
        calm=value if kind == NIGHTMARE else SPIDER_BITE if kind == SPIDER else 0,
        rewards=rewards,
        keys=value + 1 if kind == CHEST else 0,
    )


def _field_rewards(tables: Tables, at: int) -> dict[str, int]:
    return _rewards([tables.field_items[at * REWARDS + reward] for reward in range(REWARDS)])


def _rewards(numbers: list[int]) -> dict[str, int]:
    return {name: number for name, number in zip(REWARD_NAMES, numbers, strict=True) if number}


def _chest(tables: Tables, chest: int) -> OpenChest | None:
    if chest == NONE:
        return None
    kind = next(kind for kind in range(CHEST_TYPES) if tables.type_chests[kind] >> chest & 1)
    return OpenChest(
        chest=tables.chest_names[chest],
        keys=kind + 1,
        rewards=_rewards([tables.chest_items[chest * REWARDS + reward] for reward in range(REWARDS)]),
    )


def _offer(state: RunnersState, shape: int, purchases: int) -> Offer:
    tile = state.open[shape]
    return Offer(
        shape=SHAPE_NAMES[shape],
        open=None if tile == NONE else fragment(state.tables, tile),
        stack=_size(state.stacks & state.tables.shape_tiles[shape]),
        price=state.tables.tile_price,
        affordable=bool(purchases >> shape & 1),
    )


def _shards_to_choose(state: RunnersState) -> int:
    if state.phase != AT_COLOUR:
        return 0
    return 2 if state.double_wishes and not state.sharing else 1


def _past(state: RunnersState) -> PastRound | None:
    if state.past_card == NONE:
        return None
    tables, card = state.tables, int(state.past_card)
    laid = [int(place) for place in state.past_laid]
    reckonings: list[Reckoning | None] = []
    if state.phase == AT_LAY:  # the tally is that of the round before until it is overwritten
        for owner in range(state.players):
            woken_before = state.awake >> owner & 1 and not _took_part(state, owner)
            layout = layout_of(tables, state.past_laid, owner)
            reckonings.append(None if woken_before else _as_it_was(state, owner, card, layout))
    return PastRound(
        dream=_dream(tables, card),
        chest=_chest(tables, state.past_chest),
        layouts=[_layout(tables, laid, owner) for owner in range(state.players)],
        reckonings=reckonings,
    )


def _size(bits: int) -> int:
    return int(bits).bit_count()
