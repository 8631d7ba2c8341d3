"""Champions: they play by a network, know no more than their seat, and are refused where there is none."""

from __future__ import annotations

import pickle
from itertools import count
from operator import attrgetter
from pathlib import Path

import pytest

import oneiros
from oneiros.bots import bot, bot_names, champion, check_bot
from oneiros.bots.champion import (
    Champion,
    ChampionSettings,
    champion_counts,
    learned_heuristic,
    network_file,
    read_settings,
)
from oneiros.bots.levels import Searcher, adviser
from oneiros.bots.win_network import read_win_network
from oneiros.core.bot import Budget, Mind
from oneiros.core.chance import Rng
from tests.bots import toys
from tests.bots.champions import champions, random_network

GAMES = list(oneiros.all_games().values())
FEW = Budget(simulations=20 if oneiros.compiled() else 3)
LARGEST = 1 << 20  # bytes of a network that is shipped


@pytest.mark.parametrize("game", GAMES, ids=attrgetter("id"))
def test_they_play_every_game_by_a_network(game: oneiros.Game) -> None:
    for players in game.players:
        state = game.new(players, seed=3)
        seat = state.actors[0]
        for player in champions(game, players):
            thought = player.think(Mind(state, seat), FEW)
            assert thought.action in state.legal(seat)
            assert thought.value is None or 0 < thought.value < 1


def test_a_copy_plays_on() -> None:
    game = oneiros.game("ravens")
    state = game.new(2, seed=3)
    for player in champions(game, 2):
        twin = pickle.loads(pickle.dumps(player))
        assert twin.think(Mind(state, 0), FEW) == player.think(Mind(state, 0), FEW)
        assert pickle.loads(pickle.dumps(player)).think(Mind(state, 0), FEW).action in state.legal(0)


def test_a_gamble_is_valued_by_an_answer_of_its_own() -> None:
    """In Ravens: to wake up, which shows what was hidden."""
    game = oneiros.game("ravens")
    heuristic = learned_heuristic(game, read_win_network(random_network(game, 2)), ChampionSettings(samples=2))
    wake = game.encode({"do": "wake"})
    assert heuristic.gambles == [wake]
    state = game.new(2, seed=3)
    while len(state.actors) > 1 or wake not in state.legal(state.actors[0]):
        state.step(state.actors[0], state.legal(state.actors[0])[0])
    seat = state.actors[0]
    found = {dict(heuristic.rank(state.imagine(seat, Rng(seed)), seat, Rng(seed)))[wake] for seed in range(5)}
    assert len(found) == 1, "it depends on what the seat knows and on no sample"


def test_one_of_two_players_is_asked_about() -> None:
    game = oneiros.game("sandman")
    network = read_win_network(random_network(game, 2))
    both, one = (learned_heuristic(game, network, ChampionSettings(mirrors=mirrors)) for mirrors in (False, True))
    state = game.new(2, seed=3)
    values = both.standing(state)
    assert values == [both.value(state, 0), both.value(state, 1)]
    assert one.standing(state) == [values[0], 1.0 - values[0]]


@pytest.mark.parametrize("turns", [0, 1, 2])
def test_it_plays_on_until_the_turn_has_passed_so_often(turns: int) -> None:
    game = oneiros.game("sandman")
    heuristic = learned_heuristic(game, read_win_network(random_network(game, 2)), ChampionSettings(turns=turns))
    for seed in range(5):
        state = game.new(2, seed=seed)
        state.step(state.actors[0], state.legal(state.actors[0])[0])  # the wheels are set
        seat = state.actors[0]
        moves = heuristic.playout(state, Rng(seed))
        assert state.actors == ((seat + turns) % 2,)
        assert (moves > 0) == (turns > 0)


def test_chance_answers_all_moves_alike() -> None:
    """Two moves that change nothing differ in nothing, however the game goes on: quick moves have the same whims."""
    game = oneiros.game("sandman")
    network = read_win_network(random_network(game, 2))
    heuristic = learned_heuristic(game, network, ChampionSettings(samples=1, turns=3))
    state = game.new(2, seed=3)
    state.step(state.actors[0], state.legal(state.actors[0])[0])
    seat = state.actors[0]
    both = [0.0, 0.0]
    heuristic._sample(state, seat, [state.legal(seat)[0]] * 2, both, Rng(5))
    assert both[0] == both[1] > 0.0


def test_a_champion_stands_for_oracle_where_it_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    game = oneiros.game("ravens")
    assert 2 in champion_counts(game)
    monkeypatch.setattr(champion, "read_settings", lambda _: ChampionSettings(oracle=(2,), search=False, samples=1))
    for players, options, stands in ((2, {}, True), (3, {}, False), (2, {"scary_nines": True}, False)):
        state = game.new(players, seed=3, **options)
        mind = Mind(state, state.actors[0])
        found = champion.champion_at_the_top(mind, 1)
        assert (found is not None) == stands, "it was not measured with three, and it learnt with the usual options"
        for player in (bot(game, "oracle", 4), adviser(game, 4, FEW)):
            thought = player.think(mind, FEW)
            assert thought.action in state.legal(mind.seat)
            assert {row.visits for row in thought.candidates} == {min(8, FEW.simulations or 8)} or not stands


def test_who_acts_beside_others_plays_its_turn_to_the_end() -> None:
    """In Workshop with dreams made together: each is judged after its own turn, and not only the first of them."""
    game = oneiros.game("workshop")
    heuristic = learned_heuristic(game, read_win_network(random_network(game, 3)), ChampionSettings(turns=1))
    state = game.new(3, seed=3, creation="together")
    rng = Rng(3)
    while len(state.actors) < 3:
        seat = state.actors[0]
        state.step(seat, heuristic.base.choose(state.imagine(seat, rng), seat, rng))
    for seat in state.actors:
        dream = state.imagine(seat, rng)
        heuristic._finish(dream, seat, rng)
        assert dream.actors == tuple(other for other in range(3) if other != seat)


def test_a_network_for_two_judges_pairs() -> None:
    """With two players that is what it always does. With more, the odds against each of the others add up."""
    game = oneiros.game("workshop")
    network = read_win_network(random_network(game, 2))
    usual, pairs = (learned_heuristic(game, network, ChampionSettings(pairs=pairs)) for pairs in (False, True))
    state = game.new(2, seed=3)
    assert pairs.value(state, 1) == usual.value(state, 1)
    with pytest.raises(NotImplementedError):
        learned_heuristic(oneiros.game("ravens"), network, ChampionSettings(pairs=True)).value(
            oneiros.game("ravens").new(3, seed=3), 0
        )
    state = game.new(3, seed=3)
    odds = 1.0
    for other in (0, 2):
        pairs._clear()
        pairs.base.write_pair(state, 1, other, pairs.writer)
        network.look(pairs.writer.numbers)
        odds += 1.0 / network.chance(0) - 1.0
    assert pairs.value(state, 1) == pytest.approx(1.0 / odds)
    assert pairs.standing(state) == [pairs.value(state, seat) for seat in range(3)]


def test_in_doors_levels_are_champions() -> None:
    """They play by networks of another school, at the champion's time."""
    game = oneiros.game("doors")
    assert champion_counts(game) == [1, 2]
    assert champion_counts(oneiros.game("doors", Path(game.folder / "tiny.toml"))) == []
    names = {}
    for players in (1, 2):
        state = game.new(players, seed=3)
        mind = Mind(state, state.actors[0])
        for name in ("champion", "champion-quick"):
            player = bot(game, name, 7)
            assert isinstance(player, champion.NetworkBot)
            thought = player.think(mind, FEW)
            assert thought.action in mind.legal
            assert pickle.loads(pickle.dumps(player)).think(mind, FEW) == bot(game, name, 7).think(mind, FEW)
            names[players, name] = type(player.own(mind)).__name__
    assert names == {
        (1, "champion"): "Oracle",
        (1, "champion-quick"): "Lucid",
        (2, "champion"): "Lucid",
        (2, "champion-quick"): "Dreamer",
    }
    player = Champion(game, 7)
    player.think_beside_others()
    own = player.own(Mind(game.new(1, seed=3), 0))
    assert isinstance(own, Searcher)
    assert (own.clock, own.cores, own.budget) == (player.clock, 1, player.budget)


def sampler(game: oneiros.Game, samples: int, most: int = 24) -> Champion:
    """A champion that samples chance, with a network that knows nothing."""
    player = Champion(game, 5)
    player.network = random_network(game, 2)
    player.settings = ChampionSettings(search=False, samples=samples, most=most)
    return player


def test_a_champion_that_samples_keeps_to_its_time() -> None:
    """By a clock that goes on by 10 ms whenever it is read: twice at first, then after each sample."""
    game = oneiros.game("sandman")
    state = game.new(2, seed=3)
    mind = Mind(state, state.actors[0])
    player = sampler(game, samples=2, most=2)
    ticks = count()
    player.clock = lambda: next(ticks) / 100
    assert player.evaluate(mind, Budget(milliseconds=55)).simulations == 4
    assert player.evaluate(mind, Budget(milliseconds=0)).simulations == 1
    assert player.evaluate(mind, Budget(simulations=3)).simulations == 3
    assert player.evaluate(mind, Budget(milliseconds=1e6)).simulations == 16


def test_where_one_sample_takes_too_long_the_moves_that_look_best_are_compared() -> None:
    """By the same clock: from the third move on it is read before each."""
    game = oneiros.game("sandman")
    state = game.new(2, seed=3)
    mind = Mind(state, state.actors[0])
    quick = champion.ChampionAtOnce(game, 1)
    for milliseconds, compared in ((5, 2), (25, 3), (35, 4), (1e6, 6)):
        ticks = count()
        quick.clock = lambda: next(ticks) / 100  # noqa: B023 - it is asked before the next turn of the loop
        assert len(quick.think(mind, Budget(milliseconds=milliseconds)).candidates) == compared


def test_one_that_samples_can_be_asked_about_any_action() -> None:
    game = oneiros.game("workshop")
    state = game.new(2, seed=3)
    while len(state.legal(state.actors[0])) < 10:
        state.step(state.actors[0], state.legal(state.actors[0])[0])
    mind = Mind(state, state.actors[0])
    player = sampler(game, samples=1, most=2)
    for action in mind.legal:
        assert player.evaluate(mind, FEW, only=action).action == action
    assert len(player.evaluate(mind, FEW).candidates) == 2


def test_without_a_network_there_is_no_champion() -> None:
    game = toys.Nim()
    for name in ("champion", "champion-quick"):
        with pytest.raises(oneiros.BadOption, match="no champion of Nim"):
            check_bot(game, name)
        assert name not in bot_names(game)


def test_what_is_shipped_fits_the_game() -> None:
    for game in GAMES:
        assert isinstance(read_settings(game.folder / "bots"), ChampionSettings)
        for players in champion_counts(game):
            file = network_file(game, players)
            assert file.exists() != (players in game.bots.champions.get("champion", {}))
            assert not file.exists() or file.stat().st_size < LARGEST
            state = game.new(players, seed=3)
            for name in ("champion", "champion-quick"):
                check_bot(game, name, players)
                assert bot(game, name).think(Mind(state, state.actors[0]), FEW).action in state.legal(state.actors[0])


def test_both_builds_value_and_choose_alike() -> None:
    """By the network of Ravens for two, to the last bit. Whoever ships another one writes its numbers here."""
    game = oneiros.game("ravens")
    network = read_win_network(network_file(game, 2).read_bytes())
    heuristic = learned_heuristic(game, network, read_settings(game.folder / "bots"))
    state = game.new(2, seed=3)
    rng = Rng(7)
    values = []
    for _ in range(5):
        seat = state.actors[0]
        state.step(seat, heuristic.choose(state.imagine(seat, rng), seat, rng))
        values.append(heuristic.value(state, seat))
    assert values == [
        0.4519777238090801,
        0.42872537995441956,
        0.4918470010133801,
        0.4990575920774364,
        0.6345872741908586,
    ]


def test_settings_of_a_strange_name_are_refused(tmp_path: Path) -> None:
    (tmp_path / "champion.toml").write_text("sample = 3\n", "utf-8")
    with pytest.raises(Exception, match="sample"):
        read_settings(tmp_path)
