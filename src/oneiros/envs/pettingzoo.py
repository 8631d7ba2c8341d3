"""PettingZoo environments of every game: `env` asks one agent after the other (AEC), `parallel_env` all at once.

Importing this module registers `oneiros/ravens_v2` and the like for `pettingzoo.make`, of both kinds.

Agents are `player_0` and so on, by seat. An observation is a dict of `observation` (the features of that seat) and
`action_mask`. Rewards come at the end of a game.

Where several seats may act at once, `env` asks them in the order of their seats. None of them sees what the others
chose before the rules show it. `parallel_env` has one action more than the game, `wait`. An agent that may not act can
only wait; an agent that may act but need not can wait too. An action that is illegal, or no longer possible when its
turn comes within a step, changes nothing, and the agent's info says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from oneiros.core.chance import Rng
from oneiros.core.errors import BadOption, MissingPackage, OneirosError
from oneiros.core.game import Game
from oneiros.core.seeds import derived_seed
from oneiros.core.state import State
from oneiros.core.types import TABLE
from oneiros.envs.batch import by_points
from oneiros.envs.observation import Observation, Observer
from oneiros.envs.render import RENDER_MODES, check_mode, render
from oneiros.envs.vector import rewards_of
from oneiros.registry import find, follow_games

try:
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.env_registry.registration import aec_registry
except ModuleNotFoundError as missing:
    raise MissingPackage("this needs PettingZoo: pip install 'oneiros[pettingzoo]'") from missing


class _Setting:
    """What both environments share: a game, its spaces and its seeds."""

    def __init__(
        self,
        game: str,
        players: int | None,
        reward: str,
        render_mode: str | None,
        content: str | Path | None,
        options: Mapping[str, Any],
        spare_actions: int,
    ) -> None:
        self.game = find(game, content)
        self.players = self.game.check_players(self.game.players[0] if players is None else players)
        self.options = self.game.check_options(options)
        self.by_points = by_points(reward)
        self.render_mode = check_mode(render_mode)
        self.observer = Observer(self.game, self.players, self.options)
        self.agents = [f"player_{seat}" for seat in range(self.players)]
        self.spare = spare_actions
        actions = self.game.num_actions + spare_actions
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(self.observer.low, self.observer.high),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"{self.game.id}_v{self.game.rules_version}",
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self._seeds = Rng(0)
        self._fresh = True

    def deal(self, seed: int | None) -> State:
        """The game of that seed; with none one that follows from the last seed, or a new secret one."""
        if seed is not None:
            self._seeds = Rng(derived_seed(seed, "next"))
        elif self._fresh:
            self._fresh = False
            return self.game.new(self.players, None, **self.options)
        else:
            seed = int(self._seeds.word())
        self._fresh = False
        return self.game.new(self.players, seed, **self.options)

    def rewards(self, state: State) -> list[float]:
        """The rewards of a finished game, by seat."""
        assert state.outcome is not None
        return rewards_of(self.game, state.outcome, self.by_points)

    def render(self, state: State) -> Any:
        """The table as a spectator sees it."""
        if self.render_mode is None:
            raise BadOption(f"nothing is drawn without a render_mode: {', '.join(RENDER_MODES)}")
        return render(self.game, state.view(None), self.render_mode)


class TurnEnv(AECEnv[str, Observation, int | None]):
    """One agent after the other. An illegal action raises and changes nothing.

    If `illegal` is "end", an illegal action ends the game: the agent gets -1, the others 0. `max_cycles` truncates a
    game after so many steps.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        reward: str = "win",
        illegal: str = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        content: str | Path | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.max_cycles = max_cycles
        if illegal not in ("raise", "end"):
            raise BadOption(f"an illegal action can 'raise' or 'end' the game, not {illegal!r}")
        self._illegal_ends = illegal == "end"
        setting = _Setting(game, players, reward, render_mode, content, options, 0)
        self._setting = setting
        self.metadata = setting.metadata
        self.render_mode = setting.render_mode
        self.possible_agents = setting.agents
        self.observation_spaces = setting.observation_spaces
        self.action_spaces = setting.action_spaces
        self._seats = {agent: seat for seat, agent in enumerate(setting.agents)}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; `seed` decides it. `options` are ignored: those of the game are given to the constructor."""
        self._state = self._setting.deal(seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._state.actor()]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat sees, and what it may do now."""
        return self._setting.observer.observe(self._state, self._seats[agent])

    def step(self, action: int | None) -> None:
        """The action of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self._state
        if action is None:
            raise BadOption(f"{agent} is asked for an action, not for None")
        try:
            state.apply(self._seats[agent], int(action))
        except OneirosError as refused:
            if not self._illegal_ends:
                raise
            self.infos[agent]["refused"] = str(refused)
            self._end([-1.0 if one == agent else 0.0 for one in self.possible_agents])
            return
        self._cycles += 1
        asked = int(state.actor())
        if asked == TABLE:
            self._end(self._setting.rewards(state))
        elif self.max_cycles is not None and self._cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.possible_agents, True)
            self.agent_selection = self.possible_agents[0]
        else:
            self.agent_selection = self.possible_agents[asked]

    def _end(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards))
        self._cumulative_rewards = dict(self.rewards)  # nothing was earned before
        self.terminations = dict.fromkeys(self.possible_agents, True)
        self.agent_selection = self.possible_agents[0]

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self._setting.render(self._state)

    def close(self) -> None:
        """There is nothing to close."""


class SimultaneousEnv(ParallelEnv[str, Observation, int]):
    """All agents at once; those that may not act wait. `max_cycles` truncates a game after so many steps."""

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        content: str | Path | None = None,
        **options: Any,
    ) -> None:
        setting = _Setting(game, players, reward, render_mode, content, options, 1)
        self._setting = setting
        self.metadata = setting.metadata
        self.render_mode = setting.render_mode
        self.max_cycles = max_cycles
        self.possible_agents = setting.agents
        self.observation_spaces = setting.observation_spaces
        self.action_spaces = setting.action_spaces
        self.wait = setting.game.num_actions
        """The action of an agent that does nothing."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game; `seed` decides it. `options` are ignored: those of the game are given to the constructor."""
        self._state = self._setting.deal(seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observe(), {agent: {} for agent in self.agents}

    def _observe(self) -> dict[str, Observation]:
        state, observer = self._state, self._setting.observer
        awaited = state.awaited
        seen: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            one = observer.observe(state, seat, spare=1)
            if seat not in awaited:
                one["action_mask"][self.wait] = 1
            seen[agent] = one
        return seen

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Carry out the action of each agent, in the order of seats."""
        state = self._state
        agents = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for seat, agent in enumerate(agents):
            action = int(actions.get(agent, self.wait))
            if action == self.wait:
                continue
            try:
                state.apply(seat, action)
            except OneirosError as refused:
                infos[agent]["refused"] = str(refused)
        self._cycles += 1
        over = not state.actors
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        earned = self._setting.rewards(state) if over else [0.0] * len(agents)
        seen = self._observe() if agents else {}
        if over or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, earned)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self._setting.render(self._state)

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(game: str, **settings: Any) -> TurnEnv:
    """One agent after the other; see `TurnEnv` for the settings."""
    return TurnEnv(game, **settings)


def env(game: str, **settings: Any) -> TurnEnv:
    """The same, but an illegal action ends the game, as in PettingZoo's own card games.

    PettingZoo wraps its games for that. This one does it inside, because each wrapper costs more than a move.
    """
    return TurnEnv(game, illegal="end", **settings)


def parallel_env(game: str, **settings: Any) -> SimultaneousEnv:
    """All agents at once; see `SimultaneousEnv` for the settings."""
    return SimultaneousEnv(game, **settings)


def register_game(game: type[Game]) -> None:
    """Register both environments of a game with PettingZoo: `oneiros/<id>_v<rules version>`."""
    name = f"oneiros/{game.id}-v{game.rules_version}"
    if name not in aec_registry:
        pettingzoo.register("aec", name, "oneiros.envs.pettingzoo:env", kwargs={"game": game.id})
        pettingzoo.register("parallel", name, "oneiros.envs.pettingzoo:parallel_env", kwargs={"game": game.id})


follow_games(register_game)
