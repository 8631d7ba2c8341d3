"""The champion of Runners: it plays by what holdings are worth, at the pace of `oracle-1`, and keeps to its plan."""

from __future__ import annotations

import pickle
from typing import final

import pytest

import oneiros
from oneiros.bots import bot
from oneiros.bots.champion import (
    Champion,
    ChampionAtOnce,
    ChampionSettings,
    champion_counts,
    learned_heuristic,
    network_file,
)
from oneiros.bots.plain_levels import plain_bot
from oneiros.bots.win_network import read_win_network
from oneiros.core.bot import Mind
from oneiros.core.chance import Rng
from oneiros.core.features import MOST, Feature, FeatureWriter
from oneiros.core.heuristic import Heuristic
from oneiros.core.state import State
from oneiros.games.runners.bots.appraiser import FULL, POINT, Appraiser, reckoned
from oneiros.games.runners.bots.holdings_row import write_holdings
from oneiros.games.runners.bots.players import EARLY, LATE, SKILLS_1, Runner
from oneiros.games.runners.moves import BUY, COLOUR, CONTENT, DONE, REST
from oneiros.games.runners.rules import RunnersState
from oneiros.games.runners.scoring_phase import AT_COLOUR, AT_EQUIP
from tests.bots.champions import random_network

RUNNERS = oneiros.game("runners")


@final
class Prices(Heuristic):
    """A value by fixed prices, in dream points: of calm, a coin, a key, a shard, a star and a tile."""

    def __init__(self, calm: float = 1.0, coin: float = 0.0, key: float = 0.0, shard: float = 0.0, tile: float = 0.0):
        super().__init__()
        self.prices = (calm, coin, key, shard, tile)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, RunnersState)
        calm, coin, key, shard, tile = self.prices
        points = calm * int(state.calm[seat]) + coin * int(state.coins[seat]) + key * int(state.keys[seat])
        shards = sum(int(state.shards[seat * 4 + colour]) for colour in range(4))
        points += shard * (shards + 5 * int(state.star[seat]))
        return (points + tile * int(state.tiles[seat]).bit_count()) / FULL


def new(players: int = 2, seed: int = 1) -> RunnersState:
    state = RUNNERS.new(players=players, seed=seed)
    assert isinstance(state, RunnersState)
    return state


def equipping(coins: int) -> RunnersState:
    """A position in which the first seat may buy."""
    state = new()
    state.phase, state.turn, state.start, state.served = AT_EQUIP, 0, 0, 0
    state.coins[0] = coins
    return state


def test_weights_are_what_one_more_is_worth() -> None:
    state = new()
    weights = Appraiser(Prices(calm=1.5, coin=0.8, key=0.3, shard=0.9, tile=4.0)).weigh(reckoned(state, 0), 0)
    assert weights.calm == pytest.approx(1.5 * POINT, abs=2)
    assert weights.coin == pytest.approx(0.8 * POINT, abs=2)
    assert weights.key == pytest.approx(0.3 * POINT, abs=2)
    assert weights.star == pytest.approx(4.5 * POINT, abs=2)
    assert [*weights.shards] == pytest.approx([0.9 * POINT] * 4, abs=2)
    assert weights.tiles[0] == pytest.approx(4.0 * POINT, abs=2)
    assert weights.tiles[10] == 0, "nobody loses what they do not have"


def test_a_shard_that_makes_a_set_is_not_worth_the_star() -> None:
    """The solver counts the star by itself."""
    state = new()
    for colour, number in enumerate((1, 1, 1, 0)):
        state.shards[colour] = number
    weights = Appraiser(Prices(shard=0.5)).weigh(reckoned(state, 0), 0)
    assert weights.shards[3] == pytest.approx(0.5 * POINT, abs=2)


def test_it_buys_what_is_worth_its_coins() -> None:
    for coin, tile, expected in ((0.5, 9.0, {BUY, BUY + 1, BUY + 2, BUY + 3}), (3.0, 1.0, {DONE}), (0.1, 0.0, {REST})):
        state = equipping(coins=5)
        action = Appraiser(Prices(coin=coin, tile=tile)).choose(state, 0, Rng(1))
        assert action in expected, (coin, tile)
        assert state.coins[0] == 5
        assert action in state.legal(0)


def test_after_the_last_round_only_points_count() -> None:
    state = equipping(coins=3)
    state.round = 7
    assert Appraiser(Prices(calm=0.0, coin=9.0)).choose(state, 0, Rng(1)) == REST


def test_a_shard_of_choice_completes_the_set() -> None:
    state = new()
    state.phase, state.turn, state.wishes = AT_COLOUR, 0, 1
    for colour, number in enumerate((2, 1, 0, 1)):
        state.shards[colour] = number
    assert Appraiser(Prices(shard=1.0)).choose(state, 0, Rng(1)) == COLOUR + 2


def test_what_others_lay_is_not_in_the_row() -> None:
    state = new()
    rows = []
    for _ in range(2):
        writer = FeatureWriter(MOST, [])
        write_holdings(state, 0, writer)
        rows.append([*writer.numbers])
        state.apply(1, state.legal(1)[0])
    assert rows[0] == rows[1]


def test_the_row_says_how_many_rounds_are_left() -> None:
    """Before the dream is reckoned it is to come; then it is not."""
    state = new()
    legend: list[Feature] = []
    left = []
    for one in (state, reckoned(state, 0)):
        writer = FeatureWriter(MOST, legend)
        write_holdings(one, 0, writer)
        left.append([*writer.numbers[:9]].index(1))
    assert left == [8, 7]
    assert [one.name for one in legend[:2]] == ["rounds_left.0", "rounds_left.1"]


def quick(seed: int) -> ChampionAtOnce:
    """A champion with a network that knows nothing."""
    player = ChampionAtOnce(RUNNERS, seed)
    player.network = random_network(RUNNERS, 2)
    return player


def test_its_hands_are_no_quicker_than_those_of_the_yardstick() -> None:
    seconds = SKILLS_1["oracle-1"].seconds
    for seed in range(4):
        player, state, spent = quick(seed), new(seed=seed), 0.0
        while True:
            thought = player.think(Mind(state, 0))
            spent += thought.pause or 0.0
            if thought.action == CONTENT:
                break
            state.apply(0, thought.action)
        assert EARLY * seconds - 0.01 <= spent <= LATE * seconds + 0.01


def test_a_bot_that_is_made_again_goes_on_with_the_same_plan() -> None:
    state = new(seed=5)
    player = quick(7)
    first = player.think(Mind(state, 0))
    state.apply(0, first.action)
    expected = player.think(Mind(state, 0))
    assert quick(7).think(Mind(state, 0)) == expected
    assert pickle.loads(pickle.dumps(player)).think(Mind(state, 0)) == expected


def test_what_is_shipped_plays_whole_games() -> None:
    counts = champion_counts(RUNNERS)
    assert counts == [1, 2, 3, 4]
    for players in counts if oneiros.compiled() else counts[:1]:
        state = new(players)
        bots = [bot(RUNNERS, name, seat) for seat, name in enumerate(["champion", "champion-quick"] * 2)]
        assert not any(isinstance(one, Runner) for one in bots), "they take the network for the number of players"
        while state.awaited:
            seat = state.awaited[0]
            state.apply(seat, bots[seat].think(Mind(state, seat)).action)
        outcome = state.outcome
        assert outcome is not None
        assert min(outcome.scores) > 15, "even a layout of random tiles scores more"


def test_both_builds_value_and_choose_alike() -> None:
    """To the last bit, after each of three rounds. Whoever ships another network writes its numbers here."""
    network = read_win_network(network_file(RUNNERS, 2).read_bytes())
    judge = learned_heuristic(RUNNERS, network, ChampionSettings())
    player, state, rng = Appraiser(judge), new(seed=3), Rng(7)
    values: list[float] = []
    while state.round < 3:
        seat, before = state.awaited[0], state.round
        dream = state.imagine(seat, rng)
        state.step(seat, player.choose(dream, seat, rng))
        if state.round != before:
            values += [judge.value(state, 0), judge.value(state, 1)]
    assert values == [
        0.4336478470603577,
        0.3389473334143037,
        0.40693159690493813,
        0.351462724327099,
        0.43504596148104513,
        0.34548423059840566,
    ]


def test_the_top_level_plays_by_what_was_learnt() -> None:
    """It won more than its share with every number of players. Plain Python is too slow for it."""
    game = oneiros.game("runners")
    assert isinstance(bot(game, "oracle", 1), Champion)
    assert not isinstance(bot(game, "lucid", 1), Champion)
    assert not isinstance(bot(game, "oracle-1", 1), Champion)
    assert not isinstance(plain_bot(game, "oracle", 1), Champion)
