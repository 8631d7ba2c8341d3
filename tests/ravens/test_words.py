"""Every move, piece of news, phase, warning and ending of Ravens can be told in words."""

from __future__ import annotations

import re

import oneiros
from oneiros.core.words import Words
from oneiros.games.ravens.cards import NAMES
from oneiros.games.ravens.moves import CLAIM
from oneiros.games.ravens.position import PHASES
from oneiros.games.ravens.scoring import REASONS
from tests.ravens.positions import GAME, action, do, new, playing

WORDS = Words(GAME.folder / "words", "en")


def well_told(sentence: str) -> bool:
    return bool(sentence) and not re.search(r"[{}$]|None|news-|move-|ravens-\d|[a-z]-(two|one)\b", sentence)


def test_moves() -> None:
    for move in GAME.moves:
        assert well_told(WORDS.move(move)), WORDS.move(move)
    said = WORDS.move(GAME.decode(GAME.encode({"do": "take", "place": 2})))
    assert said == "Take the top of the discard pile in place of your card 3"
    assert WORDS.move(GAME.moves[-1]) == "Claim that your cards 7 and 8 both show 9"
    assert WORDS.move(GAME.decode(GAME.encode({"do": "choose", "which": 0}))) == "Keep the first card"


def test_names() -> None:
    wanted = [f"card-{name}" for name in NAMES] + [f"phase-{phase}" for phase in PHASES]
    wanted += [f"why-{reason}" for reason in REASONS] + ["warning-wake", "warning-claim", "none"]
    wanted += [f"reason-{reason}" for reason in ("target", "rounds", "long")]
    for message in wanted:
        assert WORDS.has(message), message


def test_news() -> None:
    state = playing([[3, 3, 1], [5, 6, 7]], claims=True)
    state.listen()
    do(state, "claim", first=0, second=1, number=3)
    said = WORDS.news(state.news(None)[0])
    assert said == "Player 1 claimed that cards 1 and 2 both show 3, and was right: 3 ravens, 3 ravens."
    what = {"claimed"}
    for seed in range(6):
        state = new(3, seed=seed, claims=seed % 2 == 0)
        state.listen()
        rng = oneiros.Rng(seed)
        while not state.outcome:
            seat = state.actors[0]
            # Mostly neither Wake up! nor claims, so that rounds last and every kind of move comes up.
            calm = [chosen for chosen in state.legal(seat) if chosen != action("wake") and chosen < CLAIM]
            state.apply(seat, int(state.pick(seat, rng)) if rng.below(10) == 0 else calm[rng.below(len(calm))])
            for eyes in (0, 1, None):
                for news in state.news(eyes):
                    what.add(news.what)
                    said = WORDS.news(news, ["Ann", "Bob", "Cem"])
                    assert well_told(said), said
    assert what == {
        "dealt", "looked", "woke", "ran-out", "took", "drew", "kept", "discarded", "used", "drew-two", "peeked",
        "picked", "exchanged", "claimed", "misclaimed", "scored",
    }  # fmt: skip


def test_every_rule_is_written_down() -> None:
    text = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    assert re.findall(r"^\*\*(R\d+)\*\*", text, re.MULTILINE) == [f"R{number}" for number in range(1, 22)]
