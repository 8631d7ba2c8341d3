"""Who knows what: views, news, strict memory, imagined states."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import oneiros
from oneiros.games.ravens.cards import KINDS, NAMES, PEEK_ONE, SWAP_TWO, TAKE_TWO
from oneiros.games.ravens.moves import PLACES, Claim, Draw, Exchange, Look, Peek, Pick
from oneiros.games.ravens.position import AT_LOOK, AT_REMEMBER, AT_TURN
from oneiros.games.ravens.rules import RavensState
from oneiros.testing import rule
from tests.chi import fits
from tests.ravens.positions import (
    GAME,
    action,
    actors,
    all_look,
    can,
    do,
    drawing,
    dreams_in,
    names,
    new,
    playing,
    seen_by,
)

DREAMS = [[0, 1, 2, 3], [5, 6, 7, 8]]
UNSEEN = (Look, Draw, Peek, Pick, Exchange)  # moves that show nothing to those who only watch
SHOWN = ("card", "cards")  # facts that name cards


def told(state: RavensState, seat: int | None) -> list[tuple[str, object]]:
    """What the news of the last move say, and the cards in them."""
    return [
        (news.what, next((news.facts[fact] for fact in SHOWN if fact in news.facts), "")) for news in state.news(seat)
    ]


@rule("R3", "R7", "R12")
def test_news_keep_what_one_saw_from_the_others() -> None:
    state = new(2)
    state.listen()
    card = NAMES[state.cards_of(1)[2]]
    do(state, "look", seat=1, place=2)
    assert told(state, 1) == [("looked", card)]
    assert told(state, 0) == told(state, None) == [("looked", None)]

    state = playing(DREAMS, pile=[3, 3])
    state.listen()
    do(state, "draw")
    assert told(state, 0) == [("drew", "ravens-3")]
    assert told(state, 1) == told(state, None) == [("drew", None)]
    do(state, "swap", place=1)
    assert told(state, 0) == [("kept", "ravens-3"), ("discarded", "ravens-1")]
    assert told(state, 1) == told(state, None) == [("kept", None), ("discarded", "ravens-1")]

    state = drawing(PEEK_ONE, DREAMS)
    state.listen()
    do(state, "use")
    assert told(state, 1) == [("used", "peek-one")]
    do(state, "peek", owner=1, place=0)
    assert told(state, 0) == [("peeked", "ravens-5")]
    assert told(state, 1) == told(state, None) == [("peeked", None)]


@rule("R11")
def test_news_of_take_two() -> None:
    state = drawing(TAKE_TWO, DREAMS, pile=[8, 8, 8])
    state.listen()
    do(state, "use")
    assert told(state, 0) == [("used", "take-two"), ("drew-two", ["ravens-8", "ravens-8"])]
    assert told(state, 1) == [("used", "take-two"), ("drew-two", None)]
    do(state, "choose", which=0)
    assert told(state, 1) == [("discarded", "ravens-8")]
    state = drawing(TAKE_TWO, DREAMS, pile=[7])
    state.listen()
    do(state, "use")
    assert told(state, 0) == [("used", "take-two"), ("drew", "ravens-7")]
    assert told(state, 1) == [("used", "take-two"), ("drew", None)]


@rule("R6", "R9", "R13", "R14")
def test_news_in_the_open() -> None:
    state = playing(DREAMS, top=4)
    state.listen()
    do(state, "take", place=2)
    assert told(state, None) == [("took", "ravens-4"), ("discarded", "ravens-2")]
    state = drawing(SWAP_TWO, DREAMS)
    state.listen()
    do(state, "use")
    do(state, "pick", owner=0, place=1)
    do(state, "exchange", owner=1, place=3)
    news = state.news(None)[0]
    assert (news.what, news.facts) == ("exchanged", {"owner": 0, "place": 1, "other": 1, "there": 3})
    state = playing(DREAMS)
    state.listen()
    do(state, "wake")
    assert [item.what for item in state.news(1)] == ["woke", "scored", "scored", "dealt"]
    assert state.news(1)[2].facts == {"cards": names(5, 6, 7, 8), "ravens": 26, "points": 26, "total": 26}


def test_seen_cards_are_shown_and_counted() -> None:
    state = playing(DREAMS, top=4, seen={(0, 0): (0,), (1, 1): (0, 1)})
    view = seen_by(state, 0)
    assert dreams_in(view) == [["ravens-0", None, None, None], [None, "ravens-6", None, None]]
    assert view.dreamers[1].knows == [[], [0, 1], [], []]
    assert sum(view.unseen.values()) == 54 - 3
    assert view.unseen["ravens-0"] == 3
    assert view.discarded == ["ravens-4"]
    spectator = seen_by(state, None)
    assert dreams_in(spectator) == [[None] * 4, [None, "ravens-6", None, None]]
    assert sum(spectator.unseen.values()) == 54 - 2


def test_aided_memory_shows_the_whole_discard_pile() -> None:
    for memory, shown in (("aided", names(4, 3, 6)), ("strict", names(6))):
        state = drawing(3, DREAMS, top=4, memory=memory)
        do(state, "drop")
        do(state, "draw")
        state.drawn = 6
        do(state, "drop")
        view = seen_by(state, 0)
        assert view.discarded == shown
        assert view.discard_size == 3


@rule("R3")
def test_strict_memory_shows_both_looks_until_their_player_has_seen_them() -> None:
    state = new(2, memory="strict")
    cards = [NAMES[card] for card in state.cards_of(0)]
    do(state, "look", seat=0, place=3)
    assert seen_by(state, 0).phase == "look"
    assert not can(state, "done", seat=0)
    do(state, "look", seat=0, place=1)
    assert dreams_in(seen_by(state, 0))[0] == [None, cards[1], None, cards[3]]
    assert dreams_in(seen_by(state, 1))[0] == dreams_in(seen_by(state, None))[0] == [None] * 4
    assert state.legal(0) == [action("done")]
    assert [seen_by(state, eyes).phase for eyes in (0, 1, None)] == ["remember", "look", "look"]
    with pytest.raises(oneiros.IllegalAction, match=r"say that you have seen them \(R3\)"):
        do(state, "look", seat=0, place=0)
    before = state.reveal_count
    do(state, "done", seat=0)
    assert state.reveal_count > before  # taking it back would show them again
    assert dreams_in(seen_by(state, 0))[0] == [None] * 4
    assert actors(state) == (1,)
    do(state, "look", seat=1, place=0)
    do(state, "look", seat=1, place=1)
    assert state.phase == AT_LOOK  # no turn begins while somebody is shown a card
    do(state, "done", seat=1)
    assert state.phase == AT_TURN
    assert not any(sights_of(state, seat) for seat in range(2))
    assert seen_by(state, 0).dreamers[0].knows == []
    assert seen_by(state, 0).unseen == {}


@rule("R12", "R8", "R13")
def test_strict_memory_of_peeks_swaps_and_exchanges() -> None:
    state = drawing(PEEK_ONE, DREAMS, memory="strict")
    do(state, "use")
    do(state, "peek", owner=1, place=0)
    assert dreams_in(seen_by(state, 0))[1] == ["ravens-5", None, None, None]
    assert (state.turn, seen_by(state, 0).phase, state.legal(0)) == (0, "remember", [action("done")])
    with pytest.raises(oneiros.IllegalAction, match=r"first say that you have seen the cards.*\(R12\)"):
        do(state, "draw")
    before = state.reveal_count
    do(state, "done")
    assert state.reveal_count > before
    assert state.turn == 1
    assert dreams_in(seen_by(state, 0)) == [[None] * 4] * 2
    assert state.seen[PLACES] == 1  # but it was seen
    state = drawing(3, DREAMS, memory="strict")
    do(state, "swap", place=0)
    assert state.turn == 1  # nothing was looked at
    assert dreams_in(seen_by(state, 0)) == [[None] * 4] * 2
    assert state.seen[0] == 1
    state = drawing(SWAP_TWO, DREAMS, memory="strict")
    do(state, "use")
    do(state, "pick", owner=0, place=0)
    do(state, "exchange", owner=1, place=0)
    assert state.turn == 1


def test_aided_memory_asks_nobody_to_remember() -> None:
    state = new(2)
    all_look(state)
    assert state.phase == AT_TURN
    state = drawing(PEEK_ONE, DREAMS)
    do(state, "use")
    do(state, "peek", owner=1, place=0)
    assert state.turn == 1


def test_strict_memory_in_every_place() -> None:
    for owner in range(5):
        for place in range(8):
            state = drawing(PEEK_ONE, [[card] * 8 for card in range(5)], memory="strict")
            do(state, "use")
            do(state, "peek", owner=owner, place=place)
            assert sights_of(state, 0) == {(owner, place, f"ravens-{owner}")}
            assert not any(sights_of(state, other) for other in range(1, 5))
            do(state, "done")
            assert not sights_of(state, 0)


@rule("R21")
def test_strict_memory_of_a_wrong_claim() -> None:
    state = playing(DREAMS, memory="strict", claims=True)
    do(state, "claim", first=0, second=3, number=9)
    for seat in (0, 1, None):
        assert dreams_in(seen_by(state, seat))[0] == ["ravens-0", None, None, "ravens-3", None]
    do(state, "done")
    for seat in (0, 1, None):
        assert dreams_in(seen_by(state, seat))[0] == [None] * 5
    state = playing([[3, 1, 2, 3], DREAMS[1]], memory="strict", claims=True)
    do(state, "claim", first=0, second=3, number=3)
    assert state.turn == 1  # nothing is left to look at


@rule("R15", "R21")
def test_strict_memory_of_the_last_card() -> None:
    state = playing(DREAMS, pile=[4], memory="strict", claims=True)
    do(state, "claim", first=0, second=3, number=9)
    assert state.round == 1
    do(state, "done")
    assert state.round == 2


def test_strict_memory_shows_nothing_in_the_turns_of_others() -> None:
    for seed in range(10):
        state = new(3, seed=seed, memory="strict", claims=True, rounds=3)
        rng = oneiros.Rng(seed)
        while not state.outcome:
            for seat in range(3):
                if seat not in state.actors and not (state.phase == AT_REMEMBER and sights_of(state, int(state.turn))):
                    assert not sights_of(state, seat)
            assert not sights_of(state, int(state.turn)) or state.phase in (AT_LOOK, AT_REMEMBER)
            actor = state.actors[0]
            state.apply(actor, int(state.pick(actor, rng)))


def test_news_in_strict_memory_name_no_card_that_one_alone_sees() -> None:
    """They would still stand in the log when the card is turned down again. The view shows the card."""
    state = new(2, memory="strict")
    state.listen()
    do(state, "look", seat=1, place=2)
    assert told(state, 1) == [("looked", None)]
    state = playing(DREAMS, pile=[TAKE_TWO] * 4, memory="strict")
    state.listen()
    do(state, "draw")
    assert told(state, 0) == [("drew", None)]
    assert seen_by(state, 0).drawn == ["take-two"]
    do(state, "use")
    assert told(state, 0) == [("used", "take-two"), ("drew-two", None)]
    do(state, "choose", which=0)
    do(state, "swap", place=1)
    assert told(state, 0) == [("kept", None), ("discarded", "ravens-1")]
    state = drawing(PEEK_ONE, DREAMS, memory="strict")
    do(state, "use")
    state.listen()
    do(state, "peek", owner=1, place=0)
    assert told(state, 0) == [("peeked", None)]


def test_strict_memory_never_shows_a_card_again() -> None:
    for seed in range(30):
        state = new(3, seed=seed, memory="strict", claims=True)
        rng = oneiros.Rng(seed)
        while not state.outcome:
            seat = state.actors[0]
            chosen = state.pick(seat, rng)
            sights = [sights_of(state, eye) for eye in range(3)]
            number = state.round
            state.apply(seat, int(chosen))
            if state.outcome or state.round != number or isinstance(GAME.decode(int(chosen)), Look | Peek | Claim):
                continue
            for eye in range(3):
                assert sights_of(state, eye) <= sights[eye]


def sights_of(state: RavensState, seat: int) -> set[tuple[int, int, str]]:
    """Owner, place and card of what the seat is shown in dreams."""
    dreams = dreams_in(seen_by(state, seat))
    return {(o, p, card) for o, dream in enumerate(dreams) for p, card in enumerate(dream) if card is not None}


def test_when_the_game_is_over_all_dreams_are_open() -> None:
    for memory in ("aided", "strict"):
        state = playing(DREAMS, target=20, memory=memory)
        do(state, "wake")
        assert state.outcome is not None
        for seat in (0, 1, None):
            assert dreams_in(seen_by(state, seat)) == [names(*dream) for dream in DREAMS]


# Imagined states


def test_imagine_keeps_all_that_was_seen() -> None:
    seen = {(0, 0): (0,), (0, 2): (0, 1), (1, 3): (0,)}
    for memory in ("aided", "strict"):
        state = playing(DREAMS, seen=seen, memory=memory)
        rng = oneiros.Rng(1)
        others = set()
        for _ in range(50):
            dream = state.imagine(0, rng)
            assert dream.cards_of(0)[0] == 0
            assert dream.cards_of(0)[2] == 2
            assert dream.cards_of(1)[3] == 8
            assert dream.inventory() == state.inventory()
            others.add((dream.cards_of(0)[1], dream.cards_of(1)[0]))
        assert len(others) > 20


def test_imagine_covers_cards_in_hand() -> None:
    rng = oneiros.Rng(1)
    state = drawing(TAKE_TWO, DREAMS, pile=[0, 0, 1, 2, 3, 9])
    assert {int(state.imagine(0, rng).drawn) for _ in range(50)} == {TAKE_TWO}
    assert {int(state.imagine(1, rng).drawn) for _ in range(200)} == {0, 1, 2, 3, 5, 6, 7, 8, 9, TAKE_TWO}
    do(state, "use")
    hand = state.cards_in_hand()
    hands = Counter(tuple(state.imagine(1, rng).cards_in_hand()) for _ in range(300))
    assert len(hands) > 30
    assert {tuple(state.imagine(0, rng).cards_in_hand()) for _ in range(50)} == {tuple(hand)}


def test_imagine_draws_its_future_from_its_own_chance() -> None:
    state = playing(DREAMS)
    futures = set()
    for seed in range(20):
        dream = state.imagine(0, oneiros.Rng(seed))
        assert dream.rng.state() != state.rng.state()
        do(dream, "draw")
        futures.add(int(dream.drawn))
    assert len(futures) > 4
    assert state.digest() == playing(DREAMS).digest()


@pytest.mark.parametrize("in_hand", [False, True])
def test_imagine_is_uniform(in_hand: bool) -> None:
    """Of all ways to lay out the cards that seat 0 has not seen, each comes out equally often (chi-square)."""
    state = playing([[0, 1], [1, 3]], pile=[4, 5], seen={(0, 0): (0,)}, turn=1)
    hidden = [1, 1, 3, 4, 5]
    if in_hand:
        do(state, "draw")
    rng = oneiros.Rng(2024)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(12000):
        dream = state.imagine(0, rng)
        found[(dream.cards_of(0)[1], *dream.cards_of(1), *dream.cards_in_hand())] += 1
    fits(found, Counter(permutations(hidden, 4 if in_hand else 3)))


def test_what_a_seat_imagines_depends_on_its_sight_alone() -> None:
    rng = oneiros.Rng(1)
    state = drawing(TAKE_TWO, DREAMS, pile=[0, 1, 2, 3], seen={(0, 0): (1,), (1, 1): (1,)})
    do(state, "use")
    for seat in (0, 1):
        expected = state.imagine(seat, oneiros.Rng(7)).digest()
        for _ in range(10):
            assert state.imagine(seat, rng).imagine(seat, oneiros.Rng(7)).digest() == expected


@pytest.mark.parametrize("memory", ["aided", "strict"])
def test_a_seat_cannot_tell_what_it_has_not_seen(memory: str) -> None:
    """Law 5, through whole random games: views, legal actions, features, warnings and refusals agree."""
    for players in (2, 5):
        state = new(players, seed=players, memory=memory, claims=True, scary_nines=True, rounds=4)
        rng = oneiros.Rng(players)
        while not state.outcome:
            for seat in range(players):
                dream = state.imagine(seat, rng)
                assert dream.view(seat) == state.view(seat)
                assert dream.legal(seat) == state.legal(seat)
                assert dream.features(seat) == state.features(seat)
                assert dream.warnings(seat) == state.warnings(seat)
                assert dream.inventory() == state.inventory()
            actor = state.actors[-1]
            chosen = int(state.pick(actor, rng))
            watcher = (actor + 1) % players
            dream = state.imagine(watcher, rng)
            state.listen()
            state.apply(actor, chosen)
            if dream.allows(actor, chosen) and isinstance(GAME.decode(chosen), UNSEEN):
                dream.listen()
                dream.apply(actor, chosen)
                if not any(news.what == "ran-out" for news in state.news(None)):
                    assert dream.news(watcher) == state.news(watcher)


def test_features_have_one_length_and_depend_on_the_view_alone() -> None:
    for players in range(2, 6):
        lengths = set()
        for memory in ("aided", "strict"):
            state = new(players, seed=3, memory=memory, claims=True)
            rng = oneiros.Rng(9)
            while not state.outcome:
                for seat in range(players):
                    numbers = state.features(seat)
                    lengths.add(len(numbers))
                    assert all(-0.001 <= number <= 5.0 for number in numbers)
                seat = state.actors[0]
                state.apply(seat, int(state.pick(seat, rng)))
        assert len(lengths) == 1


def test_features_in_strict_memory_forget() -> None:
    """Two states whose views agree have the same features, though one seat has seen more in one of them."""
    seeing = playing(DREAMS, seen={(0, 0): (0,)}, memory="strict")
    blind = playing([[3, 1, 2, 0], [5, 6, 7, 8]], memory="strict")
    assert seeing.view(0) == blind.view(0)
    assert seeing.features(0) == blind.features(0)
    assert playing(DREAMS, seen={(0, 0): (0,)}).features(0) != playing(DREAMS).features(0)


def test_features_show_the_drawn_card_to_its_owner_alone() -> None:
    low, high = drawing(3, DREAMS, pile=[9]), drawing(9, DREAMS, pile=[3])
    assert low.features(0) != high.features(0)
    assert low.features(1) == high.features(1)


def test_undo_is_possible_where_nothing_came_to_light() -> None:
    state = drawing(SWAP_TWO, DREAMS)
    do(state, "use")
    before = state.reveal_count
    do(state, "pick", owner=0, place=0)
    do(state, "exchange", owner=1, place=0)
    assert state.reveal_count == before
    for move in ("draw", "wake"):
        state = playing(DREAMS)
        do(state, move)
        assert state.reveal_count > 0
    state = playing(DREAMS, seen={(0, 0): (0,), (0, 1): (0, 1)})
    do(state.clone(), "take", place=0)
    known = state.clone()
    do(known, "take", place=1)
    assert known.reveal_count == state.reveal_count  # everybody knew both cards
    do(state, "take", place=0)
    assert state.reveal_count > known.reveal_count


def test_looking_is_counted_for_everyone() -> None:
    state = new(4)
    all_look(state)
    assert state.reveal_count == 8
    assert sum(state.seen[slot] > 0 for slot in range(32)) == 8
    assert len(NAMES) == KINDS
