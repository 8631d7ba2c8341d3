"""The browser client's types are those of the views and moves: a drift is a failure here, not a blank page there."""

from __future__ import annotations

import pytest

from oneiros.games import BUILT_IN
from tests.scripts import script

wire_types = script("wire_types")


def test_the_file_is_what_the_structs_say() -> None:
    assert wire_types.FILE.read_text(encoding="utf-8") == wire_types.text(), "run scripts/wire_types.py"


def test_it_is_the_same_every_time() -> None:
    assert wire_types.text() == wire_types.text()


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_has_its_view_and_its_moves(game: str) -> None:
    text = wire_types.text()
    title = game.capitalize()
    assert f"export interface {title}View {{" in text
    assert f"export type {title}Move =" in text


def test_optional_and_nested_types_are_spelt_out() -> None:
    text = wire_types.text()
    assert "readonly hand: readonly (string | null)[];" in text
    assert 'readonly source: "hand" | "shared";' in text
    assert "readonly unseen: Readonly<Record<string, number>>;" in text
    assert "readonly rows: readonly (readonly (SandmanPlace | null)[])[];" in text


def test_the_servers_messages_are_those_of_the_client() -> None:
    assert wire_types.SERVER_FILE.read_text(encoding="utf-8") == wire_types.server_text(), "run scripts/wire_types.py"
    text = wire_types.server_text()
    assert 'readonly do: "move";\n  readonly asked: number;\n  readonly action?: number | null;' in text.replace(
        "  readonly id?: number;\n", ""
    )
    assert 'readonly tell: "picture";' in text
    assert "readonly view: AnyView | null;" in text
