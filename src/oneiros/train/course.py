"""A course: all that fixes how a player is taught. The same course on the same build teaches the same player."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

import oneiros
from oneiros.bots.champion import learned_heuristic, network_file, read_settings
from oneiros.bots.win_network import read_win_network
from oneiros.core.errors import BadOption
from oneiros.core.features import MOST, Feature, FeatureWriter
from oneiros.core.game import Game
from oneiros.core.heuristic import Heuristic

GUEST: Final = "oracle-1"
"""The habits of the usual guest."""
CHAMPION: Final = "champion"
"""As a guest: the shipped champion, without search. So a player is taught who makes use of its weaknesses."""


class Course(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a player is taught."""

    game: str
    players: int
    seed: int = 1
    games: int = 400
    """Games of a round; the first round has three times as many."""
    guest: str = GUEST
    """Who plays the first games, and some seats of the later ones: the habits of a yardstick, or `champion`."""
    guest_rounds: int = 1
    """Rounds that the guest plays, and the learner only watches."""
    pupil: str = ""
    """Who learns: with "" a network that knows nothing; `champion` is the shipped one, which goes on from there.

    Any other name is that of a file with a network.
    """
    first: int = 64
    """Sums of the network's first layer."""
    second: int = 16
    """Sums of its second layer."""
    mix: float = 0.8
    """The lambda of TD(lambda): how much of a target is what came later."""
    passes: int = 4
    """How often a position is learnt from, about."""
    rate: float = 0.001
    """Of learning, at first. It falls by half in `half_life` rounds."""
    half_life: int = 25
    share: int = 500
    """Of a thousand positions, those that are learnt from."""
    whims: int = 30
    """Of a thousand moves, those made at random."""
    guests: int = 250
    """Of a thousand games, those with guests on all seats but one."""
    samples: int = 1
    """How often chance is sampled for a move."""
    most: int = 8
    """Moves that are looked at, the best by the game's own heuristic where it ranks moves."""
    margin: float = 0.0
    """How much it counts to foretell by how many points a seat wins or loses. Playing does not use that."""
    averaged: int = 12
    """Rounds, the latest, whose networks are averaged: their mean plays more evenly than any one of them."""
    gauge: float = 0.0
    """Points of a lead that make a win three times as likely as not, about: the share of a win to be foretold is then
    taken from the margin at the end. With 0 it is who won."""
    turns: int = 0
    """How often the turn passes on before a position is valued, when the learner chooses a move."""


def heuristic_of(game: Game, level: str = GUEST) -> Heuristic:
    """The game's own heuristic, with the habits of a level."""
    found = game.heuristic()
    found.set_level(level)
    return found


def guest_of(course: Course) -> Heuristic:
    """The guest of a course."""
    game = oneiros.game(course.game)
    if course.guest != CHAMPION:
        return heuristic_of(game, course.guest)
    return learned_heuristic(game, read_win_network(shipped_network(course)), read_settings(game.folder / "bots"))


def first_network(course: Course) -> bytes | None:
    """What the pupil knows to begin with."""
    if course.pupil in ("", CHAMPION):
        return shipped_network(course) if course.pupil else None
    try:
        return Path(course.pupil).read_bytes()
    except OSError as error:
        sentence = f"{course.pupil} cannot be read: {error.strerror}"
        raise BadOption(sentence, "not-read", file=course.pupil, errno=error.errno) from None


def shipped_network(course: Course) -> bytes:
    """The network of the champion that is shipped."""
    game = oneiros.game(course.game)
    path = network_file(game, course.players)
    if not path.exists():
        sentence = f"there is no champion of {game.title} for so many players to learn from"
        raise BadOption(sentence, "no-champion", title=game.title, known="-")
    return path.read_bytes()


def legend_of(game: Game, players: int) -> list[Feature]:
    """Name and scale of each number that a learned value is given."""
    legend: list[Feature] = []
    heuristic_of(game).write_features(game.new(players, seed=0), 0, FeatureWriter(MOST, legend))
    return legend


def read_course(path: Path, game: str, players: int) -> Course:
    """The course in a file, for that game and number of players. What the file leaves out is as usual."""
    try:
        fields = msgspec.json.decode(path.read_bytes(), type=dict[str, int | float | str])
        return msgspec.convert({**fields, "game": game, "players": players}, Course)
    except msgspec.MsgspecError as error:
        raise BadOption(f"{path}: {error}", "bad-pack", file=str(path), detail=str(error)) from error


def write_course(folder: Path, course: Course) -> Course:
    """Keep the course beside what comes of it. A folder that has another one is refused."""
    path = folder / "course.json"
    if path.exists():
        kept = msgspec.json.decode(path.read_bytes(), type=Course)
        if kept != course:
            other = next(name for name in course.__struct_fields__ if getattr(kept, name) != getattr(course, name))
            sentence = f"{folder} has a course with another {other}; choose another folder, or go on with that one"
            raise BadOption(sentence, "other-course", folder=str(folder), name=other)
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(course)) + b"\n")
    return course
