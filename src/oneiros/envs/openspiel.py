"""OpenSpiel games: importing this registers `oneiros_doors` and the like with `pyspiel.load_game`.

Every game of the registry is registered. A game that is registered later (`oneiros.register`) is registered here too
at that moment.

Parameters are `players`, the options of the game, and `deals`. All chance is at the root: its one chance node chooses
among that many deals, each a seed from which every shuffle of the game follows. An honest search uses
`resample_from_infostate`, which draws future chance anew.

Seats that may act at the same time are asked one after the other. None of them sees what the others chose before the
rules show it. `information_state_string` distinguishes everything that a player ever saw; the tensors are the
features of what is seen now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from oneiros.core.errors import MissingPackage
from oneiros.core.game import Game
from oneiros.core.types import TABLE
from oneiros.core.words import Words
from oneiros.envs.history import GameHistory
from oneiros.envs.observation import Observer
from oneiros.envs.vector import rewards_of
from oneiros.registry import find, follow_games

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise MissingPackage("this needs OpenSpiel: pip install 'oneiros[openspiel]'") from missing

DEALS: Final = 10_000
SEEDS: Final = 1 << 62


def _type_of(game: type[Game]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"oneiros_{game.id}",
        long_name=f"{game.title} of Oneiros, rules version {game.rules_version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if game.cooperative else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(max(2, game.players[0]), game.players[-1]),
            "deals": DEALS,
            **{name: option.default for name, option in game.options.items()},
        },
    )


TYPES: Final[dict[str, pyspiel.GameType]] = {}
"""The games that are registered with OpenSpiel, by our id."""


class SpielGame(pyspiel.Game):
    """A game with a fixed number of players. Each game has a subclass of this."""

    id: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**TYPES[self.id].parameter_specification, **(params or {})}
        game = find(self.id)
        self.game = game
        self.players = game.check_players(given["players"])
        self.deals = given["deals"]
        self.options = game.check_options({name: given[name] for name in game.options})
        self.observer = Observer(game, self.players)
        self.words = Words(game.folder / "words", "en")
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=game.max_moves,
        )
        super().__init__(TYPES[self.id], info, params or {})

    def new_initial_state(self, state_as_string: str | None = None) -> SpielState:
        """The state before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """The observer of this game."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, kind, params)


class SpielState(pyspiel.State):
    """A position. `played` is the history of the game, and None before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.played: GameHistory | None = None

    def _known(self) -> GameHistory:
        assert self.played is not None
        return self.played

    def current_player(self) -> int:
        """Who is asked."""
        if self.played is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self.played.state.actor())
        return int(pyspiel.PlayerId.TERMINAL) if seat == TABLE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self._known().state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely as the others."""
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.played is None:
            game = self.get_game()
            self.played = GameHistory(game.game, game.players, game.options, action)
        else:
            self.played.move(int(self.played.state.actor()), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        game: SpielGame = self.get_game()
        return f"{action}: {game.words.move(game.game.decode(action))}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.played is not None and not self.played.state.actors

    def returns(self) -> list[float]:
        """A share of the win for each player; all zero before the end."""
        outcome = None if self.played is None else self.played.state.outcome
        if outcome is None:
            return [0.0] * self.num_players()
        return rewards_of(self._known().game, outcome, False)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that the player cannot distinguish from this one, drawn with its right probability.

        Future chance is drawn anew. The history of the new position names the true moves, but not the true deal.
        """
        resampled: SpielState = self.clone()
        if resampled.played is not None:
            resampled.played.imagine(player, int(sampler() * SEEDS))
        return resampled

    def __str__(self) -> str:
        """The whole truth in short, for debugging."""
        if self.played is None:
            return "before the deal"
        return f"{self.played.state.digest()} after {len(self.played.events)} events"


class SpielObserver:
    """Observations of a player: the view as a string, the features as a tensor.

    Without private information it is the view of a spectator, which has no features. With perfect recall, the string
    begins with a digest of all that the player ever saw.
    """

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, but these were given: {params}")
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = kind.perfect_recall
        self._observer = game.observer
        size = game.players + (game.observer.width if self._private else 0)
        self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict = {"player": self.tensor[: game.players]}
        if self._private:
            self.dict["features"] = self.tensor[game.players :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor."""
        self.tensor.fill(0)
        if state.played is None or not 0 <= player < len(self.dict["player"]):
            return
        self.dict["player"][player] = 1.0
        if self._private:
            self.dict["features"][:] = self._observer.features(state.played.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON."""
        if state.played is None:
            return "before the deal"
        if not self._private:
            return msgspec.json.encode(state.played.state.view(None)).decode()
        known = state.played.information_state(player).hex() + " " if self._recall else ""
        return f"player_{player} {known}{msgspec.json.encode(state.played.state.view(player)).decode()}"


def register_game(game: type[Game]) -> None:
    """Register a game with OpenSpiel as `oneiros_<id>`.

    OpenSpiel keeps the factory until after Python has ended, so it has to be a class, which outlives that.
    """
    if game.id not in TYPES:
        TYPES[game.id] = _type_of(game)
        pyspiel.register_game(TYPES[game.id], type(f"Spiel_{game.id}", (SpielGame,), {"id": game.id}))


follow_games(register_game)
