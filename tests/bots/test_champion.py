"""Champions: they play by a network, know no more than their seat, and are refused where there is none."""

from __future__ import annotations

import pickle
from operator import attrgetter
from pathlib import Path

import pytest

import oneiros
from oneiros.bots import bot, bot_names, check_bot
from oneiros.bots.champion import (
    Champion,
    ChampionAtOnce,
    Settings,
    champion_counts,
    learned_heuristic,
    network_file,
    read_settings,
)
from oneiros.bots.win_network import HEADER, read_win_network
from oneiros.core.bot import Bot, Budget, Mind
from oneiros.core.chance import Rng
from oneiros.core.features import MOST, Feature, FeatureWriter
from tests.bots import toys

GAMES = list(oneiros.all_games().values())
FEW = Budget(simulations=20 if oneiros.compiled() else 3)
LARGEST = 1 << 20  # bytes of a network that is shipped


def random_network(game: oneiros.Game, players: int, seed: int = 1) -> bytes:
    """A network that knows nothing, of the right size."""
    heuristic = game.heuristic()
    legend: list[Feature] = []
    heuristic.write_features(game.new(players, seed=1), 0, FeatureWriter(MOST, legend))
    inputs, answers = len(legend), 1 + len(heuristic.gambles)
    size = inputs * (4 + answers) + 4 + answers + 4 * 2 + 2 + 2 * answers
    rng = Rng(seed)
    weights = [int(rng.below(8001)) - 4000 for _ in range(size)]
    return HEADER.pack(inputs, 4, 2, answers) + b"".join(one.to_bytes(4, "little", signed=True) for one in weights)


def champions(game: oneiros.Game, players: int, seed: int = 5) -> list[Bot]:
    """Both kinds, with a network that knows nothing."""
    found: list[Bot] = []
    for kind in (Champion, ChampionAtOnce):
        player = kind(game, seed)
        player.network = random_network(game, players)
        found.append(player)
    return found


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
    heuristic = learned_heuristic(game, read_win_network(random_network(game, 2)), Settings(samples=2))
    wake = game.encode({"do": "wake_up"})
    assert heuristic.gambles == [wake]
    state = game.new(2, seed=3)
    while len(state.actors) > 1 or wake not in state.legal(state.actors[0]):
        state.step(state.actors[0], state.legal(state.actors[0])[0])
    seat = state.actors[0]
    found = {dict(heuristic.rank(state.imagine(seat, Rng(seed)), seat, Rng(seed)))[wake] for seed in range(5)}
    assert len(found) == 1, "it depends on what the seat knows and on no sample"


def test_without_a_network_there_is_no_champion() -> None:
    game = toys.Nim()
    for name in ("champion", "champion-quick"):
        with pytest.raises(oneiros.BadOption, match="no champion of Nim"):
            check_bot(game, name)
        assert name not in bot_names(game)


def test_what_is_shipped_fits_the_game() -> None:
    for game in GAMES:
        assert isinstance(read_settings(game.folder / "bots"), Settings)
        for players in champion_counts(game):
            assert network_file(game, players).stat().st_size < LARGEST
            state = game.new(players, seed=3)
            for name in ("champion", "champion-quick"):
                check_bot(game, name, players)
                assert bot(game, name).think(Mind(state, state.actors[0]), FEW).action in state.legal(state.actors[0])


def test_settings_of_a_strange_name_are_refused(tmp_path: Path) -> None:
    (tmp_path / "champion.toml").write_text("sample = 3\n", "utf-8")
    with pytest.raises(Exception, match="sample"):
        read_settings(tmp_path)
