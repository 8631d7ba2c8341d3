"""Writes web/fixtures: real positions as one seat gets them, for the tests and the gallery of the web client.

    PYTHONPATH=src python scripts/web_fixtures.py [game ...]

Of each game there is the start, the end, one position in the middle, and one of every phase that the seat was asked in
(the phases `start` and `end` are called `first` and `turn-end`). Rare phases are hunted for in further games, in which
now and then somebody does what is seldom done.
A fixture holds the view, the legal moves in words with their actions and warnings, the news of the last move and the
news before it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from runpy import run_path
from typing import Any, NamedTuple

import oneiros
from oneiros import Rng, State, plain
from oneiros.games import BUILT_IN

FOLDER = Path(__file__).parent.parent / "web" / "fixtures"
GAMES = Path(__file__).parent.parent / "web" / "src" / "games"
SEAT = 0
REMEMBERED = 12  # pieces of news before the last move
HUNTED = 60  # games looked at for phases that do not come up in every game
RENAMED = {"end": "turn-end", "start": "first"}  # `start` and `end` are those of the game
Choose = Callable[[State, int, Rng], int]
Moments = dict[str, Callable[[dict[str, Any]], bool]]


class Kind(NamedTuple):
    """A kind of game that fixtures are taken from."""

    prefix: str  # of the names of its fixtures
    players: int
    options: dict[str, Any]
    seed: int
    phases: str  # in which a seat can be asked something: the hunt goes on until there is one of each


def file_of(name: str) -> dict[str, Any]:
    """What positions.py in the client's folder of a game says: `POSITIONS`, maybe `choose`, `pieces`, `MOMENTS`."""
    path = GAMES / name / "positions.py"
    return run_path(str(path)) if path.exists() else {}


def kinds(name: str, file: dict[str, Any]) -> list[Kind]:
    """The kinds of game that a game's fixtures are taken from: without a file one, with the fewest players."""
    if "POSITIONS" in file:
        return [Kind(**one) for one in file["POSITIONS"]]
    return [Kind("", oneiros.game(name).players[0], {}, 1, "")]


def chooser(name: str, file: dict[str, Any]) -> Choose:
    """Who plays: `choose` of the game's file, or what the game's heuristic would choose."""
    if "choose" in file:
        own: Choose = file["choose"]
        return own
    heuristic = oneiros.game(name).heuristic()
    return lambda state, seat, rng: int(heuristic.choose(state, seat, rng))


def snapshot(state: State, past: list[Any]) -> dict[str, Any]:
    """All that the seat gets of a position."""
    warnings = state.warnings(SEAT)
    legal = [
        {"action": action, "move": plain(state.game.decode(action)), "warning": warnings.get(action)}
        for action in state.legal(SEAT)
    ]
    news = [plain(news) for news in state.news(SEAT)]
    return {"game": state.game.id, "seat": SEAT, "view": plain(state.view(SEAT)), "legal": legal, "news": news,
            "past": past[-REMEMBERED:]}  # fmt: skip


def play(name: str, players: int, options: dict[str, Any], seed: int, choose: Choose) -> list[dict[str, Any]]:
    """Every position of one game that the seat sees something new in."""
    state = oneiros.game(name).new(players=players, seed=seed, **options)
    state.listen()
    rng = Rng(seed)
    past: list[Any] = []
    seen = [snapshot(state, past)]
    while state.actors:
        seat = state.actors[int(rng.below(len(state.actors)))]
        past += [plain(news) for news in state.news(SEAT)]
        state.apply(seat, choose(state, seat, rng))
        seen.append(snapshot(state, past))
    return seen


def adventurous(choose: Choose) -> Choose:
    """As that player, but now and then, and whenever there is one of those seldom seen, a move at random."""
    rare = ("play", "use", "awaken", "invoke", "mend", "look", "trade", "keep")

    def chosen(state: State, seat: int, rng: Rng) -> int:
        legal = state.legal(seat)
        seldom = [action for action in legal if plain(state.game.decode(action))["do"] in rare]
        if seldom and rng.below(2) == 0:
            return seldom[int(rng.below(len(seldom)))]
        return legal[int(rng.below(len(legal)))] if rng.below(8) == 0 else choose(state, seat, rng)

    return chosen


def phase_of(shot: dict[str, Any]) -> str:
    """The phase under the name that its fixture has."""
    phase: str = shot["view"]["phase"]
    return RENAMED.get(phase, phase)


def positions(name: str, kind: Kind, choose: Choose, moments: Moments) -> dict[str, dict[str, Any]]:
    """The fixtures of one kind of game, by what they show. Rare phases and moments are hunted for in further games."""
    prefix, players, options, seed, phases = kind
    seen = play(name, players, options, seed, choose)
    asked = [shot for shot in seen if shot["legal"]]
    waits = [shot for shot in seen if not shot["legal"] and shot["view"]["outcome"] is None]
    found = {"start": seen[0], "end": seen[-1], "middle": asked[len(asked) // 2]}
    if waits:
        found["waiting"] = waits[len(waits) * 3 // 4]
    wanted = {*phases.split(), *moments}
    for extra in range(1, HUNTED):
        for moment, shows in moments.items():
            if moment not in found and (shot := next(filter(shows, seen), None)):
                found[moment] = shot
        for phase in dict.fromkeys(map(phase_of, asked)):
            shots = [shot for shot in asked if phase_of(shot) == phase]
            late = shots[len(shots) // 2 :]  # a rich table, and much to choose from
            found.setdefault(phase, max(late, key=lambda shot: len(shot["legal"])))
        if wanted <= found.keys():
            return found
        seen = play(name, players, options, seed + extra, adventurous(choose))
        asked = [shot for shot in seen if shot["legal"] and phase_of(shot) not in found]
    raise SystemExit(f"{name} {prefix}: no fixture of {', '.join(sorted(wanted - found.keys()))}")


def write(path: Path, value: Any) -> None:
    """One value as one line of JSON."""
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    """Write the fixtures of the games named, or of all, and every piece of all games for the gallery."""
    pieces: dict[str, list[Any]] = {}
    for name in BUILT_IN:
        file = file_of(name)
        pieces |= file["pieces"]() if "pieces" in file else {}
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        folder = FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        found = {
            f"{kind.prefix}{shows}": fixture
            for kind in kinds(name, file)
            for shows, fixture in positions(name, kind, chooser(name, file), file.get("MOMENTS", {})).items()
        }
        for old in folder.glob("*.json"):
            old.unlink()
        for shows, fixture in found.items():
            write(folder / f"{shows}.json", fixture)
    write(FOLDER / "pieces.json", pieces)


if __name__ == "__main__":
    main()
