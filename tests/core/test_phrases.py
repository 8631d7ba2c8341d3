"""Phrases are parsed one by one, and say what a whole file says."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import oneiros
from oneiros.core.phrases import Phrases

FILES = sorted(Path(oneiros.__file__).parent.rglob("*.ftl"))
FACTS = {"seat": "Anna", "who": "other", "number": 3, "card": "x"}


def said(bundle: FluentBundle, name: str) -> tuple[str, list[str]]:
    """A message, and what is wrong with it."""
    pattern = bundle.get_message(name).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, FACTS)
    return str(text), [str(error) for error in errors]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_every_message_is_said_as_by_the_whole_file(file: Path) -> None:
    whole = FluentBundle([file.stem], use_isolating=False)
    whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for name in whole._messages:
        phrases = Phrases(file)  # knows no other message yet
        assert phrases.has(name)
        assert said(phrases.bundle, name) == said(whole, name), name


def test_what_a_message_needs_comes_with_it(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(
        "# A note\n-term = { $case ->\n    [a] x\n   *[b] y\n }\n\nlong = first { $fact1 }\n    second { short }\n"
        'short = { -term(case: "a") } { $more }\nbroken = { $\nlast = z\nlast = again\n'
    )
    phrases = Phrases(file)
    assert phrases.facts("long") == {"fact1", "fact", "more"}
    assert phrases.bundle.has_message("short")
    assert not phrases.bundle.has_message("last")
    assert not phrases.has("broken")
    assert not phrases.has("none")
    assert phrases.has("last")
    assert said(phrases.bundle, "last") == ("z", [])
