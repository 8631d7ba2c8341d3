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
from importlib import import_module
from pathlib import Path
from typing import Any

import oneiros
from oneiros import Rng, State, plain

FOLDER = Path(__file__).parent.parent / "web" / "fixtures"
SEAT = 0
REMEMBERED = 12  # pieces of news before the last move
HUNTED = 60  # games looked at for phases that do not come up in every game
# Every phase in which a seat can be asked something: the hunt goes on until there is one of each.
PHASES = {
    "doors": "draft play give take foresee arrange triple door nightmare",
    "doors alone-": "play foresee arrange door nightmare",
    "ravens": "look turn drawn choose peek pick exchange",
    "sandman": "set move pay return attach keep turn-end mend look trade give",
    "runners": "lay share colour bat equip",
    "workshop": "first wander make walk card tower golem carry lake arrange collector lord finish spot draw keep",
    "workshop nightmare-": "first wander haunt make walk card tower golem carry lake arrange collector lord spot draw"
    " keep bury",
}
RENAMED = {"end": "turn-end", "start": "first"}  # `start` and `end` are those of the game
Choose = Callable[[State, int, Rng], int]


def greedy(game: str) -> Choose:
    """The greedy player of a game that has one."""
    choose: Choose = import_module(f"oneiros.games.{game}.greedy").choose
    return choose


def dreaming(state: State, seat: int, rng: Rng) -> int:
    """Doors: now and then at random, else add to the row what keeps its colour."""
    view = plain(state.view(seat))
    moves = {action: plain(state.game.decode(action)) for action in state.legal(seat)}
    row = view["dreamers"][seat]["row"]
    colour = row[-1].split("-")[0] if row else None
    follow = [
        action for action, move in moves.items() if move["do"] == "play" and move["card"].startswith(f"{colour}-")
    ]
    plays = [action for action, move in moves.items() if move["do"] in ("play", "open", "accept")]
    keys = [action for action, move in moves.items() if move["do"] == "discard" and move["card"].endswith("key")]
    pool = follow or (keys if keys and rng.below(3) == 0 else plays) or list(moves)
    return pool[int(rng.below(len(pool)))]


def remembering(state: State, seat: int, rng: Rng) -> int:
    """Ravens: at random, but awake only late in a round, and using what special cards offer."""
    legal = state.legal(seat)
    moves = {action: plain(state.game.decode(action)) for action in legal}
    special = [action for action, move in moves.items() if move["do"] == "use"]
    if special:
        return special[0]
    calm = [action for action, move in moves.items() if move["do"] not in ("wake", "claim")]
    if calm and (plain(state.view(seat))["draw_pile"] > 14 or rng.below(3)):
        legal = calm
    return legal[int(rng.below(len(legal)))]


# By game: players, options, seed, who chooses, and how the fixtures of this game are called.
GAMES: dict[str, list[tuple[str, int, dict[str, Any], int, Choose | None]]] = {
    "doors": [("", 2, {}, 5, dreaming), ("alone-", 1, {}, 11, dreaming)],
    "ravens": [
        ("", 4, {"target": 60}, 8, remembering),
        ("claims-", 3, {"claims": True, "target": 40}, 3, remembering),
        ("five-", 5, {"target": 20}, 2, remembering),
    ],
    "sandman": [("", 3, {}, 4, None)],
    "runners": [("", 4, {}, 6, None)],
    "workshop": [("", 4, {}, 9, None), ("nightmare-", 3, {"nightmare": True}, 2, None)],
}


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


def positions(
    name: str, prefix: str, players: int, options: dict[str, Any], seed: int, choose: Choose
) -> dict[str, dict[str, Any]]:
    """The fixtures of one kind of game, by what they show. Rare phases are hunted for in further games."""
    seen = play(name, players, options, seed, choose)
    asked = [shot for shot in seen if shot["legal"]]
    waits = [shot for shot in seen if not shot["legal"] and shot["view"]["outcome"] is None]
    found = {"start": seen[0], "end": seen[-1], "middle": asked[len(asked) // 2]}
    if waits:
        found["waiting"] = waits[len(waits) * 3 // 4]
    wanted = set(PHASES.get(f"{name} {prefix}".strip(), PHASES[name]).split())
    for extra in range(1, HUNTED):
        for phase in dict.fromkeys(map(phase_of, asked)):
            shots = [shot for shot in asked if phase_of(shot) == phase]
            late = shots[len(shots) // 2 :]  # a rich table, and much to choose from
            found.setdefault(phase, max(late, key=lambda shot: len(shot["legal"])))
        if wanted <= found.keys():
            return found
        more = play(name, players, options, seed + extra, adventurous(choose))
        asked = [shot for shot in more if shot["legal"] and phase_of(shot) not in found]
    raise SystemExit(f"{name} {prefix}: no fixture of {', '.join(sorted(wanted - found.keys()))}")


def pieces() -> dict[str, list[Any]]:
    """Every card, tile, chest and landscape of the standard packs, as views tell them, for the gallery."""
    from oneiros.games.runners import view as runners  # the other games' cards are known by their names alone
    from oneiros.games.runners.pieces import CHESTS, DREAMS, TILES
    from oneiros.games.sandman import view as sandman
    from oneiros.games.workshop import view as workshop

    night: Any = oneiros.game("sandman").new(seed=1)
    race: Any = oneiros.game("runners").new(seed=1)
    land: Any = oneiros.game("workshop").new(seed=1)
    return {
        "dreams": [plain(sandman._card(night, card)) for card in range(len(night.tables.card_names))],
        "runs": [plain(runners._dream(race.tables, card)) for card in range(DREAMS)],
        "tiles": [plain(runners.fragment(race.tables, tile)) for tile in range(TILES)],
        "chests": [plain(runners._chest(race.tables, chest)) for chest in range(CHESTS)],
        "landscapes": [plain(workshop._landscape(land, card)) for card in range(len(land.game.content.card))],
    }


def write(path: Path, value: Any) -> None:
    """One value as one line of JSON."""
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    """Write the fixtures of the games named, or of all."""
    for name in sys.argv[1:] or GAMES:
        folder = FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        found = {
            f"{prefix}{shows}": fixture
            for prefix, players, options, seed, choose in GAMES[name]
            for shows, fixture in positions(name, prefix, players, options, seed, choose or greedy(name)).items()
        }
        for old in folder.glob("*.json"):
            old.unlink()
        for shows, fixture in found.items():
            write(folder / f"{shows}.json", fixture)
    write(FOLDER / "pieces.json", pieces())


if __name__ == "__main__":
    main()
