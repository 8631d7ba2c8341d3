"""What players can know of the card stacks: `imagine` puts cards where they may be, with the right chance."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from oneiros import Rng
from oneiros.core.bits import members
from oneiros.games.workshop.memory import Look, Recollection
from oneiros.games.workshop.position import SIGHT
from oneiros.games.workshop.rules import WorkshopState
from tests.chi import fits
from tests.workshop.positions import WORKSHOP, do, in_sight, names, table

DREAMS = 4000
Row = tuple[int, ...]


def dreams(state: WorkshopState, seat: int, number: int = DREAMS) -> list[WorkshopState]:
    rng = Rng(7)
    found = []
    for _ in range(number):
        dream = state.imagine(seat, rng)
        assert isinstance(dream, WorkshopState)
        found.append(dream)
    return found


def blocks(state: WorkshopState, level: int = 1) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(names(block)) for block in state.blocks_of(level - 1))


def test_what_one_has_put_under_a_stack_is_known_and_others_can_only_guess() -> None:
    state = table(corners=[6, 1])
    do(state, "use")
    do(state, "look", level=1)
    seen = in_sight(state)
    do(state, "decline")
    for dream in dreams(state, 0, 50):
        assert blocks(dream)[1] == frozenset(seen)
    guesses = {blocks(dream)[1] for dream in dreams(state, 1, 50)}
    assert len(guesses) > 40
    assert all(len(guess) == 6 for guess in guesses)


def test_cards_that_another_looks_at_are_dealt_anew() -> None:
    state = table(corners=[6, 1])
    do(state, "use")
    do(state, "look", level=3)
    mine = {dream.number(0, SIGHT) for dream in dreams(state, 0, 50)}
    assert mine == {state.number(0, SIGHT)}
    found: Counter[str] = Counter()
    for dream in dreams(state, 1):
        assert len(in_sight(dream)) == 6
        found.update(in_sight(dream))
    level = {name.name for name in WORKSHOP.content.card if name.level == 3}
    fits(found, Counter(dict.fromkeys(level, 1)))


def recollections(looks: list[tuple[int, int, int]], cards: int, seat: int, number: int = DREAMS) -> list[Recollection]:
    """Dreams of a stack of so few cards, after looks given as seat, number and cards."""
    last: list[Look] = []
    for look in looks:
        last.append(Look(last[-1] if last else None, *look))
    rng = Rng(5)
    found = []
    for _ in range(number):
        dream = Recollection((1 << cards) - 1, seat)
        dream.dream(last, rng)
        found.append(dream)
    return found


def ways(cards: int, looks: list[tuple[int, int, int]], seat: int) -> Counter[tuple[int, ...]]:
    """By trying everything: the sets of the blocks at the end, each as often as its chance, as the seat may think."""
    found: Counter[tuple[int, ...]] = Counter()

    def go_on(
        queue: tuple[int, ...], sizes: tuple[int, ...], sights: dict[int, tuple[int, ...]], left: int, weight: int
    ) -> None:
        if left == len(looks):
            blocks, at = [], 0
            for size in sizes:
                blocks.append(sum(1 << one for one in queue[at : at + size]))
                at += size
            found[tuple(blocks)] += weight
            return
        who, number, seen = looks[left]
        if number:
            taken, rest = queue[:number], queue[number:]
            if who == seat and sum(1 << one for one in taken) != seen:
                return
            shorter, drop = list(sizes), number
            while drop:
                part = min(drop, shorter[0])
                shorter[0] -= part
                drop -= part
                if not shorter[0]:
                    shorter.pop(0)
            go_on(rest, tuple(shorter), {**sights, who: taken}, left + 1, weight)
        else:
            taken = sights[who]
            kept = members(seen, 0)
            if kept and kept[0] not in taken:
                return
            # Each card of the sight was as likely to be kept.
            scale = weight * (60 // len(taken) if kept else 60)
            back = [one for one in taken if one not in kept]
            orders = list(permutations(back))
            for order in orders:
                go_on(
                    queue + order, (*sizes, len(back)) if back else sizes, sights, left + 1, scale * 24 // len(orders)
                )

    for start in permutations(range(cards)):
        go_on(start, (cards,), {}, 0, 1)
    return found


def check(looks: list[tuple[int, int, int]], cards: int, seat: int) -> None:
    expected = ways(cards, looks, seat)
    found = Counter(tuple(dream.blocks) for dream in recollections(looks, cards, seat))
    fits(found, expected)


def test_a_block_that_another_draws_from() -> None:
    """Seat 0 put cards 0, 1 and 2 under the stack; seat 1 drew the three others and one of these."""
    check([(0, 3, 0b000111), (0, 0, 0), (1, 4, 0), (1, 0, 0)], 6, 0)


def test_a_card_kept_by_another_tells_where_it_was() -> None:
    check([(0, 3, 0b00111), (0, 0, 0b00001), (1, 3, 0), (1, 0, 0b00010)], 5, 0)


def test_a_strange_card_kept_makes_known_ones_likelier_to_be_left() -> None:
    """Of four cards drawn by seat 1 some are known to seat 0; it kept one that seat 0 had never seen."""
    looks = [(0, 3, 0b00111), (0, 0, 0), (1, 3, 0), (1, 0, 0b01000), (2, 2, 0), (2, 0, 0)]
    check(looks, 5, 0)


def test_cards_seen_again() -> None:
    """Seat 0 sees cards 0 and 1, seat 1 draws over them, then seat 0 sees 1 and 4."""
    looks = [(0, 2, 0b00011), (0, 0, 0), (1, 4, 0), (1, 0, 0), (0, 2, 0b10010), (0, 0, 0)]
    check(looks, 5, 0)


def test_the_order_of_looks_may_cross() -> None:
    """Making all at once, seat 1 looks at a stack while seat 0 still does."""
    check([(0, 2, 0b00011), (1, 2, 0), (1, 0, 0), (0, 0, 0b00001), (1, 2, 0), (1, 0, 0)], 5, 0)


def test_a_dream_that_is_mended_agrees_with_all_that_was_seen_too() -> None:
    looks = [(0, 2, 0b00011), (0, 0, 0), (1, 4, 0), (1, 0, 0), (0, 2, 0b10010), (0, 0, 0), (1, 3, 0), (1, 0, 0b00001)]
    possible = ways(5, looks, 0)
    last: list[Look] = []
    for look in looks:
        last.append(Look(last[-1] if last else None, *look))
    rng = Rng(9)
    seen = set()
    for _ in range(300):
        dream = Recollection(0b11111, 0)
        assert dream._attempt(last, rng, True)
        dream._name_the_rest(rng)
        ends = tuple(int(dream._cards(block)) for block in dream.blocks)
        seen.add(ends)
    assert seen == set(possible)


def test_a_dream_is_whole_for_every_seat() -> None:
    """What others saw in a dream agrees with the dream: it can be dreamt on from any seat."""
    rng = Rng(3)
    for seed in range(12):
        state = WORKSHOP.new(players=3, seed=seed)
        assert isinstance(state, WorkshopState)
        for _ in range(60):
            state.step(state.actors[0], state.pick(state.actors[0], rng))
        dream = state.imagine(0, rng)
        for seat in (1, 2):
            again = dream.imagine(seat, rng)
            assert again.view(seat) == dream.view(seat)
            assert again.inventory() == state.inventory()
