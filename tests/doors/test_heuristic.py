"""The heuristic of Doors: sensible, legal, and blind to what its seat cannot see."""

from __future__ import annotations

import struct

import pytest
from bench.doors_afterstate import recoloured

import oneiros
from oneiros import Rng
from oneiros.bots import bot
from oneiros.core.bot import Budget, Mind
from oneiros.core.state import State
from oneiros.games.doors.bots.afterstate import SOLO_ROWS
from oneiros.games.doors.bots.heuristic import ONWARD, DoorsHeuristic
from oneiros.games.doors.bots.value_network import FINE, as_chance
from oneiros.games.doors.cards import COLOUR_NAMES, COLOURS, DOOR
from oneiros.games.doors.choices import AT_DRAFT, AT_GIVE, AT_TAKE, AT_TRIPLE, OVER
from oneiros.games.doors.moves import Arrange, Give, Play
from oneiros.games.doors.rules import DoorsState
from oneiros.testing import rule
from tests.doors.positions import DOORS, can, do, duo, solo

TABLES = ((1, "silent"), (2, "silent"), (2, "open"))
SIMULATIONS = 40
ONLY_DUO = {AT_DRAFT, AT_GIVE, AT_TAKE, AT_TRIPLE}


def games(players: int, talk: str, number: int) -> list[DoorsState]:
    """Every position of some games, half of the moves random and half by heuristic."""
    found = []
    heuristic = DOORS.heuristic()
    for seed in range(number):
        rng = Rng(1000 + seed)
        state = DOORS.new(players=players, seed=seed, talk=talk)
        while state.actors:
            assert isinstance(state, DoorsState)
            found.append(state)
            state = state.clone()
            seat = state.actors[0]
            state.apply(seat, int(heuristic.move(state, seat, rng) if rng.below(2) else state.pick(seat, rng)))
        assert isinstance(state, DoorsState)
        found.append(state)
    return found


def at_a_second_door(talk: str) -> DoorsState:
    """D23: a third card in a row whose door the player has already; random games seldom come there."""
    state = duo(
        [["red-sun", "blue-sun", "green-sun"], ["red-moon", "blue-moon", "green-moon"]],
        ["brown-sun", "brown-moon"],
        rows=[["red-sun", "red-moon"], []],
        doors=[["red-door"], []],
        talk=talk,
    )
    do(state, "play", card="red-sun")
    return state


def heuristic_of(level: str) -> DoorsHeuristic:
    heuristic = DOORS.heuristic()
    assert isinstance(heuristic, DoorsHeuristic)
    heuristic.set_level(level)
    return heuristic


def chosen(state: State) -> oneiros.Move:
    seat = state.actors[0]
    return DOORS.decode(int(DOORS.heuristic().choose(state, seat, Rng(0))))


@pytest.mark.parametrize("level", ["dreamer", "oracle"])
@pytest.mark.parametrize(("players", "talk"), TABLES)
def test_its_moves_are_legal_in_every_phase(players: int, talk: str, level: str) -> None:
    heuristic = heuristic_of(level)
    rng = Rng(1)
    phases = set()
    for state in [*games(players, talk, 12), *([at_a_second_door(talk)] if players == 2 else [])]:
        phases.add(int(state.phase))
        if state.phase != OVER:
            seat = state.actors[0]
            dream = state.imagine(seat, rng)
            before = dream.digest()
            assert state.allows(seat, int(heuristic.move(dream, seat, rng)))
            if rng.below(40) == 0:  # it takes its time
                assert state.allows(seat, int(heuristic.choose(dream, seat, rng)))
            assert dream.digest() == before, "it only looks"
    assert phases == set(range(OVER + 1)) - (set() if players == 2 else ONLY_DUO)


@pytest.mark.parametrize("level", ["dreamer", "oracle"])
@pytest.mark.parametrize(("players", "talk"), TABLES)
def test_the_value_is_a_chance_and_certain_only_when_won(players: int, talk: str, level: str) -> None:
    heuristic = heuristic_of(level)
    ends = set()
    for state in games(players, talk, 12):
        for seat in range(players):
            value = heuristic.value(state, seat)
            if state.phase == OVER:
                ends.add(state.won)
                assert (value == 1.0) == state.won
                assert value >= 0.0
            else:
                gone = [state.discarded[at] for at in range(state.discarded_size)]
                lost = any(DOOR + colour in gone for colour in range(COLOURS))  # each door of the pack is needed
                assert value == 0.0 if lost else 0.0 < value < 1.0
    assert False in ends


def test_what_is_won_is_worth_one() -> None:
    state = solo(
        ["red-sun", "blue-sun", "blue-moon", "green-sun", "green-moon"],
        row=["red-sun", "red-moon"],
        doors=["red-door", "blue-door", "blue-door", "green-door", "green-door", "brown-door", "brown-door"],
    )
    assert DOORS.heuristic().value(state, 0) < 1.0
    assert oneiros.plain(chosen(state)) == {"do": "play", "card": "red-sun", "source": "hand"}
    do(state, "play", card="red-sun")
    assert state.won
    assert DOORS.heuristic().value(state, 0) == 1.0


@pytest.mark.parametrize("level", ["dreamer", "oracle"])
@pytest.mark.parametrize(("players", "talk"), TABLES)
def test_it_is_blind_to_what_its_seat_cannot_see(players: int, talk: str, level: str) -> None:
    heuristic = heuristic_of(level)
    rng = Rng(5)
    for state in games(players, talk, 10):
        if state.phase != OVER:
            seat = state.actors[0]
            dreams = [state.imagine(seat, rng) for _ in range(4)]
            assert len({int(heuristic.move(dream, seat, rng)) for dream in dreams}) == 1
            assert len({heuristic.value(dream, seat) for dream in dreams}) == 1


@pytest.mark.parametrize("players", [1, 2])
def test_a_playout_is_decided_by_its_seed(players: int) -> None:
    heuristic = DOORS.heuristic()

    def ends(seed: int) -> list[str]:
        found = []
        for number in range(5):
            state = DOORS.new(players=players, seed=number).imagine(0, Rng(seed))
            heuristic.playout(state, Rng(seed))
            found.append(state.digest())
        return found

    assert ends(7) == ends(7)
    assert ends(7) != ends(8)


def test_who_has_still_to_learn_looks_less_far_ahead() -> None:
    def looked(level: str, players: int) -> int:
        heuristic = heuristic_of(level)
        return min(int(heuristic.playout(DOORS.new(players=players, seed=seed), Rng(0))) for seed in range(5))

    assert looked("lucid", 1) < looked("dreamer", 1)
    assert looked("oracle-1", 1) == 0, "the value of a position is that of its best move"
    assert looked("oracle", 1) == ONWARD, "a mean over what comes later is better"
    assert looked("oracle", 2) == looked("dreamer", 2), "there is none for two players"


def test_it_wins_where_chance_does_not_and_by_afterstate_value_more_often() -> None:
    def wins(heuristic: DoorsHeuristic | None) -> int:
        rng = Rng(3)
        won = 0
        for seed in range(60):
            state = DOORS.new(players=1, seed=seed)
            while state.actors:
                state.step(0, state.pick(0, rng) if heuristic is None else heuristic.move(state, 0, rng))
            assert isinstance(state, DoorsState)
            won += state.won
        return won

    assert wins(None) == 0
    assert wins(heuristic_of("dreamer")) >= 22  # 32 expected
    assert wins(heuristic_of("oracle")) >= 42  # 52 expected


def test_the_afterstate_value_is_the_network_of_its_file() -> None:
    """Computed here in the plainest way from the rows of an afterstate."""
    data = (DOORS.folder / "bots" / "afterstate_value.bin").read_bytes()
    all_numbers: tuple[int, ...] = struct.unpack(f"<{len(data) // 2}h", data)
    rows, sums, numbers = all_numbers[0], all_numbers[1], all_numbers[2:]
    assert rows == SOLO_ROWS
    weights = [numbers[at * sums : (at + 1) * sums] for at in range(rows + 2)]
    bias, out, out_bias = weights[rows], weights[rows + 1], numbers[-1] * int(FINE)

    def computed(told: list[tuple[int, int]]) -> int:
        hidden = [bias[at] + sum(weights[row][at] * count for row, count in told) for at in range(sums)]
        return out_bias + sum(max(one, 0) * weight for one, weight in zip(hidden, out))

    heuristic = heuristic_of("oracle")
    phases = set()
    for state in games(1, "silent", 2):
        if state.phase == OVER:
            continue
        afterstates = [heuristic.afterstate_rows(state, action) for action in state.legal(0)]
        if all(afterstates):
            phases.add(int(state.phase))
            assert heuristic.value(state, 0) == pytest.approx(max(as_chance(computed(rows)) for rows in afterstates))
    assert phases == set(range(OVER)) - ONLY_DUO


def test_to_the_afterstate_value_colours_are_names() -> None:
    """The rows of a position whose colours are exchanged are the rows exchanged, so it can learn from both."""
    goes = recoloured((1, 2, 3, 0))
    assert sorted(goes) == list(range(SOLO_ROWS))
    names = COLOUR_NAMES

    def position(turned: int) -> DoorsState:
        def cards(*told: str) -> list[str]:
            pairs = [one.split("-") for one in told]
            return [f"{names[(names.index(colour) + turned) % 4]}-{symbol}" for colour, symbol in pairs]

        return solo(
            cards("red-sun", "red-moon", "blue-key", "green-sun", "brown-moon"),
            row=cards("green-moon", "red-key"),
            doors=cards("blue-door"),
            deck=cards("red-door", "red-sun", "green-door", "green-key", "blue-moon", "brown-sun", "brown-door"),
        )

    heuristic = heuristic_of("oracle")
    for card, symbol in (("red", "sun"), ("green", "sun"), ("brown", "moon")):
        other = names[(names.index(card) + 1) % 4]
        told = heuristic.afterstate_rows(position(0), DOORS.encode(Play(f"{card}-{symbol}")))
        turned = heuristic.afterstate_rows(position(1), DOORS.encode(Play(f"{other}-{symbol}")))
        assert sorted((int(goes[row]), count) for row, count in told) == sorted(turned)


def test_a_dreamer_plays_a_game() -> None:
    state = solo(
        ["red-moon", "blue-sun", "green-sun", "brown-sun", "blue-sun"],
        row=["red-sun", "red-moon", "red-sun"],
        doors=["red-door", "blue-door", "blue-door", "green-door", "green-door", "brown-door", "brown-door"],
        deck=["red-door", "red-sun", "red-moon", "red-key", "blue-sun", "blue-moon"],
    )
    dreamer = bot(DOORS, "dreamer", 1)
    first = dreamer.think(Mind(state, 0)).action
    while state.actors:
        state.apply(0, dreamer.think(Mind(state, 0)).action)
    assert bot(DOORS, "dreamer", 1).think(Mind(solo(["red-sun"] * 5), 0)).action == DOORS.encode(Play("red-sun"))
    assert DOORS.decode(first) == Play("red-moon")


def test_what_is_secret_between_partners() -> None:
    """D7: the order of a prophecy. D21: the card offered, until the swap shows it."""
    assert set(DOORS.secret_moves) == {Arrange, Give}
    state = duo(
        [["red-key", "blue-sun", "green-sun"], ["red-moon", "blue-moon", "green-moon"]],
        ["brown-sun", "brown-moon"],
        top=["red-sun", "blue-moon", "green-moon", "brown-key", "red-moon"],
    )
    other = state.clone()
    assert isinstance(other, DoorsState)
    for table, kept in ((state, "blue-sun"), (other, "green-sun")):
        do(table, "discard", card="red-key")
        do(table, "give", card=kept)
    assert state.view(1) == other.view(1)
    for table, kept in ((state, "blue-sun"), (other, "green-sun")):
        do(table, "take", card="brown-sun")
        assert "foresee red-sun" in can(table), kept
    assert state.view(1) != other.view(1)

    first = state
    second = state.clone()
    assert isinstance(second, DoorsState)
    for table, next_card in ((first, "red-moon"), (second, "blue-moon")):
        do(table, "foresee", card="red-sun")
        do(table, "arrange", card=next_card)
    assert first.view(1) == second.view(1)
    assert first.view(0) != second.view(0)
    give, arrange = DOORS.encode(Give("blue-sun")), DOORS.encode(Arrange("red-moon"))
    assert DOORS.seen_moves([(0, give), (0, arrange)], 1) == [(0, DOORS.num_actions)] * 2
    assert DOORS.seen_moves([(0, give), (0, arrange)], 0) == [(0, give), (0, arrange)]


@rule("D7")
@pytest.mark.parametrize("level", ["dreamer", "lucid"])
@pytest.mark.parametrize(
    "sight",
    [
        ["green-sun", "red-door", "blue-door", "red-key", "red-moon"],
        ["red-moon", "green-key", "blue-key", "blue-door", "red-moon"],
    ],
)
def test_no_door_that_the_two_need_is_thrown_away(sight: list[str], level: str) -> None:
    state = duo(
        [["red-key", "blue-sun", "green-sun"], ["red-moon", "blue-moon", "green-moon"]],
        ["brown-sun", "brown-moon"],
        top=sight,
        doors=[["red-door", "green-door"], ["brown-door"]],
    )
    do(state, "discard", card="red-key")
    do(state, "keep")
    heuristic = heuristic_of(level)
    for choose in (heuristic.move, heuristic.choose):
        move = DOORS.decode(int(choose(state, 0, Rng(0))))
        assert "-door" not in str(move)
    worst, _ = heuristic.rank(state, 0, Rng(0))[-1]
    assert "-door" in str(DOORS.decode(worst))
    assert heuristic.prunes(state, 0, worst)
    doomed = state.clone()
    doomed.apply(0, worst)
    assert heuristic.value(state, 0) > 0.0
    assert heuristic.value(doomed, 0) == 0.0


@rule("D7")
def test_whoever_searches_does_not_even_consider_to_throw_away_a_door_that_is_needed() -> None:
    for seed in range(3):
        state = duo(
            [["red-key", "blue-sun", "green-sun"], ["red-moon", "blue-moon", "green-moon"]],
            ["brown-sun", "brown-moon"],
            top=["green-sun", "red-door", "blue-door", "red-key", "red-moon"],
            doors=[["red-door", "green-door"], ["brown-door"]],
        )
        do(state, "discard", card="red-key")
        do(state, "keep")
        thought = bot(DOORS, "lucid", seed).think(Mind(state, 0), Budget(simulations=SIMULATIONS))
        assert not any("-door" in str(DOORS.decode(row.action)) for row in thought.candidates)
