"""Bots at a table: asked by what is due, answering with a move; phases in which several are asked at once."""

from __future__ import annotations

import pytest

import oneiros
from oneiros.bots import bot
from oneiros.core.bot import Bot, Budget, Mind, Thought
from oneiros.core.chance import Rng
from oneiros.core.errors import BadOption
from oneiros.table import Reason, match
from oneiros.testing import rule
from tests.table.tables import SEED, begun, bot_due, do, kinds, owner, reason_of, state_of, status_of, step


@rule("R3")
def test_several_are_asked_at_once() -> None:
    table = begun("ravens", ["dreamer", None, "drowsy"])
    assert kinds(table) == [("bot", 0), ("bot", 2)]
    assert table.snapshot(1, 0.0).turn == (0, 1, 2)
    first, last = bot_due(table, 0), bot_due(table, 2)
    do(table, table.move(owner(1), table.snapshot(1, 0.0).choices[0].action, 1.0))
    assert bot_due(table, 0) == first  # the move of another leaves the question as it was
    do(table, table.answer(last, table.mind(2).legal[0], 2.0))
    assert reason_of(table.answer, last, table.mind(2).legal[0], 2.0) == Reason.STALE
    assert bot_due(table, 2).mark == table.version
    do(table, table.answer(first, table.mind(0).legal[0], 3.0))


@rule("U9", "U10")
def test_who_is_asked_something_else_is_asked_anew() -> None:
    table = begun("runners", ["dreamer", None], options={"patience": 120})
    old = bot_due(table, 0)
    (glass,) = [due for due in table.due() if due.kind == "glass"]
    do(table, table.fire(glass, glass.at))
    assert bot_due(table, 0) == old
    (glass,) = [due for due in table.due() if due.kind == "glass"]
    do(table, table.fire(glass, glass.at))
    assert old not in table.due()
    assert reason_of(table.answer, old, 0, table.time) == Reason.STALE


@rule("W44")
def test_who_has_other_choices_through_the_move_of_another_is_asked_anew() -> None:
    table = begun("workshop", [None] * 3, 0, options={"creation": "together"})
    state_of(table).trees_left = 1  # for the first of those who still make their dream
    rng = Rng(0)
    while status_of(table) == "playing":
        before = [table.clock.asked.get(number) for number in range(3)]
        (event,) = step(table, rng, 0.0)
        for number, question in enumerate(before):
            asked = table.asked(number)
            if question is None or asked is None or event.seat == number:  # type: ignore[union-attr]
                continue
            assert (asked == question.version) == (state_of(table).legal(number) == question.choices)
            if asked != question.version:
                return
    raise AssertionError("nobody was asked anew")


def test_a_bot_has_the_pace_of_a_person() -> None:
    table = begun("runners", ["dreamer", None])
    due = bot_due(table, 0)
    assert table.answer_at(due, Thought(0)) == due.at
    assert table.answer_at(due, Thought(0, pause=4.5)) == due.at + 4.5


@rule("U9", "U21")
def test_bots_hurry_when_no_person_can_act() -> None:
    """Whoever has woken, or is the first to be content, would only wait for them."""
    table = begun("runners", ["dreamer", None, None])
    due, thought = bot_due(table, 0), Thought(0, pause=100.0)
    paced, hurried = due.at + 100.0, due.at + 5.0
    state_of(table).awake = 1 << 1
    assert table.answer_at(due, thought) == paced  # the other person still lays tiles
    do(table, table.move(owner(2), {"do": "content"}, 0.0))
    assert table.answer_at(due, thought) == hurried
    do(table, table.leave(owner(1), 0.0))
    assert table.answer_at(due, thought) == hurried  # one who only looks on is enough


@rule("U9")
def test_bots_keep_their_pace_while_a_person_may_think_again() -> None:
    table = begun("runners", ["dreamer", None, None])
    for seat in (1, 2):
        do(table, table.move(owner(seat), {"do": "content"}, 0.0))
    due = bot_due(table, 0)
    assert table.answer_at(due, Thought(0, pause=100.0)) == due.at + 100.0


def test_bots_among_themselves_keep_their_pace() -> None:
    table = begun("runners", ["dreamer", "dreamer"])
    due = bot_due(table, 0)
    assert table.answer_at(due, Thought(0, pause=100.0)) == due.at + 100.0


def test_a_bots_turn_is_answered_not_fired() -> None:
    table = begun("ravens", ["dreamer", None])
    assert reason_of(table.fire, bot_due(table, 0), 0.0) == Reason.NEEDS_ANSWER


def test_a_bots_bad_answer_is_refused() -> None:
    table = begun("ravens", ["dreamer", None])
    due = bot_due(table, 0)
    wake = table.game.encode({"do": "wake"})
    assert reason_of(table.answer, due, wake, 0.0) == Reason.ILLEGAL
    assert reason_of(table.answer, due, 10**6, 0.0) == Reason.MALFORMED


def test_a_mind_is_only_for_a_bot_that_is_asked() -> None:
    table = begun("ravens", ["dreamer", None])
    assert table.mind(0).legal == state_of(table).legal(0)
    assert reason_of(table.mind, 1) == Reason.NOT_YOUR_TURN
    assert reason_of(table.mind, 2) == Reason.NO_SUCH_SEAT


def test_a_persons_move_in_words_by_number_and_stale() -> None:
    table = begun("ravens", [None, None])
    seen = table.snapshot(0, 0.0)
    assert seen.choices
    words = oneiros.plain(seen.choices[0].move)
    events = table.move(owner(0), words, 0.0, seen.asked)
    assert events == table.move(owner(0), seen.choices[0].move, 0.0)
    assert events == table.move(owner(0), seen.choices[0].action, 0.0)
    do(table, events)
    assert reason_of(table.move, owner(0), seen.choices[1].action, 0.0, seen.asked) == Reason.STALE
    assert reason_of(table.move, owner(0), {"do": "fly"}, 0.0) == Reason.MALFORMED
    assert reason_of(table.move, "a stranger", words, 0.0) == Reason.NOT_SEATED
    with pytest.raises(oneiros.OneirosError, match=r"R3|looks") as refusal:
        table.move(owner(0), {"do": "wake"}, 0.0)
    assert refusal.value.rule.startswith("R")


@pytest.mark.parametrize("game", oneiros.all_games())
def test_a_match_between_bots(game: str) -> None:
    level = "drowsy" if game == "runners" else "dreamer"  # the plain build is slow at laying tiles well
    one, two = (match(oneiros.game(game), [level, "drowsy"], 5) for _ in range(2))
    assert one == two
    assert oneiros.replay(one.record).outcome == one.outcome


def test_a_match_takes_bots_budgets_and_options() -> None:
    game = oneiros.game("ravens")
    bots = [bot(game, "lucid", 1), bot(game, "drowsy", 2)]
    played = match(game, bots, SEED, {"rounds": 1}, budget=Budget(simulations=4))
    assert played.record.options["rounds"] == 1
    assert played.record.seed == SEED.hex()
    with pytest.raises(BadOption, match="2 to 5 players"):
        match(game, ["dreamer"], 1)


@rule("U9", "U10", "U11")
def test_in_a_match_pauses_decide_who_takes_the_glass() -> None:
    class Paced(Bot):
        """Content at once, after a pause by seat."""

        def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
            return Thought(mind.legal[-1], pause=(500.0, 1.0)[mind.seat])

    game = oneiros.game("runners")
    played = match(game, [Paced(game, 1), Paced(game, 2)], 3, {"patience": 120, "sandglass": 45})
    content = game.encode({"do": "content"})
    assert (1, content) in played.record.moves
    assert (0, content) not in played.record.moves
    assert any(seat == oneiros.TABLE for seat, _ in played.record.moves)
    assert played.seconds > 45.0


@rule("U10")
def test_in_a_match_what_was_planned_for_one_dream_is_not_laid_on_the_next() -> None:
    class Late(Bot):
        """Would lay a tile, but the glass has run out before; spends all its coins, so that rounds follow at once."""

        def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
            return Thought(mind.legal[0], pause=200.0 if mind.view.phase == "lay" else 1.0)

    game = oneiros.game("runners")
    played = match(game, [Late(game, 0), Late(game, 1)], 3, {"patience": 60, "sandglass": 45})
    assert played.seconds > 200.0
    assert "place" not in {oneiros.plain(game.decode(what))["do"] for _, what in played.record.moves}
