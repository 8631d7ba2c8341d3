"""Gymnasium environments: one seat of a game, alone or against bots (`SeatEnv`), and many games at once (`BatchEnv`).

Importing this module registers `oneiros/doors-v1` and the like for every game of the registry, and
`oneiros/doors-seats-v1` for batches in which one learner plays all seats. A game that is registered later
(`oneiros.register`) is registered here too at that moment.

An observation is a dict of `observation` (features) and `action_mask`, which `action_space.sample(mask)` understands.
`action_masks()` gives the mask alone, as sb3-contrib's MaskablePPO asks for it. The reward comes at the end.
`gymnasium.make("oneiros.envs.gymnasium:oneiros/doors-v1")` needs no import before it.
An opponent that fails ends the episode as truncated, and `info["fault"]` says how.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from oneiros.agents import Newsstand, ask
from oneiros.bots import bot, check_bot
from oneiros.core.bot import Bot, Budget, Mind
from oneiros.core.errors import AgentFault, BadOption, MissingPackage, OneirosError
from oneiros.core.game import Game
from oneiros.core.seeds import derived_seed
from oneiros.envs.batch import Batch, by_points
from oneiros.envs.observation import Observation, Observer
from oneiros.envs.render import RENDER_MODES, check_mode, render
from oneiros.envs.vector import rewards_of
from oneiros.registry import add_bot, find, follow_games

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as missing:
    raise MissingPackage("this needs Gymnasium: pip install 'oneiros[gymnasium]'") from missing

SEEDS = 1 << 62
Policy = Callable[[Mind], int]
"""Chooses an action by what its seat may know."""
Opponent = str | type[Bot] | Bot | Policy
"""A bot's name or what it is made from (`process:./agent`), its class, a bot that is kept, or a policy."""
ILLEGAL = ("refuse", "penalty", "end", "raise")
"""What an illegal action can do."""
METADATA: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}


def _spaces(observer: Observer) -> spaces.Space[Any]:
    return spaces.Dict(
        {
            "observation": spaces.Box(observer.low, observer.high),
            "action_mask": spaces.Box(0, 1, (observer.actions,), np.int8),
        }
    )


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a game. `bots` play the other seats: one opponent for all of them, or a list with one for each.

    For self-play an opponent may be a policy; `env.observer.observe(mind.dream, mind.seat)` is its observation.

    `illegal` says what an illegal action does: "penalty" gives -1 and changes nothing, "refuse" changes nothing at no
    cost, "end" gives -1 and ends the game, "raise" raises. The info says why it was refused. After `max_steps` steps,
    by default more than any legal game has, the episode is truncated: none is endless.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        seat: int = 0,
        bots: Opponent | Sequence[Opponent] = "dreamer",
        budget: Budget | None = None,
        reward: str = "win",
        illegal: str = "refuse",
        max_steps: int | None = None,
        render_mode: str | None = None,
        content: str | Path | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadOption(f"an illegal action can be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.game = find(game, content)
        self.illegal = illegal
        self.max_steps = self.game.max_moves + 1 if max_steps is None else max_steps
        self.players = self.game.check_players(self.game.players[0] if players is None else players)
        if not 0 <= seat < self.players:
            raise BadOption(f"there is no seat {seat}; the seats are 0 to {self.players - 1}")
        self.seat = seat
        others = self.players - 1
        given = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * others
        given = [add_bot(one) if isinstance(one, str) and ":" in one else one for one in given]
        self.opponents: list[Opponent] = given
        self._made: list[Bot] = []  # for the game under way
        if len(given) != others:
            raise BadOption(f"beside one seat of {self.players} there are {others} bots, not {len(given)}")
        for opponent in given:
            _check_opponent(self.game, opponent, self.players)
        self.budget = budget
        self.render_mode = check_mode(render_mode)
        self._options = self.game.check_options(options)
        self._by_points = by_points(reward)
        self.observer = Observer(self.game, self.players, self._options)
        self.observation_space = _spaces(self.observer)
        self.action_space = spaces.Discrete(self.game.num_actions)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game; `options` are ignored: those of the game are given to the constructor."""
        super().reset(seed=seed)
        own = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self._state = self.game.new(self.players, own, **self._options)
        self._moves: list[tuple[int, int]] = []
        self._steps = 0
        self._fault = ""
        self.close()
        opponents = iter(self.opponents)
        self._bots: dict[int, Bot] = {}
        self._policies: dict[int, Policy] = {}
        for seat in range(self.players):
            if seat != self.seat:
                self._seat_opponent(seat, next(opponents), derived_seed(own, "bot", seat))
        listening = [seat for seat, one in self._bots.items() if one.wants_news]
        self._newsstand = Newsstand(self._state, listening)
        self._let_others_play()
        return self.observer.observe(self._state, self.seat), {"fault": self._fault} if self._fault else {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One action of the seat; then the others play until it is asked again."""
        info: dict[str, Any] = {}
        state = self._state
        self._steps += 1
        cost, ended = 0.0, False
        try:
            state.apply(self.seat, int(action))
        except OneirosError as refused:
            if self.illegal == "raise":
                raise
            info["refused"] = str(refused)
            cost = 0.0 if self.illegal == "refuse" else -1.0
            ended = self.illegal == "end"
        else:
            self._newsstand.hear(state)
            self._moves.append((self.seat, int(action)))
            self._let_others_play()
        if self._fault:
            info["fault"] = self._fault
        outcome = state.outcome
        reward = cost if outcome is None else rewards_of(self.game, outcome, self._by_points)[self.seat]
        over = ended or outcome is not None
        cut = bool(self._fault) or (not over and self._steps >= self.max_steps)
        return self.observer.observe(state, self.seat), reward, over, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal action, by the name that sb3-contrib asks for."""
        return self.observer.mask(self._state, self.seat).astype(np.bool_)

    def close(self) -> None:
        """Part from agents outside of this process. Bots that were given as objects are the caller's."""
        for one in self._made:
            one.close()
        self._made.clear()

    def _seat_opponent(self, seat: int, opponent: Opponent, seed: int) -> None:
        """An opponent takes its seat for one game."""
        if isinstance(opponent, str):
            self._bots[seat] = bot(self.game, opponent, seed)
            self._made.append(self._bots[seat])
        elif isinstance(opponent, type):
            self._bots[seat] = opponent(self.game, seed)
            self._made.append(self._bots[seat])
        elif isinstance(opponent, Bot):
            self._bots[seat] = opponent
        else:
            self._policies[seat] = opponent

    def _choose(self, seat: int, mind: Mind) -> int:
        """What the opponent of that seat does."""
        if seat in self._bots:
            return ask(self._bots[seat], mind, self.budget).action
        return int(self._policies[seat](mind))

    def _let_others_play(self) -> None:
        state = self._state
        while (asked := state.awaited) and self.seat not in asked:
            seat = asked[0]
            mind = Mind(state, seat, self._moves, self._newsstand.take(seat))
            try:
                action = self._choose(seat, mind)
            except AgentFault as fault:
                self._fault = f"seat {seat}: {fault.kind}: {fault}"
                return
            state.apply(seat, action)
            self._newsstand.hear(state)
            self._moves.append((seat, action))

    def render(self) -> Any:
        """The table as the seat sees it."""
        if self.render_mode is None:
            raise BadOption(f"nothing is drawn without a render_mode: {', '.join(RENDER_MODES)}")
        return render(self.game, self._state.view(self.seat), self.render_mode)


def _check_opponent(game: Game, opponent: Opponent, players: int) -> None:
    """Raise if this cannot play that game."""
    if isinstance(opponent, str):
        check_bot(game, opponent, players)
    elif isinstance(opponent, Bot) or (isinstance(opponent, type) and issubclass(opponent, Bot)):
        opponent.check(game, players)
    elif isinstance(opponent, type) or not callable(opponent):
        raise BadOption(f"an opponent is a bot's name, a Bot or a function of a Mind, not {opponent!r}")


class BatchEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games at once, on `oneiros.batch`. A game that ends makes room for the next in the same step.

    Each row asks one seat, which `info["seats"]` names, and shows what that seat sees: so one learner can play all
    seats. The reward is that of the seat which acted; `info["rewards"]` has those of all seats.

    An illegal action raises, and no game has changed.
    """

    metadata: dict[str, Any] = {**METADATA, "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        players: int | None = None,
        reward: str = "win",
        content: str | Path | None = None,
        **options: Any,
    ) -> None:
        found = find(game, content)
        self.num_envs = num_envs
        self._batch = Batch(found, num_envs, players=players, reward=reward, **options)
        self.single_observation_space = _spaces(Observer(found, self._batch.players, options))
        self.single_action_space = spaces.Discrete(found.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games of these seeds, or of this one and those that follow it."""
        if seed is None:
            seed = int(self.np_random.integers(SEEDS))
        self._batch.reset(seed)
        return self._observe(), {"seats": self._batch.seats, "_seats": np.ones(self.num_envs, np.bool_)}

    def _observe(self) -> Observation:
        batch = self._batch
        return {"observation": batch.scaled(batch.features), "action_mask": batch.masks.astype(np.int8)}

    def step(self, actions: ArrayLike) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action in each game; what was seen at the end of a game is in `final_obs`."""
        batch = self._batch
        acted = batch.seats
        batch.step(actions, keep_last=True)
        done = batch.done.copy()
        every = np.ones(self.num_envs, np.bool_)
        info: dict[str, Any] = {"seats": batch.seats, "_seats": every, "rewards": batch.rewards, "_rewards": every}
        if done.any():
            last = batch.scaled(batch.last_features)
            none = np.zeros(batch.num_actions, np.int8)
            info["final_obs"] = np.array(
                [{"observation": row, "action_mask": none} if over else None for row, over in zip(last, done)], object
            )
            info["_final_obs"] = done
        earned = np.take_along_axis(batch.rewards, acted[:, None], axis=1)[:, 0]
        return self._observe(), earned, done, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of every row, by the name that sb3-contrib asks for."""
        return self._batch.masks


def register_game(game: type[Game]) -> None:
    """Register the environments of a game: `oneiros/<id>-v<rules version>`, and `oneiros/<id>-seats-v…` for all seats.

    The second is a vector environment alone.
    """
    name = f"oneiros/{game.id}-v{game.rules_version}"
    if name not in gymnasium.registry:
        gymnasium.register(
            id=name,
            entry_point="oneiros.envs.gymnasium:SeatEnv",
            vector_entry_point="oneiros.envs.gymnasium:BatchEnv" if 1 in game.players else None,
            kwargs={"game": game.id},
        )
        gymnasium.register(
            id=f"oneiros/{game.id}-seats-v{game.rules_version}",
            vector_entry_point="oneiros.envs.gymnasium:BatchEnv",
            kwargs={"game": game.id},
        )


follow_games(register_game)
