"""Bots that live as long as their seats: what they keep, when they are made anew, and that there are never too many."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

import oneiros
import oneiros.bots
from oneiros.bots.levels import Searcher
from oneiros.core.bot import Bot, Budget, Limits, Mind, Thought
from oneiros.core.game import Game
from oneiros.core.record import Play
from oneiros.server.metrics import Metrics
from oneiros.server.thinking import seat_bots
from oneiros.server.thinking.bot_workers import BotWorkers
from oneiros.server.thinking.fair_workers import Asker, FairWorkers
from oneiros.server.thinking.seat_bots import SeatBots, ThinkRequest


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_bots, "bot", lambda game, level, seed: Searcher(game, seed, Budget(simulations=60)))


def game_of_ravens() -> Play:
    return Play(oneiros.game("ravens"), 2, 3)


def question(play: Play, table: str = "one", **changes: Any) -> ThinkRequest:
    """What the seat to move is asked; the record is a copy, as it is for another process."""
    record = msgspec.structs.replace(play.record, moves=list(play.record.moves))
    return ThinkRequest(table, play.state.actors[0], "lucid", record, "key")._replace(**changes)


def next_turn(play: Play, bots: SeatBots, seat: int) -> None:
    """Play on until that seat has a choice again."""
    while play.state.actors[0] != seat or len(play.state.legal(seat)) < 2:
        play.apply(play.state.actors[0], bots.think(question(play)).thought.action)


def visits(bots: SeatBots, seat: int, purpose: seat_bots.Purpose = "play") -> int:
    """How often the root of the bot's tree has been visited."""
    bot = bots.kept["one", seat, purpose].bot
    assert isinstance(bot, Searcher)
    assert bot._search is not None
    return int(bot._search.tree.visits[0])


def test_a_bot_keeps_its_tree_from_move_to_move() -> None:
    play, bots = game_of_ravens(), SeatBots()
    seat = play.state.actors[0]
    next_turn(play, bots, seat)
    play.apply(seat, bots.think(question(play)).thought.action)
    first = bots.kept["one", seat, "play"]
    next_turn(play, bots, seat)
    assert first.follow(question(play))
    assert first.play.state.digest() == play.state.digest()
    assert isinstance(first.bot, Searcher)
    assert first.bot._search is not None
    first.bot._search.follow(Mind(play.state, seat, play.record.moves).moves)
    assert visits(bots, seat) > 0, "what it thought of this position before is still there"
    bots.think(question(play))
    assert bots.kept["one", seat, "play"] is first


def test_what_is_not_the_game_it_followed_makes_a_new_bot() -> None:
    play, bots = game_of_ravens(), SeatBots()
    seat = play.state.actors[0]
    before = question(play)
    bots.think(before)
    first = bots.kept["one", seat, "play"]
    play.apply(seat, bots.think(question(play)).thought.action)
    next_turn(play, bots, seat)
    bots.think(question(play))
    assert bots.kept["one", seat, "play"] is first
    again = bots.think(before).thought.action  # moves were taken back
    assert bots.kept["one", seat, "play"] is not first
    assert again in oneiros.replay(before.record).legal(seat)
    other = bots.kept["one", seat, "play"]
    bots.think(before._replace(level="oracle"))
    assert bots.kept["one", seat, "play"] is not other


def test_there_are_never_too_many_and_those_of_a_finished_game_go() -> None:
    play, bots = game_of_ravens(), SeatBots(most=3)
    for number in range(10):
        bots.think(question(play, f"table {number}"))
    assert [table for table, _, _ in bots.kept] == ["table 7", "table 8", "table 9"]
    assert bots.think(question(play, "table 0")).thought.action in play.state.legal(play.state.actors[0])
    bots.forget("table 8")
    assert [table for table, _, _ in bots.kept] == ["table 9", "table 0"]


def test_a_hint_leaves_the_bot_of_the_seat_alone() -> None:
    play, bots = game_of_ravens(), SeatBots()
    seat = play.state.actors[0]
    bots.think(question(play))
    own, before = bots.kept["one", seat, "play"], visits(bots, seat)
    bots.think(question(play, purpose="hint"))
    assert bots.kept["one", seat, "play"] is own
    assert visits(bots, seat) == before
    assert bots.kept["one", seat, "hint"].seed != own.seed


def test_nobody_foresees_a_bots_chance() -> None:
    """It comes from the server's secret, the table and the seat: the same in every process, and known to no player."""
    play = game_of_ravens()
    changes: list[dict[str, Any]] = [{}, {"key": "another"}, {"table": "two"}, {"purpose": "hint"}]
    seeds = [seat_bots.SeatBot(question(play, **changed)).seed for changed in changes]
    assert len(set(seeds)) == len(changes)
    assert seat_bots.SeatBot(question(play)).seed == seeds[0]


def test_a_bot_of_another_package_that_fails_is_stood_in_for() -> None:
    class Broken(Bot):
        def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
            if self.rng.below(2):
                raise ValueError("what now?")
            return Thought(999_999)

    really = oneiros.bots.bot

    def make(game: Game, level: str, seed: int) -> Bot:
        return Broken(game, seed) if level == "x:Broken" else really(game, level, seed)

    play, bots = game_of_ravens(), SeatBots(make=make)
    faults = set()
    for number in range(8):
        answer = bots.think(question(play, f"table {number}", level="x:Broken"))
        assert answer.thought.action in play.state.legal(play.state.actors[0])
        faults.add(answer.fault)
    assert faults == {
        "x:Broken: crash: it failed: ValueError: what now?",
        "x:Broken: illegal: it chose 999999, which is not legal",
    }


def test_a_bot_that_is_not_there_any_more_is_stood_in_for() -> None:
    play, bots = game_of_ravens(), SeatBots(make=oneiros.bots.bot)
    answer = bots.think(question(play, level="gone.package:Gone"))
    assert answer.thought.action in play.state.legal(play.state.actors[0])
    assert "no bot 'gone.package:Gone'" in answer.fault
    assert "gone" not in sys.modules


def test_a_killed_worker_loses_no_table() -> None:
    async def story() -> None:
        play, workers = game_of_ravens(), BotWorkers(2, Metrics())
        try:
            asked = question(play, level="drowsy")
            await workers.think(asked, Asker())
            (pool,) = workers.workers.pools.values()
            (process,) = pool._processes.values()
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
            thought = await workers.think(asked, Asker())
            assert thought.action in play.state.legal(asked.seat)
            assert len(workers.workers.pools) == 1, "the questions of one seat go to one worker"
            assert pool not in workers.workers.pools.values()
            workers.forget("one")
            workers.forget("one")
            assert not workers._tables
        finally:
            workers.close()

    asyncio.run(story())


class Stuck(Bot):
    """Never answers."""

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        while True:
            pass


class Quitter(Bot):
    """Tries to end the process."""

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        raise SystemExit(3)


@pytest.mark.parametrize("kind", [Stuck, Quitter])
def test_a_bot_that_never_answers_or_ends_the_process_is_stood_in_for(
    kind: type[Bot], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, "limits", Limits(seconds=0.2))
    play = game_of_ravens()
    answer = SeatBots(make=lambda game, name, seed: kind(game, seed)).think(question(play, level="bad"))
    assert answer.fault.startswith("bad: ")
    assert play.state.allows(play.state.actors[0], answer.thought.action)


class Slow:
    """Work that takes as long as a test wants, in threads instead of processes."""

    def __init__(self, places: int) -> None:
        self.workers = FairWorkers(places, 0)
        for place in range(places):
            self.workers.pools[place] = ThreadPoolExecutor(1)  # type: ignore[assignment]
        self.began: list[str] = []
        self.go_on = threading.Semaphore(0)

    def ask(self, address: str, person: str, name: str) -> asyncio.Task[None]:
        return asyncio.create_task(self.workers.run(Asker(address, person), 0, self._work, name))

    def _work(self, name: str) -> None:
        self.began.append(name)
        assert self.go_on.acquire(timeout=20)

    async def until_begun(self, count: int) -> None:
        while len(self.began) < count:
            await asyncio.sleep(0.001)


def test_whoever_asks_for_much_is_served_in_turn_with_the_others() -> None:
    async def story() -> None:
        slow = Slow(1)
        tasks = [slow.ask("stranger", "one", f"stranger {number}") for number in range(20)]
        await slow.until_begun(1)
        tasks.append(slow.ask("household", "anna", "anna 1"))
        tasks.append(slow.ask("household", "anna", "anna 2"))
        tasks.append(slow.ask("household", "berta", "berta 1"))
        for _ in tasks:
            slow.go_on.release()
        await asyncio.gather(*tasks)
        assert [name for name in slow.began if "stranger" not in name] == ["anna 1", "berta 1", "anna 2"]
        assert slow.began.index("anna 1") <= 2, "next but one at most: a turn about between addresses"
        assert slow.began.index("anna 2") <= 6
        slow.workers.close()

    asyncio.run(story())


def test_the_last_idle_worker_is_kept_for_somebody_else() -> None:
    async def story() -> None:
        slow = Slow(3)
        tasks = [slow.ask("stranger", "one", f"stranger {number}") for number in range(20)]
        await slow.until_begun(2)
        assert len(slow.began) == 2
        tasks.append(slow.ask("household", "anna", "anna"))
        await slow.until_begun(3)
        assert slow.began[2] == "anna", "she begins at once"
        tasks[5].cancel()  # whoever goes before their turn is left out
        for _ in tasks:
            slow.go_on.release()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(slow.began) == 20
        assert slow.workers._idle == {0, 1, 2}
        assert not slow.workers._held
        slow.workers.close()

    asyncio.run(story())
