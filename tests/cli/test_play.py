"""`oneiros play`: whole games and all a person can type in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import oneiros
from oneiros.cli import saves
from oneiros.cli.terminal import Terminal
from oneiros.core.words import Words
from tests.cli.runs import only_file, run, succeed

SOLO = ("play", "doors", "--seed", "7")  # the first hand: red sun, red moon, brown sun, green key, blue moon
DUO = ("play", "doors", "--players", "2", "--seed", "3")  # player 2 begins
ESCAPE = "\x1b"


def moves_kept(folder: Path) -> int:
    return len(oneiros.read_record(only_file(folder)).moves)


def test_a_whole_game_by_numbers(data: Path) -> None:
    shown = succeed(*SOLO, lines=["1"] * 80)
    state = oneiros.replay(only_file(data))
    assert state.outcome is not None
    assert "Lost: " in shown
    assert "doors open" in shown or "1 door open" in shown
    assert f"Record of this game: {only_file(data)}" in shown
    assert "Play again (y/n)?" in shown


def test_the_same_seed_deals_the_same_game() -> None:
    first, second = (succeed(*SOLO, lines=["1"] * 80).split("Record of")[0] for _ in range(2))
    assert first == second


def test_without_a_seed_it_is_secret(data: Path) -> None:
    succeed("play", "doors")
    seed = oneiros.read_record(only_file(data)).seed
    assert isinstance(seed, str)
    assert len(bytes.fromhex(seed)) == 16


def test_after_the_end_another_game(data: Path) -> None:
    over = len(_moves_of_a_game(data))
    shown = succeed(*SOLO, lines=["1"] * over + ["what?", "y", "quit"])
    assert "Please answer y or n." in shown
    records = [oneiros.read_record(path) for path in data.iterdir()]
    assert sorted(len(record.moves) for record in records) == [0, over]


def _moves_of_a_game(data: Path) -> list[tuple[int, int]]:
    """Those of the solo game in which number 1 is always chosen."""
    succeed(*SOLO, lines=["1"] * 80)
    file = only_file(data)
    moves = oneiros.read_record(file).moves
    file.unlink()
    return moves


@pytest.mark.parametrize(
    "text", ["lay red sun", "Lay the red sun", "LAY RED SUN", "l red s", "play red sun", "play red-sun", "1", " 1 "]
)
def test_a_move_can_be_typed(text: str) -> None:
    assert "You laid the red sun." in succeed(*SOLO, lines=[text])


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("red sun", "“red sun” could mean: “Lay the red sun”, “Discard the red sun”."),
        ("l", "“l” could mean: “Lay the red sun”, “Lay the red moon”"),
        ("lya red sun", "There is no move “lya red sun”. Nearest: “Lay the red sun”"),
        ("zzz", "There is no move “zzz”."),
        ("play blue sun", "Not possible: there is no blue sun in the hand (D4)."),
        ("discard red key", "Not possible: there is no red key in the hand (D6)."),
        ("lose hand", "Not possible: first lay a card or discard one (D4)."),
        ("0", "There is no move 0: the moves are 1 to 10."),
        ("11", "There is no move 11: the moves are 1 to 10."),
    ],
)
def test_what_is_not_a_move_gets_an_answer(text: str, answer: str, data: Path) -> None:
    shown = succeed(*SOLO, lines=[text])
    assert answer in " ".join(shown.split())
    assert moves_kept(data) == 0


def test_the_rule_against_equal_symbols_is_explained() -> None:
    shown = succeed("play", "doors", "--seed", "2", lines=["play green sun", "play brown sun"])
    said = " ".join(shown.split())
    assert "Not possible: the row ends with a sun, so the next card must not show a sun (D4)." in said


def test_undo_takes_back_what_revealed_nothing(data: Path) -> None:
    shown = succeed(*SOLO, lines=["discard green key", "1", "undo"])
    assert "Undone: Discard the " in shown
    assert moves_kept(data) == 1


def test_undo_is_refused_after_a_reveal(data: Path) -> None:
    shown = succeed(*SOLO, lines=["undo", "play red sun", "undo"])
    assert "There is nothing to undo." in shown
    assert "That move revealed hidden cards, so it cannot be undone." in shown
    assert moves_kept(data) == 1


def test_undo_never_crosses_the_move_of_another() -> None:
    shown = succeed(*DUO, lines=["undo"])
    assert "Player 2 took the " in shown
    assert "The last move was not yours, so you cannot undo it." in shown


def test_a_saved_game_goes_on_as_it_would_have(data: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    succeed(*SOLO, lines=["1"] * 80)
    whole = oneiros.replay(only_file(data))
    only_file(data).unlink()

    assert f"Saved: {mine}" in succeed(*SOLO, lines=["1"] * 10 + [f"save {mine}", "1", "quit"])
    assert len(oneiros.read_record(mine).moves) == 10
    only_file(data).unlink()
    succeed("play", "--load", mine, lines=["1"] * 80)
    assert oneiros.replay(only_file(data)).digest() == whole.digest()


def test_a_saved_game_with_bots_goes_on_as_it_would_have(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Terminal, "confirm", lambda self, message, **facts: message == "sure")
    succeed(*DUO, lines=["1"] * 200)
    whole = oneiros.replay(only_file(data))
    assert whole.outcome is not None
    only_file(data).unlink()

    succeed(*DUO, lines=["1"] * 7)
    succeed("play", "--load", only_file(data), lines=["1"] * 200)
    assert oneiros.replay(only_file(data)).digest() == whole.digest()


def test_leaving_keeps_the_game_and_says_how_to_resume(data: Path) -> None:
    for lines in (["1", "quit"], ["1", "q"], ["1"]):  # the last one ends as with Ctrl-D
        shown = succeed(*SOLO, lines=lines)
        assert "The game is saved. Resume it with:" in shown
        assert f"oneiros play --load {only_file(data)}\n" in shown
        assert moves_kept(data) == 1
        only_file(data).unlink()


def test_an_interrupt_keeps_the_game(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1"])

    def read(self: Terminal) -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "read", read)
    assert "The game is saved." in succeed(*SOLO)
    assert moves_kept(data) == 1


def test_every_move_is_kept_at_once(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = []

    def read(self: Terminal) -> str:
        kept.append(moves_kept(data))
        if len(kept) == 5:
            raise EOFError
        return "1"

    monkeypatch.setattr(Terminal, "read", read)
    succeed(*SOLO)
    assert kept == [0, 1, 2, 3, 4]


def test_a_folder_that_cannot_be_written_does_not_stop_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    monkeypatch.setattr(saves, "folder", lambda: file / "games")
    shown = " ".join(succeed(*SOLO, lines=["1", "quit"]).split())
    assert "The game could not be saved automatically: " in shown
    assert "You laid the red sun." in shown
    assert "The game could not be saved: " in shown


def test_a_file_that_is_no_game_is_not_overwritten(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("dear diary")
    shown = succeed(*SOLO, lines=[f"save {notes}"])
    assert "already exists and is not a saved game" in " ".join(shown.split())
    assert notes.read_text() == "dear diary"


def test_help_tells_the_rule_and_the_commands() -> None:
    shown = succeed(*SOLO, lines=["?"])
    assert "Lay a card at the end of your row, or discard one. (D4)" in shown
    assert "It must not show the" in shown
    for command in ("undo", "rules", "log", "save", "quit", "board"):
        assert f"  {command}" in shown


def test_rules_log_and_board_while_playing() -> None:
    shown = succeed(*SOLO, lines=["log", "rules D9", "rules D99", "play red moon", "log", "board"])
    assert "Nothing has happened yet." in shown
    assert "\nD9 " in shown
    assert "Doors has no rule D99. The rules are D1 to D25." in shown
    assert shown.count("You laid the red moon.") == 2
    assert shown.count("Unseen ") == 3


def test_a_warned_move_asks_first(data: Path) -> None:
    record, door = _prophecy_of_a_door()
    file = data / "warned.json"
    saves.write(record, file)
    before = len(record.moves)
    shown = succeed("play", "--load", file, lines=[door, "perhaps", "n"])
    assert "A discarded door is gone for good" in shown
    assert "Please answer y or n." in shown
    assert len(oneiros.read_record(file).moves) == before
    succeed("play", "--load", file, lines=[door, "y"])
    assert len(oneiros.read_record(file).moves) == before + 1


def test_another_language_is_spoken_and_understood(data: Path) -> None:
    record, door = _prophecy_of_a_door()
    file = data / "warned.json"
    saves.write(record, file)
    shown = succeed("play", "--load", file, "--lang", "pl", lines=[door, "y", "n"])
    assert "Odrzucone drzwi przepadają na zawsze" in shown
    assert "Odpowiedz t albo n." in shown
    succeed("play", "--load", file, "--lang", "pl", lines=[door, "t"])
    assert len(oneiros.read_record(file).moves) == len(record.moves) + 1


@pytest.mark.parametrize(
    ("language", "wrong", "refusal", "title", "level"),
    [
        ("de", "anlegen blaue sonne", "Nicht möglich. Eine Karte kommt ans Ende", "Türen ──", "(Tagträumer)"),
        ("pl", "zagraj niebieskie słońce", "Nie można. ", "Drzwi ──", "(Lunatyk)"),
        ("ru", "выложить синее солнце", "Так нельзя. ", "Двери ──", "(Мечтатель)"),
    ],
)
def test_nothing_english_is_said_in_another_language(
    language: str, wrong: str, refusal: str, title: str, level: str
) -> None:
    """Titles, levels, refusals, help, undo and rules; only the numbered paragraphs of all the rules are English."""
    words = Words(oneiros.game("doors").folder / "words", language)
    typed = ["undo", "?", "rules d4", "rules D99", wrong]
    shown = " ".join(succeed(*SOLO, "--lang", language, lines=typed).split())
    asked, rule = words.say("phase-play"), words.say("rule-D4")
    assert f"{asked} (D4) D4 {rule}" in shown
    assert f"> rules d4 D4 {rule}" in shown
    assert title in shown
    assert not re.search(r"\b(the|not|you|there|card|row)\b", shown), shown
    assert level in succeed(*DUO, "--lang", language)
    assert refusal in shown


def test_an_example_is_written_as_the_move_is() -> None:
    """German nouns have capitals."""
    assert "„Anlegen: rote Sonne“" in succeed(*SOLO, "--lang", "de")


def test_the_menu_speaks_the_language() -> None:
    assert "Türen, für 1–2 Spieler" in succeed("play", "--lang", "de")


def _prophecy_of_a_door() -> tuple[oneiros.Record, str]:
    """A game in which a prophecy shows a door, and the number of the move that discards it."""
    game = oneiros.game("doors")
    for seed in range(1000):
        play = oneiros.Play(game, 1, seed)
        for action in play.state.legal(0):
            if oneiros.plain(game.decode(action)).get("card", "").endswith("key") and action >= 24:
                play.apply(0, action)
                if warned := play.state.warnings(0):
                    return play.record, str(play.state.legal(0).index(next(iter(warned))) + 1)
                break
    raise AssertionError("no such game")


def test_the_menu_leads_into_a_game(data: Path) -> None:
    shown = succeed("play", lines=["0", "doors", "1", "3", "2", "1", "quit"])
    assert "Which game?" in shown
    assert "Please type a number from 1 to " in shown
    assert "Please type a number from 1 to 2." in shown
    assert "Player 2 (dreamer) is a bot." in shown
    assert oneiros.read_record(only_file(data)).players == 2


def test_the_menu_offers_the_last_game(data: Path) -> None:
    succeed(*SOLO, lines=["1", "1", "quit"])
    last = len(oneiros.all_games()) + 1
    shown = succeed("play", lines=[str(last), "1", "quit"])
    assert f"{last}  Continue your last game of Doors (2 moves so far)" in shown
    assert moves_kept(data) == 3


def test_the_menu_can_be_left() -> None:
    assert succeed("play").endswith("Good night.\n")


def test_people_pass_the_screen() -> None:
    shown = succeed(*DUO, "--people", "2", lines=["", "1", "", "", "1"])
    assert "Pass the screen to Player 2, then press Enter." in shown
    assert "You took the red moon." in shown
    assert "Press Enter to hide your cards." in shown
    between = shown.split("Press Enter to hide your cards.")[1]
    hidden, _, after = between.partition("Pass the screen to Player 1, then press Enter.")
    assert hidden.count("\n") > 20
    assert "Player 2 took the red moon." in after
    assert "Player 1: Chambers lie open" in after


def test_a_partner_sees_no_hidden_card() -> None:
    """Player 2's first draw is seen in its own screen alone."""
    lines = ["", "1"] + ["", "", "1"] * 5 + ["", "", "play"]
    shown = succeed(*DUO, "--bots", "none", lines=[*lines, "1", "", "", "log"])
    own, _, partner = shown.rpartition("Pass the screen to Player 1")
    assert "You drew the " in own
    assert "Player 2 drew a card." in partner
    assert "Player 2 drew the " not in partner


def test_bots_alone_can_be_watched(data: Path) -> None:
    shown = succeed(*DUO, "--bots", "all")
    assert "Nobody to ask: the bots play, you watch." in shown
    assert oneiros.replay(only_file(data)).outcome is not None
    assert "Play again" not in shown


def test_seats_can_be_given_to_bots() -> None:
    shown = succeed(*DUO, "--bots", "1", lines=["1", "quit"])
    assert "Player 1 (dreamer) is a bot." in shown
    assert "You took the red moon." in shown
    assert "--bots 1\n" in shown


def test_options_and_own_cards(data: Path, tmp_path: Path) -> None:
    pack = tmp_path / "mild.toml"
    standard = oneiros.game("doors").folder / "content.toml"
    pack.write_text(standard.read_text(encoding="utf-8").replace("nightmares = 10", "nightmares = 0"))
    shown = succeed(*DUO, "--option", "talk=open", "--content", pack, lines=["1", "quit"])
    assert f"--content {pack}\n" in shown
    assert oneiros.read_record(only_file(data)).options == {"talk": "open"}
    succeed("play", "--load", only_file(data), "--content", pack, lines=["1", "quit"])


def test_no_line_is_wider_than_the_screen(data: Path) -> None:
    for game in (SOLO, DUO, (*DUO, "--bots", "all")):
        for line in succeed(*game, lines=["?", "log", *["1"] * 80]).splitlines():
            if str(data) not in line:
                assert cell_len(line) <= 80, line


def test_colours_only_where_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ESCAPE not in succeed(*SOLO, lines=["1"])
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = run(*SOLO, lines=["1"]).stdout
    assert ESCAPE in coloured
    assert "[red ☀]" not in coloured
    monkeypatch.setenv("NO_COLOR", "1")
    plain = succeed(*SOLO, lines=["1", "?", "rules"])
    assert ESCAPE not in plain
    assert "[red ☀]" in plain


def test_bots_of_chosen_levels(data: Path) -> None:
    shown = succeed("play", "ravens", "--players", "4", "--seed", "1", "--bots", "drowsy,dreamer", lines=["1", "quit"])
    assert "Player 2 (drowsy), Player 3 (dreamer), Player 4 (dreamer) are bots." in shown
    assert "--bots drowsy,dreamer\n" in shown
    shown = succeed("play", "--load", only_file(data), "--bots", "drowsy,dreamer", lines=["1", "quit"])
    assert "Player 2 (drowsy)" in shown


def test_a_hotseat_has_no_bots(data: Path) -> None:
    shown = succeed(*DUO, "--hotseat", lines=["", "1", "quit"])
    assert "is a bot" not in shown
    assert "--bots none\n" in shown


def test_undo_takes_the_moves_of_bots_back_too(tmp_path: Path) -> None:
    file = _quiet_game(tmp_path, (0, 1), 0)
    before = len(oneiros.read_record(file).moves)
    shown = succeed("play", "--load", file, lines=["undo", f"save {file}", "quit"])
    assert "Undone: " in shown
    assert len(oneiros.read_record(file).moves) == before - 2


def test_in_a_hotseat_the_others_have_heard_it_asked(tmp_path: Path) -> None:
    file = _quiet_game(tmp_path, (0, 0), 0)
    before = len(oneiros.read_record(file).moves)
    shown = succeed("play", "--load", file, "--hotseat", lines=["", "undo", f"save {file}", "quit"])
    assert "Undone: " in shown
    assert len(oneiros.read_record(file).moves) == before - 1


def _quiet_game(folder: Path, last: tuple[int, int], then: int) -> Path:
    """A game of Workshop in which these seats moved last, bringing nothing to light, and that one is to move."""
    for seed in range(200):
        play = oneiros.Play(oneiros.game("workshop"), 2, seed)
        while play.state.actors:
            (seat,) = play.state.actors
            seats = tuple(mover for mover, _ in play.record.moves[-2:])
            if seats == last and seat == then and play.can_undo(2):
                (folder / "quiet.json").write_bytes(play.record.to_json())
                return folder / "quiet.json"
            play.apply(seat, play.state.legal(seat)[0])
    raise AssertionError("no such game")
