"""The games as environments of TextArena: `textarena.make("Oneiros-Ravens-v1")` after importing this module.

A thin shell of `TextEnv`. A player is told the rules once, and the table whenever it is asked. What a player says is
never shown to the others: they are told what happened as their seats may know it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from oneiros.core.errors import MissingPackage
from oneiros.core.game import Game
from oneiros.core.words import FALLBACK
from oneiros.envs.text import TextEnv
from oneiros.registry import follow_games

try:
    import textarena as ta
    from textarena.envs.registration import ENV_REGISTRY, register
    from textarena.wrappers import LLMObservationWrapper
except ModuleNotFoundError as missing:
    raise MissingPackage("this needs TextArena: pip install 'oneiros[textarena]'") from missing

BRACKETED: Final = re.compile(r"\[([^\[\]]+)\]")


class OneirosEnv(ta.Env):
    """All seats of one game. Rewards are a share of the win, or -1 for a seat that forfeits."""

    def __init__(
        self,
        game: str,
        *,
        language: str = FALLBACK,
        moves: bool = True,
        patience: int = 3,
        content: str | Path | None = None,
        **options: Any,
    ) -> None:
        self.game = game
        self._settings = {"language": language, "moves": moves, "patience": patience, "content": content, **options}

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """A new game; every player is told the rules, and the first to act what it is asked."""
        self.env = TextEnv(self.game, players=num_players, **self._settings)
        self.env.reset(seed)
        roles = dict(enumerate(self.env.speaker.names(num_players, None)))
        self.state = ta.State(num_players=num_players)
        self.state.standard_resets(role_mapping=roles)
        for seat in range(num_players):
            self._tell(seat, self.env.rules(), ta.ObservationType.PROMPT)
        self._ask()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Carry out what the current player says, or refuse it. In brackets stands the move, if there are any."""
        bracketed = BRACKETED.findall(action)
        answer = self.env.step(bracketed[-1] if bracketed else action)
        info: dict[str, Any] = self.state.game_info[answer.seat]
        if answer.action is None:
            self._tell(answer.seat, answer.refusal, ta.ObservationType.GAME_ADMIN)
            info["invalid_move"] = self.env.forfeited is not None
        else:
            info["turn_count"] += 1
        if self.env.done:
            self.state.done = True
            self.state.rewards = dict(enumerate(self.env.rewards))
            for seat in range(self.env.players):
                self.state.game_info[seat]["reason"] = answer.refusal or self._ending(seat)
        else:
            self._ask()
        done, _ = self.state.step()
        return done, {"action": answer.action, "refusal": answer.refusal, "rule": answer.rule}

    def _ending(self, seat: int) -> str:
        say, outcome = self.env.speaker, self.env.play.state.outcome
        return say.spoken(" ".join(say.outcome(outcome, seat))) if outcome is not None else ""

    def _ask(self) -> None:
        assert self.env.seat is not None
        self.state.current_player_id = self.env.seat
        self._tell(self.env.seat, self.env.observe(), ta.ObservationType.GAME_BOARD)

    def _tell(self, seat: int, text: str, kind: ta.ObservationType) -> None:
        self.state.add_observation(text, kind, to_id=seat)


def environment_id(game: type[Game]) -> str:
    """The name of a game among the environments of TextArena."""
    return f"Oneiros-{''.join(game.title.split())}-v1"


def _register(game: type[Game]) -> None:
    name = environment_id(game)
    if name not in ENV_REGISTRY:
        register(name, OneirosEnv, default_wrappers=[LLMObservationWrapper], game=game.id)
        register(f"{name}-raw", OneirosEnv, game=game.id)


follow_games(_register)
