"""Whole games beside twins that a viewer cannot tell apart: every message to every viewer, compared byte for byte."""

from __future__ import annotations

from tests.server.test_secrecy import compare_game
from tests.soak.progress import Progress
from tests.table.tables import kinds_of_play


def compare_games(progress: Progress, wanted: int) -> None:
    """Compare until so many messages have been compared, a game at a time; each game is another seed."""
    kinds = kinds_of_play()
    while progress.counts["compared"] < wanted:
        number = progress.counts["games"]
        game, players, options = kinds[number % len(kinds)]
        progress.add(**compare_game(game, players, options, number), games=1)
