"""Writes web/src/games/<game>/lesson.json: the guided first games of the web client, played here by the true rules.

    PYTHONPATH=src python scripts/web_tutorials.py

A lesson is a game from a fixed seed with every move written down: the `LESSON` of positions.py beside it. The
learner makes the moves of seat 0. Each is a frame with what that seat sees, the move that is wanted, and the name of
the message that explains it (`words/lesson` there). Between them lie frames to watch. A test fails when a lesson can
no longer be played so, or when the files are not what this script writes.
"""

from __future__ import annotations

import json
from pathlib import Path
from runpy import run_path
from typing import Any, NamedTuple

import oneiros
from oneiros import State, plain
from oneiros.games import BUILT_IN

FOLDER = Path(__file__).parent.parent / "web" / "src" / "games"
LEARNER = 0


class Lesson(NamedTuple):
    """A game to be played so: who moves and how. A learner's move has a message before it, or goes on with the last."""

    players: int
    seed: int
    moves: list[tuple[int, dict[str, Any], str]]
    options: dict[str, Any] = {}  # noqa: RUF012 - read only


def lesson_of(file: Path) -> Lesson | None:
    """The `LESSON` of a game's file; None if it has none.

    A move is a pair. It begins with a message for a move of the learner ('' belongs to the step before), and with the
    seat for a move of somebody else, to be watched.
    """
    found = run_path(str(file)).get("LESSON")
    if found is None:
        return None
    moves = [(LEARNER, move, say) if isinstance(say, str) else (say, move, "") for say, move in found["moves"]]
    return Lesson(found["players"], found["seed"], moves, found["options"])


LESSONS: dict[str, Lesson] = {
    game: lesson
    for game in BUILT_IN
    if (source := FOLDER / game / "positions.py").exists() and (lesson := lesson_of(source)) is not None
}


def played(state: State, seat: int, move: dict[str, Any]) -> int:
    """The legal action of this move."""
    for action in state.legal(seat):
        told = plain(state.game.decode(action))
        if told == move:
            return int(action)
    legal = [plain(state.game.decode(action)) for action in state.legal(seat)]
    raise ValueError(f"seat {seat} cannot do {move}, but {legal}")


def mistakes(state: State, action: int) -> list[int]:
    """What can be pressed too on the way to a move: a tile has to be picked up to be turned."""
    wanted = plain(state.game.decode(action))
    if wanted["do"] != "place":
        return []

    def spot(move: dict[str, Any]) -> tuple[int, int]:
        tiles = plain(state.view(LEARNER))["dreamers"][LEARNER]["tiles"]
        first = next(tile for tile in tiles if tile["tile"] == move["tile"])["turns"][move["turn"]][0]
        return move["row"] + first["row"], move["column"] + first["column"]

    found: list[int] = []
    for other in state.legal(LEARNER):
        move = plain(state.game.decode(other))
        if move["do"] == "place" and move["tile"] == wanted["tile"] and move["turn"] != wanted["turn"]:
            found += [int(other)] if spot(move) == spot(wanted) else []
    return found


def frames(game: str) -> list[dict[str, Any]]:
    """A lesson, frame by frame, as the learner sees it."""
    lesson = LESSONS[game]
    state = oneiros.game(game).new(players=lesson.players, seed=lesson.seed, **lesson.options)
    state.listen()
    shown: list[dict[str, Any]] = []

    def show(say: str, action: int | None) -> None:
        offered = [] if action is None else [action, *mistakes(state, action)]
        legal = [{"action": one, "move": plain(state.game.decode(one)), "warning": None} for one in offered]
        news = [plain(news) for news in state.news(LEARNER)]
        view = plain(state.view(LEARNER))
        shown.append({"say": say or None, "want": action, "view": view, "legal": legal, "news": news})

    before = LEARNER
    for seat, move, say in lesson.moves:
        action = played(state, seat, move)
        if seat == LEARNER:
            show(say, action)
        elif before == LEARNER:
            show("", None)  # what the learner's own move brought about, before anybody else moves
        state.apply(seat, action)
        if seat != LEARNER:
            show("", None)
        before = seat
    show("end", None)
    return [one for one, after in zip(shown, [*shown[1:], None], strict=True) if not idle(one, after)]


def idle(frame: dict[str, Any], after: dict[str, Any] | None) -> bool:
    """A frame to watch that tells nothing, or that looks like the one after it."""
    watched = not frame["legal"] and not frame["say"]
    return watched and (not frame["news"] or (after is not None and after["view"] == frame["view"]))


def text(game: str) -> str:
    """The file of a lesson."""
    return json.dumps({"game": game, "frames": frames(game)}, ensure_ascii=False, separators=(",", ":")) + "\n"


def file(game: str) -> Path:
    """Where the lesson of a game is."""
    return FOLDER / game / "lesson.json"


def main() -> None:
    """Write all lessons."""
    for game in LESSONS:
        file(game).write_text(text(game), encoding="utf-8")


if __name__ == "__main__":
    main()
