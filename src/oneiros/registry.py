"""The games and bots there are: our own, those of installed packages, and those registered by hand.

A package offers games and bots by entry points of the groups `oneiros.games` and `oneiros.bots`. The name of an entry
point is the id of the game or the name of the bot; it leads to a `Game` or `Bot` class. A program registers classes of
its own by `register` and `register_bot`.

What another package offers and cannot be loaded is left out, with a `PluginWarning` of one line. The rest goes on.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from operator import attrgetter
from pathlib import Path
from typing import Final, Generic, NamedTuple, TypeVar

from oneiros.core.bot import Bot
from oneiros.core.content import Content
from oneiros.core.errors import BadOption, BadPlugin, PluginWarning, UnknownGame
from oneiros.core.game import Game
from oneiros.games import BUILT_IN

Base = TypeVar("Base")
PACKAGE: Final = "oneiros"
ID: Final = re.compile(r"[a-z][a-z0-9_-]*")
BOT_NAME: Final = re.compile(r"[\w.:-]+")
BUILT_IN_BOTS: Final = {
    "drowsy": "oneiros.bots.levels:Drowsy",
    "dreamer": "oneiros.bots.levels:Dreamer",
    "lucid": "oneiros.bots.levels:Lucid",
    "oracle": "oneiros.bots.levels:Oracle",
    "drowsy-1": "oneiros.bots.yardsticks:Drowsy1",
    "dreamer-1": "oneiros.bots.yardsticks:Dreamer1",
    "lucid-1": "oneiros.bots.yardsticks:Lucid1",
    "oracle-1": "oneiros.bots.yardsticks:Oracle1",
    "champion": "oneiros.bots.champion:Champion",
    "champion-quick": "oneiros.bots.champion:ChampionAtOnce",
}
"""The levels, which play every game, the yardsticks, by which they are measured, and the champions."""
AGENTS: Final = "oneiros.agents.kinds"
"""The module that makes bot classes of what is not a Python class: `agent_class(reference)`."""
AGENT_KINDS: Final = frozenset({"process", "http", "https", "ws", "wss"})
NAMED: Final = re.compile(r"([a-z][a-z0-9_-]*)=([^=]*:.*)", re.DOTALL)
"""A name of one's own before what it stands for: `mine=process:./agent`."""
GAME_FIELDS: Final = (
    "id",
    "title",
    "players",
    "options",
    "rules_version",
    "max_moves",
    "move_type",
    "content_type",
    "folder",
)
"""What every game class sets."""


class _Shelf(Generic[Base]):
    """Classes of one kind by name: ours, registered ones, and those of entry points, loaded when asked for."""

    def __init__(self, group: str, kind: str, base: type[Base], ours: dict[str, str]) -> None:
        self.group = group
        self.kind = kind
        self.base = base
        self.ours = ours  # by name, 'module:Class'
        self.classes: dict[str, type[Base]] = {}  # that were loaded or registered
        self.by_hand: dict[str, type[Base]] = {}
        self._points: dict[str, EntryPoint] | None = None

    def add(self, name: str, found: type[Base]) -> None:
        """Register a class. To register it again changes nothing; another class of that name is refused."""
        self.check(found)
        known = self.classes.get(name) if name in self.ours else self.get(name)
        if known is not None and known is not found:
            raise BadPlugin(f"there is a {self.kind} {name!r} already: {_reference(known)}")
        if name in self.ours and known is None and _reference(found) != self.ours[name]:
            raise BadPlugin(f"{name!r} is a {self.kind} of Oneiros itself")
        self.classes[name] = found
        self.by_hand[name] = found

    def get(self, name: str) -> type[Base] | None:
        """The class of that name; None if there is none that can be loaded."""
        if name in self.classes:
            return self.classes[name]
        if name in self.ours:
            self.classes[name] = load(self.ours[name], self.base)
        elif name in self._found_points():
            self._load_point(name)
        return self.classes.get(name)

    def names(self) -> list[str]:
        """Every name that has a class: ours, then those of packages by name, then those registered by hand."""
        points = [name for name in sorted(self._found_points()) if self.get(name) is not None]
        return list(dict.fromkeys([*self.ours, *points, *self.by_hand]))

    def source(self, name: str) -> str:
        """Where a class comes from: our package, the package of an entry point, or the module of a registered class."""
        if name in self.ours:
            return PACKAGE
        point = self._found_points().get(name)
        if point is None or name in self.by_hand:
            return self.by_hand[name].__module__
        return _package(point)

    def _found_points(self) -> dict[str, EntryPoint]:
        if self._points is None:
            self._points = {}
            for point in entry_points(group=self.group):
                if point.name in self.ours:
                    self._warn(point, f"there is a {self.kind} of that name already, of Oneiros itself")
                elif point.name in self._points:
                    first = _package(self._points[point.name])
                    self._warn(point, f"there is a {self.kind} of that name already, of the package {first}")
                else:
                    self._points[point.name] = point
        return self._points

    def _load_point(self, name: str) -> None:
        """Load what a package offers. A fault of a stranger's code, whatever it is, must not stop the rest."""
        point = self._found_points().pop(name)  # its module may register the class itself while it is loaded
        try:
            found = point.load()
            self.check(found)
            self.try_out(name, found)
            self.classes[name] = found
            self._found_points()[name] = point
        except (Exception, SystemExit) as error:
            self._warn(point, f"{type(error).__name__}: {error}")

    def try_out(self, name: str, found: type[Base]) -> None:
        """Raise if what an entry point of that name leads to cannot be used."""

    def check(self, found: object) -> None:
        """Raise `BadPlugin` if this is not a class of this kind."""
        if not (isinstance(found, type) and issubclass(found, self.base)):
            raise BadPlugin(f"{found!r} is not a subclass of oneiros.{self.base.__name__}")

    def _warn(self, point: EntryPoint, reason: str) -> None:
        sentence = f"the {self.kind} {point.name!r} of the package {_package(point)} was left out: {reason}"
        warnings.warn(" ".join(sentence.split()), PluginWarning, stacklevel=2)


class _Games(_Shelf[Game]):
    """The games. One of a package is made once with its own cards before it counts as there."""

    def __init__(self) -> None:
        super().__init__("oneiros.games", "game", Game, BUILT_IN)
        self.standard: dict[str, Game] = {}
        """Games with their own cards, made once."""
        self.packs: dict[tuple[str, str], Game] = {}
        """Games with other cards, by id and fingerprint."""

    def try_out(self, name: str, found: type[Game]) -> None:
        if found.id != name:
            raise BadPlugin(f"its id is {found.id!r}, which must be the name of the entry point")
        game = found()
        _ = game.bots  # its own bots must be in order too
        self.standard[name] = game

    def check(self, found: object) -> None:
        super().check(found)
        missing = [name for name in GAME_FIELDS if not hasattr(found, name)]
        if missing:
            raise BadPlugin(f"{found!r} does not set {', '.join(missing)}")
        id = str(getattr(found, "id", ""))
        if not ID.fullmatch(id):
            raise BadPlugin(f"an id is made of small letters, digits, hyphens and underscores, not {id!r}")


class _Bots(_Shelf[Bot]):
    """The bots for every game: the levels, and those that were added."""

    def __init__(self) -> None:
        super().__init__("oneiros.bots", "bot", Bot, BUILT_IN_BOTS)

    def add(self, name: str, found: type[Bot]) -> None:
        self.try_out(name, found)
        super().add(name, found)

    def try_out(self, name: str, found: type[Bot]) -> None:
        what, _, _ = name.partition("#")  # an agent is known by what it is made from, unless it was given a name
        if what.partition(":")[0] not in AGENT_KINDS and not BOT_NAME.fullmatch(what):
            raise BadPlugin(f"a bot's name is made of letters, digits and the signs . : - _, not {name!r}")


_games = _Games()
_bots = _Bots()
_followers: Final[list[Callable[[type[Game]], None]]] = []
"""Called with every game that is registered by hand."""


@contextmanager
def fresh() -> Iterator[None]:
    """For tests: inside, nothing is registered and entry points are looked for anew; then all is as before."""
    global _games, _bots
    kept = _games, _bots
    _games, _bots = _Games(), _Bots()
    try:
        yield
    finally:
        _games, _bots = kept


def register(game: type[Game]) -> type[Game]:
    """Make a game known to every part of Oneiros in this process. It can be used as a decorator."""
    _games.check(game)
    is_new = game.id not in _games.by_hand
    _games.add(game.id, game)
    if is_new:
        for tell in _followers:
            tell(game)
    return game


def register_bot(bot: type[Bot], name: str | None = None) -> type[Bot]:
    """Make a bot known by a name; without one, by its class's name in small letters."""
    _bots.check(bot)
    _bots.add(name or bot.__name__.lower(), bot)
    return bot


def follow_games(tell: Callable[[type[Game]], None]) -> None:
    """Call `tell` with every game there is, and with every game that is registered from now on."""
    _followers.append(tell)
    for id in game_ids():
        tell(game_class(id))


def game_ids() -> list[str]:
    """The ids of all games, always in the same order: our own first."""
    return _games.names()


def game_class(id: str) -> type[Game]:
    """The class of a game. It tells what holds for any cards: title, players, options, version."""
    found = _games.get(id)
    if found is None:
        known = ", ".join(game_ids())
        raise UnknownGame(f"there is no game {id!r}; the games are: {known}", "no-game", id=id, known=known)
    return found


def game_source(id: str) -> str:
    """The package that a game comes from; for one registered by hand, its module."""
    return _games.source(id)


def find(id: str, content: str | Path | Content | None = None) -> Game:
    """The game of that id, with its own cards, those of a content file, or content that was read before."""
    if content is None and id in _games.standard:
        return _games.standard[id]
    game = game_class(id)(content)
    if content is None:
        _games.standard[id] = game
    return game


def add_pack(id: str, content: Content) -> Game:
    """Know other cards of a game, so that what is played with them can go on in this process."""
    game = _games.packs[id, content.fingerprint()] = find(id, content)
    return game


def find_played(id: str, fingerprint: str) -> Game:
    """The game with the cards of that fingerprint; with its own, where those are not known here."""
    return _games.packs.get((id, fingerprint)) or find(id)


def all_games() -> dict[str, Game]:
    """All games by id, with their own cards, always in the same order.

    A game that was registered by hand and cannot be made is left out with a `PluginWarning`.
    """
    games: dict[str, Game] = {}
    for id in game_ids():
        try:
            games[id] = find(id)
        except Exception as error:  # a stranger's game may raise anything
            if id in BUILT_IN:
                raise
            sentence = f"the game {id!r} of {game_source(id)} was left out: {type(error).__name__}: {error}"
            warnings.warn(" ".join(sentence.split()), PluginWarning, stacklevel=2)
    return games


def bot_names() -> list[str]:
    """The names of the bots that packages and programs have added to the levels."""
    return [name for name in _bots.names() if name not in BUILT_IN_BOTS]


def bot_class(name: str) -> type[Bot] | None:
    """The bot of that name: a level, or one that was added. Nothing is imported because of a name alone."""
    return _bots.get(name)


def bot_source(name: str) -> str:
    """The package that a bot comes from; for one registered by hand, its module."""
    return _bots.source(name)


def add_bot(spec: str) -> str:
    """Know a bot by what it is, and register it; its name is given back.

    It is `module:Class`, `process:command`, or the address of an endpoint (`http`, `https`, `ws`, `wss`). Limits may
    follow after a `#`. Its name is what was written, or what stands before a `=`.

    This runs code of that module, or that command. Only the owner of the process may say which, never a visitor of a
    server.
    """
    named = NAMED.fullmatch(spec)
    name, reference = (named[1], named[2]) if named else (spec, spec)
    if ":" not in reference:
        sentence = f"a bot is named like 'package.module:Class' or 'process:./agent', not {spec!r}"
        raise BadOption(sentence, "bot-form", name=spec)
    known = bot_class(name)
    if known is None or _reference(known) != reference:
        _bots.add(name, load_bot(reference))
    return name


def load_bot(reference: str) -> type[Bot]:
    """The bot class that stands for `module:Class`, or for an agent of another kind."""
    if reference.partition(":")[0] not in AGENT_KINDS and "#" not in reference:
        return load(reference, Bot)
    found: type[Bot] = import_module(AGENTS).agent_class(reference)
    return found


def bot_spec(name: str) -> str:
    """What to give to `add_bot` in another process to have the bot of that name there, too."""
    found = _bots.by_hand.get(name)
    if found is None or _reference(found) == name:
        return name
    return f"{name}={_reference(found)}"


def load(reference: str, base: type[Base]) -> type[Base]:
    """The class that `module:Class` names."""
    module, _, name = reference.partition(":")
    try:
        found = attrgetter(name)(import_module(module))
    except (Exception, SystemExit) as error:  # a stranger's module may raise anything
        detail = f"{type(error).__name__}: {error}"
        raise BadPlugin(
            f"{reference!r} cannot be loaded: {detail}", "not-loaded", name=reference, detail=detail
        ) from error
    if not (isinstance(found, type) and issubclass(found, base)):
        sentence = f"{reference!r} is not a subclass of oneiros.{base.__name__}"
        raise BadPlugin(sentence, "not-subclass", name=reference, base=base.__name__)
    return found


class Registered(NamedTuple):
    """What was registered by hand, by name and 'module:Class', so that another process can register it too."""

    games: dict[str, str]
    bots: dict[str, str]


def registered() -> Registered:
    """What a process that this one starts has to `restore`. Entry points it finds by itself."""
    return Registered(_references(_games.by_hand.items()), _references(_bots.by_hand.items()))


def restore(known: Registered) -> None:
    """Register what another process had registered. What cannot be found from here is not there: asking says so."""
    for reference in known.games.values():
        with suppress(BadPlugin):
            register(load(reference, Game))
    for name, reference in known.bots.items():
        with suppress(BadPlugin, BadOption):
            register_bot(load_bot(reference), name)


def _references(classes: Iterable[tuple[str, type]]) -> dict[str, str]:
    """Classes inside of functions cannot be found by another process, and are left out."""
    found = ((name, _reference(one)) for name, one in classes)
    return {name: reference for name, reference in found if "<locals>" not in reference}


def _reference(found: type) -> str:
    """How another process finds the class. One that was made for an agent knows what it was made from."""
    made_from: str | None = found.__dict__.get("reference")
    return made_from or f"{found.__module__}:{found.__qualname__}"


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.module
