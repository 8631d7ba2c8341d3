"""OpenSpiel games: importing this registers `oneiros_doors` and the like with `pyspiel.load_game`.

Every game of the registry is registered. A game that is registered later (`oneiros.register`) is registered here too
at that moment.

Parameters are `players`, `content`, `reward`, `chance`, `deals` and the options of the game. With `chance=deal` all
chance is at the root: its one chance node chooses among `deals` seeds, from which every shuffle follows. With
`chance=draws` each draw is a chance node at its own moment, as algorithms need it that walk through the whole tree.

Seats that may act at the same time are asked one after the other. None of them sees what the others chose before the
rules show it. `information_state_string` is a digest of all that a player ever saw (perfect recall). The tensors are
the features of what is seen now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from oneiros.core.chance import Rng
from oneiros.core.errors import BadOption, MissingPackage
from oneiros.core.game import Game
from oneiros.core.words import Words
from oneiros.envs.batch import by_points
from oneiros.envs.history import CHANCE, FORMS, TERMINAL, Event, Node, Table, Tree, Walk
from oneiros.envs.observation import Observer
from oneiros.envs.vector import rewards_of
from oneiros.registry import find, follow_games

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise MissingPackage("this needs OpenSpiel: pip install 'oneiros[openspiel]'") from missing

DEALS: Final = 10_000
SEEDS: Final = 1 << 62
DRAWN: Final = 256  # outcomes of one draw at most
DRAWS: Final = 64  # draws in one move at most
Utility = pyspiel.GameType.Utility


def _type_of(game: type[Game], utility: Any) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"oneiros_{game.id}",
        long_name=f"{game.title} of Oneiros, rules version {game.rules_version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(max(2, game.players[0]), game.players[-1]),
            "content": "content",
            "reward": "win",
            "chance": "deal",
            "deals": DEALS,
            **{name: option.default for name, option in game.options.items()},
        },
    )


def _utility_of(game: type[Game], players: int, points: bool) -> Any:
    """What the rewards of all players add up to: the same for each, always 1 in all, or anything."""
    if game.cooperative:
        return Utility.IDENTICAL
    return Utility.CONSTANT_SUM if game.always_won and players > 1 and not points else Utility.GENERAL_SUM


TYPES: Final[dict[str, pyspiel.GameType]] = {}
"""The games that are registered with OpenSpiel, by our id."""


class SpielGame(pyspiel.Game):
    """A game with a fixed number of players. Each game has a subclass of this."""

    id: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**TYPES[self.id].parameter_specification, **(params or {})}
        content = str(given["content"])
        game = find(self.id, None if content == "content" else content)
        if given["chance"] not in FORMS:
            raise BadOption(f"chance is one of {', '.join(FORMS)}, not {given['chance']!r}")
        self.game = game
        self.players = game.check_players(given["players"])
        self.by_points = by_points(given["reward"])
        options = game.check_options({name: given[name] for name in game.options})
        self.table = Table(game, self.players, options, given["chance"], given["deals"])
        self.tree = Tree(self.table)
        self.observer = Observer(game, self.players, options)
        self.words = Words(game.folder / "words", "en")
        low, high = game.score_range(self.players, options) if self.by_points else (0, 1)
        if self.by_points and game.fewest_wins:
            low, high = -high, -low
        utility = _utility_of(type(game), self.players, self.by_points)
        drawn = self.table.form == "draws"
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=DRAWN if drawn else self.table.deals,
            num_players=self.players,
            min_utility=float(low),
            max_utility=float(high),
            utility_sum=1.0 if utility == Utility.CONSTANT_SUM else None,
            max_game_length=game.max_moves,
        )
        super().__init__(_type_of(type(game), utility), info, params or {})

    def new_initial_state(self, state_as_string: str | dict[str, Any] | None = None) -> SpielState:
        """The state before the deal, or the one that `to_json` or `to_dict` of a state gives."""
        state = SpielState(self)
        if state_as_string:
            given = msgspec.json.decode(state_as_string) if isinstance(state_as_string, str) else state_as_string
            events: list[Event] = msgspec.convert(given["events"], list[Event])
            for what, seat, number in events:
                if what == "imagine":
                    state.walk = Walk(self.tree.imagined(state.node, seat, number))
                else:
                    state.apply_action(number)
        return state

    def max_chance_nodes_in_history(self) -> int:
        """The deal, or all draws."""
        return 1 if self.table.form == "deal" else (self.game.max_moves + 1) * DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """The observer of this game."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, kind, params)


class SpielState(pyspiel.State):
    """A position: a place in the game's tree.

    What Python asks for is answered here at once (`legal_actions`, `is_chance_node`). What C++ asks for comes through
    the names that OpenSpiel gives them (`_legal_actions`).
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.walk = Walk(game.tree.root)

    @property
    def node(self) -> Node:
        """The node of this position, with what led to it."""
        return self.walk.node

    def current_player(self) -> int:
        """Who is asked."""
        return self.walk.actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.walk.actor == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether chance decides."""
        return self.walk.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the player may do; of chance, the outcomes."""
        actor = self.walk.actor
        if actor < 0:
            found: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
            return found
        return self.walk.legal(actor) if player is None or player == actor else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.walk.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals or the outcomes of this draw, with their chances."""
        odds = self.node.odds
        total = sum(cases for _, cases in odds)
        return [(outcome, cases / total) for outcome, cases in odds]

    def _apply_action(self, action: int) -> None:
        self.walk.go(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game: SpielGame = self.get_game()
        if player == CHANCE:
            return f"{'deal' if game.table.form == 'deal' else 'draw'} {action}"
        return f"{action}: {game.words.move(game.game.decode(action))}"

    def returns(self) -> list[float]:
        """The reward of each player; all zero before the end."""
        state = self.walk.state
        outcome = None if state is None else state.outcome
        if outcome is None:
            return [0.0] * self.num_players()
        game: SpielGame = self.get_game()
        return rewards_of(game.game, outcome, game.by_points)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that the player cannot distinguish from this one, drawn with its right probability.

        Future chance is drawn anew. The history of the new position names the true moves, but not the true deal.
        """
        resampled: SpielState = self.clone()
        if self.node.state is not None:
            resampled.walk = Walk(self.node.tree.imagined(self.node, player, int(sampler() * SEEDS)))
        return resampled

    def __str__(self) -> str:
        """The whole truth in short, for debugging."""
        before = self.node.events()
        if self.node.state is None:
            return f"chance decides after {before}" if before else "before the deal"
        return f"{self.node.state.digest()} after {len(before)} events"

    # Structs, as OpenSpiel 2 has them: plain dicts and lists

    def _to_struct(self) -> dict[str, Any]:
        """All events, from which the state can be made again, and what every player sees."""
        game: SpielGame = self.get_game()
        known = self.node.state
        views = [] if known is None else [_plain(known.view(seat)) for seat in range(game.players)]
        return {
            "game": game.game.id,
            "rules_version": game.game.rules_version,
            "current_player": self.node.actor,
            "events": [list(event) for event in self.node.events()],
            "views": views,
        }

    def _to_observation_struct(self, player: int) -> Any:
        """What the player sees."""
        return {} if self.node.state is None else _plain(self.node.state.view(player))

    def _action_to_struct(self, player: int, action: int) -> Any:
        """A move in words, as the game's `decode` gives it; of chance, the outcome."""
        game: SpielGame = self.get_game()
        return {"outcome": action} if player == CHANCE else _plain(game.game.decode(action))

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        game: SpielGame = self.get_game()
        return [struct["outcome"] if self.node.actor == CHANCE else game.game.encode(struct)]


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


class SpielObserver:
    """Observations of a player: the view as a string, the features as a tensor.

    Without private information it is the view of a spectator, which has no features. With perfect recall, the string
    is a digest of all that the player ever saw.
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
        if state.node.state is None or not 0 <= player < len(self.dict["player"]):
            return
        self.dict["player"][player] = 1.0
        if self._private:
            self.dict["features"][:] = self._observer.features(state.node.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON, or the information state."""
        node = state.node
        if self._private and self._recall:
            return f"player_{player} {node.information_state(player).hex()}"
        if node.state is None:
            return "before the deal" if node.before is None else "chance decides"
        seen = msgspec.json.encode(node.state.view(player if self._private else None)).decode()
        return f"player_{player} {seen}" if self._private else seen


class PlayoutEvaluator:
    """What OpenSpiel's `RandomRolloutEvaluator` does, with the random moves made inside the engine.

    It is for the searches of `open_spiel.python.algorithms`: each legal move of a rollout is as likely as the others.
    """

    def __init__(self, n_rollouts: int = 1, seed: int = 0) -> None:
        self.n_rollouts = n_rollouts
        self._rng = Rng(seed)

    def evaluate(self, state: SpielState) -> NDArray[np.float64]:
        """The average rewards of so many random games from here."""
        game: SpielGame = state.get_game()
        total = np.zeros(game.players)
        for _ in range(self.n_rollouts):
            twin = state.node.position().clone()
            if game.table.form == "draws":
                twin.rng = self._rng.fork()
            twin.playout(self._rng)
            outcome = twin.outcome
            assert outcome is not None
            total += rewards_of(game.game, outcome, game.by_points)
        return total / self.n_rollouts

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """The same for every action."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def register_game(game: type[Game]) -> None:
    """Register a game with OpenSpiel as `oneiros_<id>`.

    OpenSpiel keeps the factory until after Python has ended, so it has to be a class, which outlives that.
    """
    if game.id not in TYPES:
        TYPES[game.id] = _type_of(game, _utility_of(game, game.players[-1], False))
        pyspiel.register_game(TYPES[game.id], type(f"Spiel_{game.id}", (SpielGame,), {"id": game.id}))


follow_games(register_game)
