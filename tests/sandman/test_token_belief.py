"""What a seat of Sandman can think the tokens are: nothing that was elsewhere when they were drawn, all else fairly.

The chances are checked against every history there is, told apart by physical token and counted one by one.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from oneiros import Rng
from oneiros.games.sandman.bots.greedy import choose
from oneiros.games.sandman.position import BACK_IN, KIND, NOTHING, SEEN
from oneiros.games.sandman.rules import SandmanState
from oneiros.testing import rule
from tests.chi import fits
from tests.sandman.positions import (
    SANDMAN,
    TABLES,
    can,
    do,
    draw,
    fresh,
    holds,
    only_in_bag,
    seen,
    stock,
    token_name,
    weave,
)
from tests.sandman.positions import kind as kind_named

BAG = ["owl", "owl", "eel", "eel", "fox"]
BLANKS = ["owl/blank", "kite/blank"]


def ledger(state: SandmanState) -> list[int]:
    """What is written in it."""
    return list(state.ledger[: state.ledger_size])


def fronts(state: SandmanState) -> list[int]:
    """The kinds of all tokens ever drawn, in order."""
    return [entry & KIND for entry in ledger(state) if entry >= 0]


class Told:
    """A history of the bag made by hand, written down beside the state for the count of histories."""

    def __init__(self, players: int, bag: list[str]) -> None:
        self.state = fresh(players=players)
        only_in_bag(self.state, bag)
        self.bag = [kind_named(token) for token in bag]
        self.moves: list[tuple[str, int]] = []  # what happened to which draw, counted from 0
        self.entries: list[int] = []  # by draw: its entry in the ledger
        self.known: list[set[int]] = []  # by draw: the seats that have seen the front
        self.out: dict[int, list[int]] = {seat: [] for seat in range(players)}
        self.breaks: list[int] = []

    def number(self, token: int) -> int:
        return self.entries.index(token)

    def draws(self, seat: int | None, token: str | None = None) -> None:
        """A seat draws, or a break is marked."""
        state = self.state
        taken = state._take_from_bag() if token is None else draw(state, token)
        self.moves.append(("draw", len(self.entries)))
        self.entries.append(taken)
        self.known.append(set() if seat is None else {seat})
        if seat is None:
            at = next(at for at in range(len(state.rifts)) if state.rifts[at] == NOTHING)
            state.rifts[at] = taken
            self.breaks.append(at)
        else:
            state._gain(seat, taken)
            self.out[seat].append(taken)

    def returns(self, seat: int, place: int = 0, shown: bool = False) -> None:
        """A seat puts a token back, face down or shown to all."""
        token = self.state._lose(seat, place)
        assert token == self.out[seat].pop(place)
        if shown:
            self.state._show(token)
            self.known[self.number(token)] |= set(self.out)
        self.state._return_to_bag(token)
        self.moves.append(("return", self.number(token)))

    def mends(self, place: int = 0) -> None:
        """The token of a break goes back."""
        at = self.breaks.pop(place)
        token = int(self.state.rifts[at])
        self.state._return_to_bag(token)
        self.state.rifts[at] = NOTHING
        self.moves.append(("return", self.number(token)))

    def looks(self, seat: int, other: int) -> None:
        """Second Sight."""
        self.state.turn = seat
        self.state._look(other, True)
        for token in self.out[other]:
            self.known[self.number(token)].add(seat)

    def histories(self, seat: int) -> Counter[tuple[int, ...]]:
        """All that the draws may have been, as the seat knows, each as often as physical tokens could do it."""
        truth = fronts(self.state)
        found: Counter[tuple[int, ...]] = Counter()
        inside = set(range(len(self.bag)))
        holding: dict[int, int] = {}

        def go_on(step: int) -> None:
            if step == len(self.moves):
                found[tuple(self.bag[holding[number]] for number in range(len(truth)))] += 1
                return
            what, number = self.moves[step]
            if what == "return":
                inside.add(holding[number])
                go_on(step + 1)
                inside.remove(holding[number])
                return
            for token in sorted(inside):
                kind = self.bag[token]
                if kind == truth[number] if seat in self.known[number] else kind & 1 == truth[number] & 1:
                    inside.remove(token)
                    before = holding.get(number)
                    holding[number] = token
                    go_on(step + 1)
                    if before is None:
                        del holding[number]
                    inside.add(token)

        go_on(0)
        return found

    def check(self, seat: int, number: int = 4000) -> None:
        rng = Rng(17)
        expected = self.histories(seat)
        found = Counter(tuple(fronts(self.state.imagine(seat, rng))) for _ in range(number))
        fits(found, expected)


@rule("S10")
def test_what_came_back_later_was_not_drawn_before() -> None:
    told = Told(2, ["owl", "eel", "fox"])
    told.draws(0, "owl")
    told.draws(1, "eel")
    told.returns(0)
    told.check(0)
    rng = Rng(1)
    assert {fronts(told.state.imagine(0, rng))[1] for _ in range(100)} == {kind_named("eel"), kind_named("fox")}
    # Seat 1 has not seen the front of what seat 0 put back, but knows that it was not its own eel.
    told.check(1)


@rule("S12")
def test_what_was_shown_and_put_back_is_remembered_by_all() -> None:
    told = Told(3, ["owl", "owl", "eel", "fox"])
    told.draws(0, "owl")
    told.draws(1)
    told.draws(None)
    told.returns(0, shown=True)
    told.draws(2)
    for seat in range(3):
        told.check(seat)


@rule("S13")
def test_a_token_drawn_again_may_be_another_of_its_kind() -> None:
    """The hard case: to see an owl drawn again tells of how many are left, whichever owl it was."""
    told = Told(2, ["owl", "owl", "owl", "eel", "fox"])
    told.draws(1, "fox")
    told.draws(0, "owl")
    told.returns(0)
    told.draws(1, "eel")
    told.draws(0, "owl")
    told.draws(None)
    told.check(0)
    told.check(1)


@rule("S13")
def test_tokens_paid_face_down_pass_through() -> None:
    told = Told(2, ["owl", "eel", "fox"])
    told.draws(0, "owl")
    told.draws(1, "eel")
    told.returns(0)
    told.returns(1)
    told.draws(1)
    told.draws(None)
    told.check(0)
    told.check(1)
    told.mends()
    told.draws(0)
    told.check(0)
    told.check(1)


def at_random(random: Random, players: int, bag: list[str], steps: int) -> Told:
    """A history with draws, breaks, returns of every sort and looks."""
    told = Told(players, bag)
    for _ in range(steps):
        seat, other = random.sample(range(players), 2)
        what = random.choice(["draw", "draw", "break", "pay", "pay", "show", "look", "mend"])
        if what in ("draw", "break") and told.state.bag_size:
            told.draws(seat if what == "draw" else None)
        elif what in ("pay", "show") and told.out[seat]:
            told.returns(seat, random.randrange(len(told.out[seat])), what == "show")
        elif what == "look" and told.out[other]:
            told.looks(seat, other)
        elif what == "mend" and told.breaks:
            told.mends(random.randrange(len(told.breaks)))
    return told


def can_be_checked(told: Told, number: int) -> bool:
    """Whether so many samples are enough for each history, for every seat, and there is something to choose."""
    counts = [told.histories(seat) for seat in told.out]
    return all(number * min(count.values()) >= 6 * sum(count.values()) and len(count) > 2 for count in counts)


@pytest.mark.parametrize("seed", range(14))
def test_histories_made_at_random_have_their_right_chances(seed: int) -> None:
    random = Random(seed)
    told = at_random(random, 2, BAG, 12)
    while not can_be_checked(told, 2000):
        told = at_random(random, 2, random.sample(BAG, 4) + (BLANKS if seed % 2 else []), 14)
    for seat in told.out:
        told.check(seat, 2000)


def possible(state: SandmanState, dream: SandmanState, seat: int, unseen: list[tuple[int, dict[str, int]]]) -> None:
    """Fail unless the dream's history of the bag can have been, and agrees with all views that the seat ever had."""
    bag = list(TABLES.tokens)
    for entry, truth in zip(ledger(dream), ledger(state), strict=True):
        if entry < 0:
            bag[dream.ledger[-1 - entry] & KIND] += 1
            assert entry == truth
            continue
        assert entry & 1 == truth & 1
        assert entry | KIND == truth | KIND
        assert entry == truth or not truth >> (SEEN + seat) & 1
        bag[entry & KIND] -= 1
        assert bag[entry & KIND] >= 0, "a token was drawn that was not in the bag"
    assert bag == [list(dream.bag[: dream.bag_size]).count(kind) for kind in range(len(bag))]
    hidden = [
        (number, TABLES.particle_names[(entry & KIND) // 2])
        for number, entry in enumerate(ledger(dream))
        if entry >= 0 and not entry >> (SEEN + seat) & 1 and not entry >> BACK_IN
    ]
    for entries, counts in unseen:
        drawn_by_then = Counter(name for number, name in hidden if number < entries)
        for name, number in drawn_by_then.items():
            assert number <= counts.get(name, 0), f"{number} {name} hidden when only {counts.get(name, 0)} were unseen"


@pytest.mark.parametrize("greedy", [False, True])
def test_in_whole_games_nothing_is_imagined_that_was_seen_elsewhere(greedy: bool) -> None:
    rng = Rng(23)
    for seed in range(4):
        players = 2 + seed % 3
        state = SANDMAN.new(players=players, seed=seed)
        assert isinstance(state, SandmanState)
        unseen: list[list[tuple[int, dict[str, int]]]] = [[] for _ in range(players)]
        while state.actors:
            actor = state.actors[0]
            state.step(actor, choose(state, actor, rng) if greedy else state.pick(actor, rng))
            for seat in range(players):
                unseen[seat].append((int(state.ledger_size), seen(state, seat).unseen))
            if not rng.below(6):
                for seat in range(players):
                    dream = state.imagine(seat, rng)
                    possible(state, dream, seat, unseen[seat])
                    # What the others know in the dream holds together too.
                    other = (seat + 1) % players
                    possible(dream, dream.imagine(other, rng), other, [])


@rule("S12")
def test_while_a_second_token_is_to_be_shown_its_owner_has_one() -> None:
    state = fresh(players=2)
    stock(state, 0, ["owl", "owl", "fox"])
    state.turn = 0
    weave(state, 0, ["tear-of-the-moon"])  # on which an owl needs a pair
    do(state, "lay", level=1, particle="owl", back="sand")
    assert seen(state, 1).paired == "owl"
    rng = Rng(2)
    for _ in range(200):
        dream = state.imagine(1, rng)
        assert any(token_name(token).startswith("owl") for token in dream.tokens_of(0))
        assert can(dream, "spend")


@rule("S21")
def test_what_second_sight_showed_is_seen_to_go_back() -> None:
    state = fresh(players=3)
    stock(state, 1, ["owl"])
    stock(state, 2, ["eel"])
    only_in_bag(state, ["fox", "kite"])
    holds(state, 0, "second-sight")
    do(state, "play", encounter="second-sight")
    do(state, "look", other=1, secret="tokens")
    state._return_to_bag(state._lose(1, 0))
    rng = Rng(4)
    # Seat 0 saw the owl go back after seat 2 had drawn; nobody else knows what it was.
    found = Counter(token_name(state.imagine(0, rng).tokens_of(2)[0]) for _ in range(2000))
    fits(found, Counter(["eel", "fox", "kite"]))
