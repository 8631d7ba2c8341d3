"""The games as an environment of `verifiers`: a model has one seat, bots have the others.

A thin shell of `TextSeat`: the table speaks as the user, the model answers, and the reward is that of the seat at the
end. Its id for `verifiers` is `oneiros-verifiers`, a module that names these classes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from typing import Any

from oneiros.core.errors import MissingPackage
from oneiros.core.words import FALLBACK
from oneiros.envs.text import TextSeat

try:
    import verifiers.v1 as vf
except ModuleNotFoundError as missing:
    raise MissingPackage("this needs verifiers: pip install 'oneiros[verifiers]'") from missing

HOW_TO = "Read the rules. You are told what your seat may know. The last line of each answer is your move: its number."


class OneirosConfig(vf.TasksetConfig):
    """Which game, and how it is told."""

    game: str
    players: int | None = None
    bots: str = "dreamer"
    language: str = FALLBACK
    patience: int = 3
    options: dict[str, Any] = {}  # noqa: RUF012 - copied by pydantic


class OneirosData(vf.TaskData):
    """One deal, and the seat of the model."""

    seed: int
    settings: dict[str, Any]


class OneirosTask(vf.Task[OneirosData]):
    """A deal to play."""


class OneirosTaskset(vf.Taskset[OneirosTask, OneirosConfig]):
    """Endless deals, the model on each seat in turn."""

    INFINITE = True

    def load(self) -> Iterator[OneirosTask]:
        """The deals, by number."""
        config = self.config
        settings = {name: getattr(config, name) for name in ("game", "players", "bots", "language", "patience")}
        settings |= config.options
        seats = TextSeat(**settings).env.players
        for number in count():
            data = OneirosData(
                name=f"{config.game} {number}",
                system_prompt=HOW_TO,
                seed=number,
                settings={**settings, "seat": number % seats},
            )
            yield OneirosTask(data, config.task)


class OneirosEnvConfig(vf.EnvConfig):
    """One player, who only talks."""

    player: vf.AgentConfig = vf.AgentConfig(harness={"id": "null"}, runtime={"type": "subprocess"})


class OneirosEnv(vf.Env[OneirosEnvConfig]):
    """A game for each task."""

    async def run(self, task: OneirosTask, agents: vf.Agents) -> None:
        """Tell and carry out, until the game is over or the model says no more."""
        table = TextSeat(**task.data.settings)
        told = await asyncio.to_thread(table.reset, task.data.seed)
        told = f"{table.env.rules()}\n\n{told}"
        async with agents.player.interaction(task) as interaction:
            while not table.done:
                segment = await interaction.turn(told)
                if segment.terminated:
                    break
                answer = await asyncio.to_thread(table.step, segment.last_reply)
                told = f"{answer.refusal}\n\n{table.observe()}" if answer.action is None else table.observe()
        trace = interaction.trace
        refused = sum(one.action is None for one in table.env.answers if one.seat == table.seat)
        trace.record_reward("game", table.env.rewards[table.seat])
        trace.record_metric("refused", refused)
        trace.record_metric("forfeited", float(table.env.forfeited is not None))
