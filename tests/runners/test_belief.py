"""What players of Runners imagine: others' layouts, each way of handling tiles as likely as the others."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from oneiros import Rng
from oneiros.games.runners.pieces import TILES
from oneiros.games.runners.rules import RunnersState
from tests.chi import fits
from tests.runners.positions import do, dream, give, lay

DREAMS = 6000


def with_tiles(*tiles: int, handled: int) -> RunnersState:
    """Seat 1 has only these tiles and has handled them so often."""
    state = dream(players=2)
    state.tiles[1] = sum(1 << tile for tile in tiles)
    state.handled[1] = handled
    return state


def imagined(state: RunnersState, seat: int = 1) -> Counter[tuple[int, ...]]:
    rng = Rng(11)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(DREAMS):
        laid = state.imagine(0, rng).laid
        found[tuple(laid[seat * TILES + tile] for tile in range(TILES) if state.tiles[seat] >> tile & 1)] += 1
    return found


def expected(state: RunnersState) -> Counter[tuple[int, ...]]:
    """By enumerating every sequence of choices."""
    tiles = [tile for tile in range(TILES) if state.tiles[1] >> tile & 1]
    chances: dict[tuple[int, ...], Fraction] = {tuple(-1 for _ in tiles): Fraction(1)}
    table = state.clone()
    for _ in range(state.handled[1]):
        after: dict[tuple[int, ...], Fraction] = {}
        for laid, chance in chances.items():
            for tile, place in zip(tiles, laid, strict=True):
                table.laid[TILES + tile] = place
            ways = []
            for at, tile in enumerate(tiles):
                room = int(table.room(1, tile))
                ways += [(*laid[:at], place, *laid[at + 1 :]) for place in range(60) if room >> place & 1]
                if laid[at] >= 0:
                    ways.append((*laid[:at], -1, *laid[at + 1 :]))
            for way in ways:
                after[way] = after.get(way, Fraction(0)) + chance / len(ways)
        chances = after
    scale = 10**9
    return Counter({laid: int(chance * scale) for laid, chance in chances.items()})


def test_who_has_handled_nothing_has_laid_nothing() -> None:
    assert imagined(with_tiles(0, 1, 2, 3, handled=0)) == {(-1, -1, -1, -1): DREAMS}


def test_one_tile_handled_lies_anywhere() -> None:
    state = with_tiles(0, 1, handled=1)
    found = imagined(state)
    assert len(found) == 9 + 48
    fits(found, expected(state))


def test_handled_more_often_it_may_lie_elsewhere_or_be_taken_back() -> None:
    for handled in (2, 3):
        state = with_tiles(0, handled=handled)
        found = imagined(state)
        assert len(found) == 10
        fits(found, expected(state))


def test_two_tiles_never_overlap_in_a_dream() -> None:
    state = with_tiles(0, 4, handled=2)  # two singles
    fits(imagined(state), expected(state))


def test_what_is_open_stays_and_what_is_final_is_seen() -> None:
    state = dream(players=3)
    lay(state, 0)
    lay(state, 1)
    lay(state, 2)
    do(state, 1, "content")
    image = state.imagine(0, Rng(3))
    assert [image.laid[tile] for tile in range(TILES)] == [state.laid[tile] for tile in range(TILES)]
    assert (image.content, image.holder, list(image.handled)) == (state.content, 1, [4, 4, 4])
    assert any(state.imagine(0, Rng(seed)).laid[TILES] != state.laid[TILES] for seed in range(9))
    give(state, 2, coin=4)
    do(state, 0, "content")
    do(state, 2, "content")
    assert list(state.imagine(0, Rng(3)).laid) == list(state.laid)


def test_the_stacks_are_drawn_anew_in_every_dream() -> None:
    """The next tile, chest and dream are as likely as in the truth: each of those face down."""
    state = dream(players=2)
    give(state, 0, coin=4)
    lay(state, 0)
    lay(state, 1)
    do(state, 0, "content")
    do(state, 1, "content")
    rng = Rng(4)
    opened: Counter[int] = Counter()
    for _ in range(3000):
        image = state.imagine(1, rng)
        do(image, 0, "buy", shape="bent")
        opened[int(image.open[3])] += 1
    left = state.stacks & state.tables.shape_tiles[3]
    fits(opened, Counter({tile: 1 for tile in range(TILES) if left >> tile & 1}))
