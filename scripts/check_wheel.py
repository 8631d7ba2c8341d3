"""Says whether an installed Oneiros is whole: run it with the Python that it was installed for.

    python scripts/check_wheel.py [--compiled | --plain] [--client]

Every game is played to its end and replayed from its record. `--compiled` and `--plain` say which build it must be,
because an extension that does not compile is left out without a word. `--client` asks for the browser
client, too.
"""

from __future__ import annotations

import sys
from pathlib import Path

import oneiros


def faults(wanted: set[str]) -> list[str]:
    """All that is wrong, in sentences."""
    found = []
    if "--compiled" in wanted and not oneiros.compiled():
        found.append("the rules are not compiled")
    if "--plain" in wanted and oneiros.compiled():
        found.append("the rules are compiled")
    folder = Path(oneiros.__file__).parent
    if "--client" in wanted and not (folder / "server" / "client" / "index.html").is_file():
        found.append("the browser client is missing")
    for game in oneiros.all_games().values():
        play = oneiros.Play(game, game.players[0], 1)
        while play.state.actors:
            seat = play.state.actors[0]
            play.apply(seat, play.state.legal(seat)[-1])
        if play.state.outcome is None:
            found.append(f"a game of {game.id} has no end")
        elif oneiros.replay(play.record).digest() != play.state.digest():
            found.append(f"a game of {game.id} is replayed differently")
        if not (game.folder / "RULES.md").is_file():
            found.append(f"the rules of {game.id} are missing")
    return found


if __name__ == "__main__":
    wrong = faults(set(sys.argv[1:]))
    for fault in wrong:
        print(fault, file=sys.stderr)
    if wrong:
        sys.exit(1)
    print(f"Oneiros {oneiros.__version__} is whole ({'compiled' if oneiros.compiled() else 'plain'})")
