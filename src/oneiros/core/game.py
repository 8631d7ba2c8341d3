"""A game: its name, options, content and moves, and the door to new states."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, NamedTuple
from weakref import WeakValueDictionary

import msgspec

from oneiros.core.bot import GameBots
from oneiros.core.chance import SEED_BYTES, Rng
from oneiros.core.content import Content, load
from oneiros.core.errors import BadContent, BadOption, BadPlugin, MalformedMove
from oneiros.core.features import Feature
from oneiros.core.heuristic import Heuristic
from oneiros.core.state import State
from oneiros.core.types import TABLE, Move, Option, shown

MOST_POINTS = 1 << 15
_alive: WeakValueDictionary[tuple[type[Game], str], Game] = WeakValueDictionary()
"""The games in use by class and fingerprint: what comes out of a pickle shares them."""


def _game_of(kind: type[Game], content: Content) -> Game:
    """For pickles."""
    return _alive.get((kind, content.fingerprint())) or kind(content)


class Daily(NamedTuple):
    """How a game is played as the game of the day: the same deal for everybody, each at a table alone."""

    players: int
    goal: int
    """The score that is aimed at; the table has one score, that of seat 0."""
    mark: str
    """Stands for each point in the line that people share."""


class Game:
    """The rules of one game with one set of cards.

    A game subclasses this. It sets the class attributes and writes `all_moves` and `start`. `moves` holds the move of
    every action, in order. That table is the action space.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    players: ClassVar[range]
    options: ClassVar[Mapping[str, Option]]
    rules_version: ClassVar[int]
    """Raised whenever a recorded game would play differently."""
    max_moves: ClassVar[int]
    """The most moves that a game can take (law 4)."""
    move_type: ClassVar[Any]
    """The union of this game's moves, as msgspec reads it."""
    cooperative: ClassVar[bool] = False
    """Whether all seats win or lose together."""
    always_won: ClassVar[bool] = False
    """Whether somebody wins every game, so that the shares of the win are always 1 in all."""
    fewest_wins: ClassVar[bool] = False
    """Whether points are bad."""
    secret_moves: ClassVar[tuple[type[Move], ...]] = ()
    """Secret moves: others learn that one of them was made, but not which one."""
    daily: ClassVar[Daily | None] = None
    """How it is played as the game of the day; None if it is not made for it."""
    content_type: ClassVar[type[Content]]
    folder: ClassVar[Path]
    """Where RULES.md, content.toml and words/ are."""

    def __init__(self, content: str | Path | Content | None = None) -> None:
        if isinstance(content, Content):
            if not isinstance(content, self.content_type):
                raise BadContent(f"{content.name!r} is not content of {self.title}")
            content.check()
            self.content = content
        else:
            self.content = load(self._pack("content" if content is None else content), self.content_type)
        self.moves: tuple[Move, ...] = tuple(self.all_moves())
        self._actions: dict[Move, int] = {move: action for action, move in enumerate(self.moves)}
        self._defaults: dict[str, Any] = {name: option.default for name, option in self.options.items()}
        self._secret = bytes(isinstance(move, self.secret_moves) for move in self.moves)
        self._has_secrets = any(self._secret)
        self._legends: dict[tuple[Any, ...], tuple[Feature, ...]] = {}  # by players and the options' values
        self._scales: dict[int, list[int]] = {}  # by players
        self.prepare()
        _alive.setdefault((type(self), self.content.fingerprint()), self)

    # What a game writes

    def all_moves(self) -> list[Move]:
        """The move of every action, in order."""
        raise NotImplementedError

    def prepare(self) -> None:
        """Make tables from the content, once, for the rules to read."""

    def start(self, players: int, options: Mapping[str, Any], rng: Rng) -> State:
        """A state ready for its first move. All arguments have been checked before."""
        raise NotImplementedError

    def score_range(self, players: int, options: Mapping[str, Any]) -> tuple[int, int]:
        """The least and the most points that a seat can have at the end. A game may know it better."""
        return -MOST_POINTS, MOST_POINTS

    # What all games share

    def _pack(self, content: str | Path) -> Path:
        """A content file. A bare name, such as `tiny`, is that of a pack which comes with the game."""
        path = Path(content)
        return path if path.suffix or len(path.parts) > 1 else self.folder / f"{path}.toml"

    def part(self, name: str) -> ModuleType | None:
        """The module of that name in the package of this game; None if it has none.

        These optional modules hold what is not a rule: `bots` (`BOTS`, a `GameBots`), `terminal` (`draw` and
        `legend`), `contact_sheet` (`pieces`) and `balance` (`Watch`).
        """
        for owner in type(self).__mro__[: type(self).__mro__.index(Game)]:
            package = sys.modules[owner.__module__].__package__
            if package and find_spec(f"{package}.{name}") is not None:
                return import_module(f"{package}.{name}")
        return None

    @cached_property
    def bots(self) -> GameBots:
        """What the game knows of playing it well."""
        module = self.part("bots")
        if module is None:
            return GameBots()
        found = getattr(module, "BOTS", None)
        if not isinstance(found, GameBots):
            raise BadPlugin(f"the module {module.__name__} of {self.title} has no BOTS, which must be a GameBots")
        return found

    def round_of(self, state: State) -> int | None:
        """The round that is played, from 1, for lists of games; None in a game without rounds."""
        return None

    def heuristic(self) -> Heuristic:
        """What a practised player knows beyond the rules, for bots."""
        return self.bots.heuristic(self)

    @property
    def num_actions(self) -> int:
        """The size of the fixed action space: actions are 0 to num_actions - 1."""
        return len(self.moves)

    def new(self, players: int | None = None, seed: int | bytes | None = None, **options: Any) -> State:
        """A new game.

        `players` defaults to the fewest. A whole number as `seed` uses the fast generator, 16 bytes use the keyed
        stream. Without a seed, a new secret one is drawn. Options that are not named take their defaults.
        """
        if players is None:
            players = self.players[0]
        self.check_players(players)
        if seed is None:
            seed = secrets.token_bytes(SEED_BYTES)
        if type(seed) is not int and not isinstance(seed, bytes):
            raise BadOption(f"a seed is a whole number or {SEED_BYTES} bytes, not {seed!r}")
        return self.start(players, self.check_options(options) if options else self._defaults, Rng(seed))

    def playouts(
        self, games: int, players: int | None = None, seed: int | bytes = 0, **options: Any
    ) -> Iterator[tuple[State, int]]:
        """Random games from deal to end, played inside the engine. Yields each final state and its number of moves.

        The options are checked once, and one seed serves all games.
        """
        players = self.check_players(self.players[0] if players is None else players)
        chosen = self.check_options(options)
        rng = Rng(seed)
        for _ in range(games):
            state = self.start(players, chosen, rng.fork())
            yield state, state.playout(rng)

    def check_players(self, players: int) -> int:
        """The number of players, if this game allows it; otherwise `BadOption`."""
        most = min(self.players[-1], self.content.most_players or self.players[-1])
        if type(players) is not int or players not in self.players or players > most:
            fewest = self.players[0]
            sentence = f"{self.title} is for {fewest} to {most} players, not {players}"
            raise BadOption(sentence, "players", title=self.title, fewest=fewest, most=most, number=players)
        return players

    def check_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value, given or default."""
        for name, value in given.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                sentence = f"{self.title} has no option {name!r}; its options are: {known}"
                raise BadOption(sentence, "no-option", title=self.title, name=name, known=known)
            if not self.options[name].allows(value):
                allowed = self.options[name].describe()
                sentence = f"option {name!r} of {self.title} can be {allowed}, not {shown(value)}"
                facts = {"name": name, "title": self.title, "allowed": allowed, "given": shown(value)}
                raise BadOption(sentence, "option-value", **facts)
        return {**self._defaults, **given}

    # What learners see

    def feature_table(self, players: int, **options: Any) -> tuple[Feature, ...]:
        """Name, scale and bounds of each number that learners see, in order. Options change only the bounds."""
        chosen = self.check_options(options)
        key = (self.check_players(players), *chosen.values())
        if key not in self._legends:
            self._legends[key] = tuple(self.start(players, chosen, Rng(0)).legend())
        return self._legends[key]

    def feature_names(self, players: int) -> list[str]:
        """What the numbers of `State.features` are called. `own` is the seat that looks, `other_1` the next."""
        return [feature.name for feature in self.feature_table(players)]

    def feature_scales(self, players: int) -> list[int]:
        """What counts as 1, for each number of `State.features`."""
        if players not in self._scales:
            self._scales[players] = [feature.scale for feature in self.feature_table(players)]
        return self._scales[players]

    # Copies and pickles: the game is named by its class and content

    def __deepcopy__(self, memo: object) -> Game:
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_of, (type(self), self.content)

    def decode(self, action: int) -> Move:
        """The move in words."""
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < len(self.moves):
            raise MalformedMove(
                f"there is no action {action} in {self.title}; the actions are 0 to {len(self.moves) - 1}"
            )
        return self.moves[action]

    def encode(self, move: Move | Mapping[str, Any]) -> int:
        """The action of a move, given as its Struct or as a plain dict."""
        try:
            read: Move = move if isinstance(move, Move) else msgspec.convert(move, self.move_type)
        except msgspec.ValidationError as error:
            raise MalformedMove(f"not a move of {self.title}: {error}") from None
        try:
            return self._actions[read]
        except (KeyError, TypeError):
            raise MalformedMove(f"there is no such move in {self.title}: {msgspec.to_builtins(read)}") from None

    def secret_actions(self) -> bytes:
        """For each action: 1 if it stays secret from others when it is taken, else 0."""
        return self._secret

    def seen_moves(self, moves: Iterable[tuple[int, int]], seat: int) -> list[tuple[int, int]]:
        """Moves as a seat may know them. A secret move of another seat becomes `num_actions`, which is no action."""
        if not self._has_secrets:
            return list(moves)
        secret = self._secret
        return [(who, self.num_actions if who not in (seat, TABLE) and secret[what] else what) for who, what in moves]
