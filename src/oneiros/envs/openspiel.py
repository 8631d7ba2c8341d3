"""OpenSpiel's face: importing this registers `oneiros_doors` and its like with `pyspiel.load_game`.

Parameters are `players`, the options of the game, and `deals`. All chance is settled at the root: its one chance node
chooses among that many deals, each a seed from which every shuffle of the game follows. Searches that are honest about
hidden cards go by `resample_from_infostate`, which draws future chance anew.

Seats that may act at the same time are asked one after the other; none is shown what the others chose before the
rules show it. `information_state_string` tells apart everything that a player ever saw; the tensors are the features
of what is seen now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from oneiros.core.errors import MissingPackage
from oneiros.core.types import TABLE
from oneiros.core.words import Words
from oneiros.envs.course import Course
from oneiros.envs.eyes import Eyes
from oneiros.envs.lanes import worth
from oneiros.registry import find, game_ids

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise MissingPackage("this needs OpenSpiel: pip install 'oneiros[openspiel]'") from missing

DEALS: Final = 10_000
SEEDS: Final = 1 << 62


def _type_of(id: str) -> pyspiel.GameType:
    game = find(id)
    return pyspiel.GameType(
        short_name=f"oneiros_{id}",
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
            "players": max(2, game.players[0]),
            "deals": DEALS,
            **{name: option.default for name, option in game.options.items()},
        },
    )


TYPES: Final = {id: _type_of(id) for id in game_ids()}


class SpielGame(pyspiel.Game):
    """One of our games with one number of players; there is a subclass for each game."""

    id: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**TYPES[self.id].parameter_specification, **(params or {})}
        game = find(self.id)
        self.game = game
        self.players = game.check_players(given["players"])
        self.deals = given["deals"]
        self.options = game.check_options({name: given[name] for name in game.options})
        self.eyes = Eyes(game, self.players)
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

    def new_initial_state(self, told: str | None = None) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a player is shown."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, kind, params)


class SpielState(pyspiel.State):
    """A position; `course` is None before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course: Course | None = None

    def _known(self) -> Course:
        assert self.course is not None
        return self.course

    def current_player(self) -> int:
        """Who is asked."""
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self.course.state.actor())
        return int(pyspiel.PlayerId.TERMINAL) if seat == TABLE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self._known().state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely as the others."""
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            game = self.get_game()
            self.course = Course(game.game, game.players, game.options, action)
        else:
            self.course.move(int(self.course.state.actor()), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        game: SpielGame = self.get_game()
        return f"{action}: {game.words.move(game.game.decode(action))}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course is not None and not self.course.state.actors

    def returns(self) -> list[float]:
        """A share of the win for each player; all zero before the end."""
        outcome = None if self.course is None else self.course.state.outcome
        if outcome is None:
            return [0.0] * self.num_players()
        return worth(self._known().game, outcome, False)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that the player cannot tell from this one, each with its right chance; all chance to come is
        drawn anew. Its history names what happened in truth, but for the deal it stands on."""
        resampled: SpielState = self.clone()
        if resampled.course is not None:
            resampled.course.imagine(player, int(sampler() * SEEDS))
        return resampled

    def __str__(self) -> str:
        """For people who debug: the whole truth in short."""
        if self.course is None:
            return "before the deal"
        return f"{self.course.state.digest()} after {len(self.course.events)} events"


class SpielObserver:
    """What a player is shown: the view as a string, the features as a tensor.

    Without private information it is what a spectator sees, which has no features. With perfect recall, a digest of
    all that was ever seen begins the string.
    """

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, but these were given: {params}")
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = kind.perfect_recall
        self._eyes = game.eyes
        size = game.players + (game.eyes.width if self._private else 0)
        self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict = {"player": self.tensor[: game.players]}
        if self._private:
            self.dict["features"] = self.tensor[game.players :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor."""
        self.tensor.fill(0)
        if state.course is None or not 0 <= player < len(self.dict["player"]):
            return
        self.dict["player"][player] = 1.0
        if self._private:
            self.dict["features"][:] = self._eyes.features(state.course.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON."""
        if state.course is None:
            return "before the deal"
        if not self._private:
            return msgspec.json.encode(state.course.state.view(None)).decode()
        recalled = state.course.recalled(player).hex() + " " if self._recall else ""
        return f"player_{player} {recalled}{msgspec.json.encode(state.course.state.view(player)).decode()}"


# OpenSpiel keeps what makes a game until after Python has gone, so it has to be a class, which outlives that.
for _id, _type in TYPES.items():
    pyspiel.register_game(_type, type(f"Spiel{find(_id).title}", (SpielGame,), {"id": _id}))
