"""The players of Runners: each level better and quicker than the one below, all at a pace that people can race."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

import pytest

import oneiros
from oneiros.bots import LEVELS, bot
from oneiros.bots.yardsticks import YARDSTICKS
from oneiros.core.bot import Bot, Budget, Mind, Thought
from oneiros.games.runners.bots import players as runners
from oneiros.games.runners.bots.greedy import weigh
from oneiros.games.runners.bots.players import SKILLS, Runner
from oneiros.games.runners.moves import BACK, BUY, CONTENT, RECONSIDER
from oneiros.games.runners.rules import RunnersState
from oneiros.games.runners.scoring_phase import AT_LAY
from oneiros.table.match import match
from tests.runners.positions import own

RUNNERS = oneiros.game("runners")
COMPILED = oneiros.compiled()
GAMES = 6 if COMPILED else 2


def new(players: int, seed: int = 1, sandglass: int = 30) -> RunnersState:
    state = RUNNERS.new(players=players, seed=seed, sandglass=sandglass)
    assert isinstance(state, RunnersState)
    return state


def lay(state: RunnersState, player: Bot, seat: int) -> list[Thought]:
    """All thoughts of a seat until it is content, which are carried out but for the last."""
    thoughts: list[Thought] = []
    while not thoughts or thoughts[-1].action != CONTENT:
        thoughts.append(player.think(Mind(state, seat)))
        if thoughts[-1].action != CONTENT:
            state.apply(seat, thoughts[-1].action)
    return thoughts


def test_they_take_the_place_of_the_levels_of_all_games() -> None:
    assert list(runners.LEVELS) == [*LEVELS, *YARDSTICKS]
    for level in list(LEVELS)[:-1]:  # the last is played by the champion: test_runners_champion.py
        player = bot(RUNNERS, level, 1)
        assert isinstance(player, Runner)
        assert player.skill == SKILLS[level]
    assert not isinstance(bot(oneiros.game("ravens"), "drowsy", 1), Runner)


def test_each_level_is_quicker_than_the_one_below() -> None:
    assert all(below.seconds > above.seconds for below, above in pairwise(SKILLS.values()))


@pytest.mark.parametrize("level", LEVELS)
def test_a_layout_is_laid_tile_by_tile_in_a_persons_time(level: str) -> None:
    for seed in range(GAMES):
        state = new(2, seed)
        player = Runner(RUNNERS, seed, SKILLS[level])
        thoughts = lay(state, player, 0)
        seconds = sum(thought.pause or 0.0 for thought in thoughts)
        assert 0.69 * player.skill.seconds < seconds < 1.31 * player.skill.seconds
        assert len(thoughts) == state.handled[0] + 1 >= 3


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("sandglass", [15, 30])
def test_when_the_glass_runs_it_is_done_in_time(level: str, sandglass: int) -> None:
    state = new(2, sandglass=sandglass)
    player = bot(RUNNERS, level, 1)
    state.apply(1, CONTENT)
    assert sum(thought.pause or 0.0 for thought in lay(state, player, 0)) <= sandglass / 2 + 0.01


def test_it_plans_once_a_round_and_anew_when_what_it_holds_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    planned: list[int] = []
    make = runners.layout

    def counted(state: RunnersState, seat: int, tries: int, rng: oneiros.Rng) -> list[int]:
        planned.append(int(state.round))
        return make(state, seat, tries, rng)

    monkeypatch.setattr(runners, "layout", counted)
    state = new(1)
    player = Runner(RUNNERS, 1, SKILLS["dreamer"])
    lay(state, player, 0)
    assert planned == [0]
    state.calm[0] -= 1
    player.think(Mind(state, 0))
    assert planned == [0, 0]


class MadeAnew(Runner):
    """A player that is made anew before every thought, with the same seed and other chance: as a server does it."""

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        player = Runner(self.game, self._seed, self.skill)
        player.rng = self.rng.fork()
        return player.think(mind, budget)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_made_anew_goes_on_with_its_plan(level: str) -> None:
    for seed in range(GAMES):
        kept, anew = new(2, seed), new(2, seed)
        thoughts = lay(kept, Runner(RUNNERS, seed, SKILLS[level]), 1)
        assert lay(anew, MadeAnew(RUNNERS, seed, SKILLS[level]), 1) == thoughts
        assert anew.digest() == kept.digest()


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_made_anew_lays_most_of_a_layout(level: str) -> None:
    for seed in range(GAMES):
        state = new(1, seed)
        actions = [thought.action for thought in lay(state, MadeAnew(RUNNERS, seed, SKILLS[level]), 0)]
        assert all(action < BACK for action in actions[:-1]), "nothing is taken back"
        layout = own(state).layout
        assert layout is not None
        assert sum(len(tile.cells) for tile in layout) >= 6, "of nine fields"


def test_plans_differ_by_seed_and_by_seat() -> None:
    def plan(seed: int, seat: int) -> list[int]:
        return [thought.action for thought in lay(new(2), Runner(RUNNERS, seed, SKILLS["drowsy"]), seat)]

    assert plan(1, 0) == plan(1, 0)
    assert len({tuple(plan(seed, seat)) for seed in range(4) for seat in range(2)}) > 5


def test_tiles_that_lie_elsewhere_are_put_right() -> None:
    state = new(1)
    player = Runner(RUNNERS, 1, SKILLS["lucid"])
    planned = [thought.action for thought in lay(state.clone(), player, 0)]
    state.apply(0, next(action for action in state.legal(0) if action not in planned))
    lay(state, player, 0)
    assert sorted(planned[:-1]) == [
        int(state.tables.tile_base[tile] + state.laid[tile]) for tile in range(28) if state.laid[tile] >= 0
    ]


def test_who_is_content_has_nothing_better_to_do_than_to_wait() -> None:
    state = new(3)
    state.apply(1, CONTENT)
    state.apply(0, CONTENT)
    assert 0 not in state.awaited
    assert Runner(RUNNERS, 1, SKILLS["oracle"]).think(Mind(state, 0)).action == RECONSIDER


def test_foresight_buys_what_the_dreams_to_come_ask_for() -> None:
    """A tile that can do everything is bought, one that does nothing is not, whatever they cost alike."""
    state = new(1)
    before = runners.expected_value(state, 0, int(state.tiles[0]), weigh(state, 0))
    tiles = RUNNERS.content.tile  # type: ignore[attr-defined]
    gains = {}
    for number, tile in enumerate(tiles, start=4):
        if tile.name in ("bell", "pebble"):
            with_it = runners.expected_value(state, 0, int(state.tiles[0]) | 1 << number, weigh(state, 0))
            gains[tile.name] = with_it - before - 100 * tile.points
    assert gains["bell"] > gains["pebble"] >= 0


def test_an_oracle_buys_early() -> None:
    player = Runner(RUNNERS, 1, SKILLS["oracle"])
    state = new(1, seed=3)
    state.coins[0] = 8
    while state.phase == AT_LAY:
        state.apply(0, player.think(Mind(state, 0)).action)
    assert BUY <= player.think(Mind(state, 0)).action < BUY + 4


@pytest.mark.skipif(not COMPILED, reason="whole games of the solver are slow in plain Python")
def test_each_level_beats_the_one_below() -> None:
    for below, above in pairwise(LEVELS):
        won = 0
        for number in range(GAMES):
            levels = [above, below] if number % 2 else [below, above]
            ended = match(RUNNERS, levels, number // 2, bot_seed=number)
            won += ended.outcome.winners == (1 - number % 2,)
        assert won >= GAMES - 1, f"{above} beat {below} in {won} of {GAMES}"


@pytest.mark.skipif(not COMPILED, reason="whole games of the solver are slow in plain Python")
def test_alone_each_level_scores_more_than_the_one_below() -> None:
    scores = [mean(match(RUNNERS, [level], seed).outcome.scores[0] for seed in range(GAMES)) for level in LEVELS]
    assert all(below + 5 < above for below, above in pairwise(scores)), scores
