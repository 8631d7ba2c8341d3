"""The standard pack of Runners: its dreams grow harder, and none of them is hopeless."""

from __future__ import annotations

import pytest

from oneiros import BadContent
from oneiros.games.runners.balance import FIRST, least_lost, tiles_needed
from oneiros.games.runners.bots.greedy import tile_value
from oneiros.games.runners.game import Runners
from oneiros.games.runners.pieces import BAT, DREAMS, FIELDS, KRAKEN, NIGHTMARE, OWN, SPIDER, TILES
from tests.runners.positions import QUIET, RUNNERS, standard, write

assert isinstance(RUNNERS, Runners)
TABLES = RUNNERS.tables


def threats(card: int) -> int:
    kinds = (TABLES.field_kind[card * FIELDS + field] for field in range(FIELDS))
    return sum(kind in (NIGHTMARE, KRAKEN, BAT, SPIDER) for kind in kinds)


def test_the_first_tiles_dream_level_one_without_loss_and_lose_on_levels_three_and_four() -> None:
    lost = [least_lost(TABLES, card, FIRST) for card in range(DREAMS)]
    assert max(lost[:6]) <= 0
    assert min(lost[12:]) > 0
    means = [sum(lost[level * 6 : level * 6 + 6]) / 6 for level in range(4)]
    assert means == sorted(means)
    assert len(set(means)) == 4
    count = [sum(threats(card) for card in range(level * 6, level * 6 + 6)) for level in range(4)]
    assert count == sorted(count)


@pytest.mark.parametrize("card", range(DREAMS))
def test_every_dream_can_be_dispelled_and_covered_by_tiles_one_can_afford(card: int) -> None:
    """As many bought tiles as rounds come before it are enough, three at most."""
    needed = tiles_needed(TABLES, card)
    assert needed is not None
    assert needed <= min(3, 1 + card // 6)


def test_every_neutral_tile_is_worth_its_price() -> None:
    """Four coins are worth a point and a third in calm: early a tile brings more, whatever it is."""
    for tile in range(OWN, TILES):
        coins = TABLES.tile_coins[tile]
        assert tile_value(TABLES, tile, 7) + 33 * coins > 133
    kinds = {(*effects, TABLES.tile_points[tile]) for tile, effects in enumerate(TABLES.tile_effects)}
    assert len(kinds) >= 26  # hardly two alike


def test_chests_of_more_keys_hold_more() -> None:
    sizes = [len(chest["content"].split()) for chest in standard()["chest"]]
    assert sum(sizes[:6]) < sum(sizes[6:12]) < sum(sizes[12:])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda pack: pack["own"].pop(), "own: there must be four tiles"),
        (lambda pack: pack["tile"].pop(), "tile: there must be 6 tiles of each shape"),
        (lambda pack: pack["tile"][0].update(cells=["collect", "none"]), "tile 'moth', cells: a single has 1, not 2"),
        (lambda pack: pack["tile"][0].update(cells=["glue"]), "tile 'moth', cells: 'glue' is not one of"),
        (lambda pack: pack["tile"][0].update(coins=4), "tile 'moth', coins: must be 0 to 3"),
        (lambda pack: pack["tile"][0].update(points=-1), "tile 'moth', points: must be 0 to 20"),
        (lambda pack: pack["tile"][0].update(name="candle"), "tile 'candle': the name is there twice"),
        (lambda pack: pack["dream"].pop(), "dream: there must be 6 cards of each level"),
        (lambda pack: pack["dream"][0].update(rows=QUIET[:2]), "rows: a dream has three rows of three"),
        (lambda pack: pack["dream"][0].update(rows=[["", ".", "."], *QUIET[1:]]), "a field is not empty"),
        (lambda pack: pack["dream"][0].update(rows=[["nightmare", ".", "."], *QUIET[1:]]), "followed by one word"),
        (lambda pack: pack["dream"][0].update(rows=[["nightmare 0", ".", "."], *QUIET[1:]]), "number from 1 to 9"),
        (lambda pack: pack["dream"][0].update(rows=[["spider red", ".", "."], *QUIET[1:]]), "a spider guards"),
        (lambda pack: pack["dream"][0].update(rows=[["linked", ".", "."], *QUIET[1:]]), "it gives nothing"),
        (lambda pack: pack["dream"][0].update(rows=[["pearl", ".", "."], *QUIET[1:]]), "'pearl' is not one of"),
        (lambda pack: pack["dream"][0].update(rows=[["any any any", ".", "."], *QUIET[1:]]), "at most 2 shards"),
        (lambda pack: pack["dream"][0].update(rows=[["linked" + " coin" * 13, ".", "."], *QUIET[1:]]), "at most 12"),
        (lambda pack: [card.update(starred=True) for card in pack["dream"][:5]], "level 1 needs at least two cards"),
        (lambda pack: pack["chest"][0].update(keys=2), "chest: there must be 6 chests"),
        (lambda pack: pack["chest"][0].update(content="key"), "chest 'tin-box', content: a chest holds no keys"),
        (lambda pack: pack["chest"][0].update(content="any any any"), "content: at most 2 shards of choice"),
        (lambda pack: pack["supply"].update(coins=61), "supply, coins: must be 8 to 60, not 61"),
        (lambda pack: pack["tracks"].update(calm=[1]), "tracks, calm: there must be points for 0 to 30"),
        (lambda pack: pack["tracks"].update(star=[]), "tracks, star: there must be points"),
    ],
)
def test_a_broken_pack_is_refused_with_the_reason(change: object, reason: str) -> None:
    pack = standard()
    assert callable(change)
    change(pack)
    with pytest.raises(BadContent, match=reason):
        Runners(write(pack))
