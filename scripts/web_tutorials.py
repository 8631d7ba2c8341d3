"""Writes web/src/games/<game>/lesson.json: the guided first games of the web client, played here by the true rules.

    PYTHONPATH=src python scripts/web_tutorials.py

A lesson is a game from a fixed seed with every move written down below. The moves of seat 0 are made by whoever learns:
each is a frame with what that seat sees, the move that is wanted, and the name of the message that explains it
(`web/words/learn`). Between them lie frames to watch. A test fails when a lesson can no longer be played so, or when
the files are not what this script writes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import oneiros
from oneiros import State, plain

FOLDER = Path(__file__).parent.parent / "web" / "src" / "games"
LEARNER = 0


class Lesson(NamedTuple):
    """A game to be played so: who moves and how. A learner's move has a message before it, or goes on with the last."""

    players: int
    seed: int
    moves: list[tuple[int, dict[str, Any], str]]
    options: dict[str, Any] = {}  # noqa: RUF012 - read only


def mine(say: str, do: str, **facts: Any) -> tuple[int, dict[str, Any], str]:
    """A move of the learner. Without a message it belongs to the step before."""
    return LEARNER, {"do": do, **facts}, say


def other(do: str, seat: int = 1, **facts: Any) -> tuple[int, dict[str, Any], str]:
    """A move of somebody else, to be watched."""
    return seat, {"do": do, **facts}, ""


LESSONS: dict[str, Lesson] = {
    "doors": Lesson(
        players=1,
        seed=582,
        moves=[
            mine("first", "play", card="blue-sun", source="hand"),
            mine("second", "play", card="blue-moon", source="hand"),
            mine("third", "play", card="blue-sun", source="hand"),
            mine("key", "discard", card="blue-key", source="hand"),
            mine("prophecy", "foresee", card="nightmare"),
            mine("order", "arrange", card="green-door"),
            mine("", "arrange", card="red-sun"),
            mine("", "arrange", card="red-key"),
            mine("door", "open", source="hand"),
            mine("red", "play", card="red-moon", source="hand"),
            mine("nightmare", "lose-key", colour="red", source="hand"),
        ],
    ),
    "ravens": Lesson(
        players=2,
        seed=342752,
        options={"rounds": 1},
        moves=[
            mine("look", "look", place=0),
            mine("look-again", "look", place=1),
            other("look", place=0),
            other("look", place=1),
            mine("draw", "draw"),
            mine("swap", "swap", place=1),
            other("draw"),
            other("swap", place=2),
            mine("take", "take", place=2),
            other("draw"),
            other("drop"),
            mine("draw-again", "draw"),
            mine("use", "use"),
            mine("peek", "peek", owner=0, place=3),
            other("draw"),
            other("drop"),
            mine("draw-last", "draw"),
            mine("swap-last", "swap", place=3),
            other("draw"),
            other("drop"),
            mine("wake", "wake"),
        ],
    ),
    "sandman": Lesson(
        players=2,
        seed=1,
        moves=[
            mine("wheels", "set", gap=9),
            other("move", wheel="white", steps=2),
            other("done"),
            mine("move", "move", wheel="white", steps=1),
            other("move", wheel="white", steps=2),
            other("attach", level=1),
            other("done"),
            mine("lay", "lay", level=1, particle="well", back="sand"),
            mine("joined", "move", wheel="black", steps=1),
            other("move", wheel="black", steps=2),
            other("attach", level=1),
            other("done"),
            mine("far", "move", wheel="black", steps=4),
            mine("pay", "spend", particle="whale", back="sand"),
            mine("deepen", "attach", level=2),
            mine("encounter", "keep", encounter="mender"),
            mine("done", "done"),
        ],
    ),
    "runners": Lesson(
        players=2,
        seed=1,
        moves=[
            mine("single", "place", tile="wisp", row=1, column=2, turn=0),
            mine("turn", "place", tile="lantern", row=1, column=0, turn=3),
            mine("straight", "place", tile="ladder", row=0, column=0, turn=2),
            mine("bent", "place", tile="crook", row=1, column=1, turn=0),
            mine("content", "content"),
            other("place", tile="wisp", row=1, column=2, turn=0),
            other("place", tile="lantern", row=1, column=0, turn=3),
            other("place", tile="ladder", row=0, column=0, turn=2),
            other("place", tile="crook", row=1, column=1, turn=0),
            other("content"),
            mine("buy", "buy", shape="straight"),
            other("done"),
        ],
    ),
    "workshop": Lesson(
        players=2,
        seed=1,
        moves=[
            mine("card", "keep", card="lone-birch"),
            other("keep", card="ford"),
            mine("power", "use"),
            mine("travel", "travel", corner="golem"),
            mine("collect", "collect"),
            mine("", "collect"),
            mine("", "collect"),
            mine("sleep", "sleep"),
            other("travel", corner="lake"),
            other("collect"),
            other("collect"),
            other("sleep"),
            mine("build", "put", colour="earth", field="c1"),
            mine("meadow", "put", colour="meadow", field="c2"),
            mine("tree", "plant", field="c2"),
            mine("enter", "enter"),
            mine("more", "look", level=1),
            mine("keep", "keep", card="hollow"),
            mine("wake", "wake"),
        ],
    ),
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
