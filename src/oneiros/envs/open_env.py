"""The games as an environment of OpenEnv: one seat against bots, served over HTTP and WebSockets.

A thin shell of `TextSeat`. `make_app` makes an application that a server such as uvicorn runs. A client may choose the
game, the seat, the bots and the language anew when it resets.
"""

from __future__ import annotations

from typing import Any, Final

from oneiros.core.errors import BadOption, MissingPackage
from oneiros.core.words import FALLBACK
from oneiros.envs.text import TextSeat

try:
    from openenv.core.env_server import Action, Environment, Observation, State, create_fastapi_app
except ModuleNotFoundError as missing:
    raise MissingPackage("this needs OpenEnv: pip install 'oneiros[openenv]'") from missing

MOST_SESSIONS: Final = 64


class TextAction(Action):
    """What the seat says; its last line is the move."""

    text: str


class TextObservation(Observation):
    """What the seat is told. `rules` come with a reset, `refusal` and `rule` after an answer that was refused."""

    text: str
    rules: str = ""
    refusal: str = ""
    rule: str = ""


class OneirosEnvironment(Environment[TextAction, TextObservation, State]):
    """One seat of a game in words. The reward is that of `TextSeat`, at the end."""

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self, game: str, **settings: Any) -> None:
        super().__init__()
        self._settings = {"game": game, "language": FALLBACK, **settings}
        self._table: TextSeat | None = None
        self._state = State()

    def reset(self, seed: int | None = None, episode_id: str | None = None, **kwargs: Any) -> TextObservation:
        """A new game. Settings of `TextSeat` may be given: game, players, seat, bots, language, patience."""
        self._table = TextSeat(**(self._settings | kwargs))
        self._state = State(episode_id=episode_id, step_count=0)
        return self._observation(self._table.reset(seed), rules=self._table.env.rules())

    def step(self, action: TextAction, timeout_s: float | None = None, **kwargs: Any) -> TextObservation:
        """Carry out what the seat says, or refuse it; then the bots play until it is asked again."""
        if self._table is None:
            raise BadOption("call reset first")
        answer = self._table.step(action.text)
        self._state.step_count += 1
        return self._observation(self._table.observe(), refusal=answer.refusal, rule=answer.rule)

    @property
    def state(self) -> State:
        """How far it is. It has nothing of the game, so nothing hidden either."""
        return self._state

    def _observation(self, text: str, **more: str) -> TextObservation:
        table = self._table
        assert table is not None
        reward = table.env.rewards[table.seat] if table.done else 0.0
        return TextObservation(text=text, done=table.done, reward=reward, **more)


def make_app(game: str, **settings: Any) -> Any:
    """The application that serves a game, each session with a table of its own."""
    return create_fastapi_app(
        lambda: OneirosEnvironment(game, **settings), TextAction, TextObservation, max_concurrent_envs=MOST_SESSIONS
    )
