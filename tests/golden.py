"""Golden playthroughs: one game of each kind, player count and variant, as a text that people can read.

`make golden` (or `python -m tests.golden`) writes them anew; the suite compares. Each tells the moves in
words, what all seats see at a few points, and the digest of the whole truth there, so that both builds
and every later version are held to the very same game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import oneiros
from oneiros.core.words import Words
from oneiros.testing import walk

FOLDER = Path(__file__).parent / "golden"
SEED = 2026
LOOKS = (0, 5, 20, 60, 150)  # after so many moves the views are shown, and at the end


def variants(game: oneiros.Game) -> list[tuple[str, int, dict[str, Any]]]:
    """A name, a number of players and options for every playthrough this game must have.

    Each number of players as the game comes, then each other choice of each option by itself (of a long range its
    lowest), and the last choice of all options together. Options vary at the greatest number of players.
    """
    most = game.players[-1]
    found = [(f"{game.id}-{players}", players, dict[str, Any]()) for players in game.players]
    for name, option in game.options.items():
        others = [choice for choice in option.choices if choice != option.default]
        for choice in others if len(others) <= 4 else others[:1]:
            found.append((f"{game.id}-{most}-{name}-{_file_name(choice)}", most, {name: choice}))
    if len(game.options) > 1:
        together = {
            name: next(choice for choice in reversed(option.choices) if choice != option.default)
            for name, option in game.options.items()
            if len(option.choices) <= 4
        }
        found.append((f"{game.id}-{most}-all", most, together))
    return found


def _file_name(choice: object) -> str:
    return str(choice).lower()


def tell(game: oneiros.Game, players: int, options: dict[str, Any]) -> str:
    """The playthrough as text."""
    words = Words(game.folder / "words", "en")
    told = ", ".join(f"{name}={value}" for name, value in options.items()) or "as it comes"
    lines = [
        f"# {game.title}, {players} player{'s' if players > 1 else ''}, {told}",
        f"# rules version {game.rules_version}, content {game.content.fingerprint()}, seed {SEED}",
    ]
    for play in walk(game, players, options, SEED):
        moves = play.record.moves
        if moves:
            seat, action = moves[-1]
            who = words.say("player", number=seat + 1) if seat >= 0 else "The table"
            lines.append(f"{len(moves):4}. {who}: {words.move(game.decode(action))}")
            for news in play.state.news(None):
                lines.append(f"        {words.news(news)}")
        if len(moves) in LOOKS or play.state.outcome is not None:
            lines += _looks(play)
    lines.append(f"outcome: {msgspec.json.encode(play.state.outcome).decode()}")
    return "\n".join(lines) + "\n"


def _looks(play: oneiros.Play) -> list[str]:
    state = play.state
    lines = ["", f"=== after {len(play.record.moves)} moves, truth {state.digest()}"]
    for seat in (*range(state.players), None):
        lines.append(f"--- seen by {'a spectator' if seat is None else f'seat {seat}'}")
        for name, value in oneiros.plain(state.view(seat)).items():
            lines.append(f"{name}: {msgspec.json.encode(value).decode()}")
        if seat is not None and state.legal(seat):
            lines.append(f"legal: {state.legal(seat)}")
    return [*lines, ""]


def path_of(name: str) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{name}.txt"


def main() -> None:
    """Write all playthroughs, and take away those of variants that are no more."""
    FOLDER.mkdir(exist_ok=True)
    kept = set()
    for game in oneiros.all_games().values():
        for name, players, options in variants(game):
            path_of(name).write_text(tell(game, players, options), encoding="utf-8")
            kept.add(path_of(name))
    for path in set(FOLDER.glob("*.txt")) - kept:
        path.unlink()


if __name__ == "__main__":
    main()
