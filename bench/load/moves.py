"""`python -m bench.load.moves`: what a move takes without sockets and store, at many tables, one after another."""

from __future__ import annotations

import argparse
import gc
import random
import time

import oneiros
from oneiros.server import clock, wire
from oneiros.server.live import redaction
from oneiros.server.live.changes import LastPicture
from oneiros.server.live.house_table import HouseTable, Manners
from oneiros.table import Table, new_setup


class LoneTable(HouseTable):
    """A table at which two people look."""

    def here(self) -> set[int]:
        """Both."""
        return {0, 1}


def begun(number: int) -> tuple[LoneTable, list[LastPicture]]:
    """A table of Ravens in play, and what its two viewers have before them."""
    table = Table(new_setup(oneiros.game("ravens"), 2, number.to_bytes(16, "big"), {"target": 500}))
    for seat in (0, 1):
        table.commit(table.sit(f"{number}-{seat}", "Crowd", clock.now(), seat, guest=True))
    for seat in (0, 1):
        table.commit(table.ready(f"{number}-{seat}", clock.now()))
    return LoneTable(str(number), "", f"{number}-0", False, None, Manners(), table), [LastPicture(), LastPicture()]


def move(live: LoneTable, pictures: list[LastPicture], chance: random.Random) -> None:
    """A move at random, and what both viewers are sent of it."""
    table = live.table
    if table.play is None or table.status != "playing":
        return
    seat = table.play.state.awaited[0]
    events = table.move(f"{live.id}-{seat}", chance.choice(table.play.state.legal(seat)), clock.now())
    live.table = table.clone()
    live.table.commit(events)
    for viewer, last in enumerate(pictures):
        wire.encode(last.follow(*redaction.picture_and_told(live, f"{live.id}-{viewer}", table.version)))


def main() -> None:
    """Measure and print."""
    from oneiros.server.run import MIDDLE, OLD, YOUNG  # which needs a web server

    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--moves", type=int, default=10, help="at each table")
    given = parser.parse_args()
    gc.set_threshold(YOUNG, MIDDLE, OLD)  # as the server does
    chance, tables = random.Random(1), [begun(number) for number in range(given.tables)]
    for number in range(2 * given.moves):
        if number == given.moves:  # the first half warms up
            began = time.process_time()
        for live, pictures in tables:
            move(live, pictures, chance)
    used = time.process_time() - began
    print(f"{used * 1e6 / given.tables / given.moves:.0f} microseconds of processor time for a move")


if __name__ == "__main__":
    main()
