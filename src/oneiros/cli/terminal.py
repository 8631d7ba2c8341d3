"""The terminal as a place to speak, ask and draw. All output of play goes through here."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Any

import click
from rich.console import Console, RenderableType
from rich.text import Text

from oneiros.cli.language import CLI_WORDS
from oneiros.core.words import Words
from oneiros.drawing.terminal import Ink

SIGNS = "☀☾⚷∩·■"


def make_console(*, stderr: bool = False) -> Console:
    """A console that takes all text as it is; with NO_COLOR it writes no escape codes at all."""
    return Console(
        stderr=stderr,
        markup=False,
        emoji=False,
        highlight=False,
        color_system=None if os.environ.get("NO_COLOR") else "auto",
    )


def ink_of(console: Console) -> Ink:
    """What this console can show."""
    try:
        SIGNS.encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        signs = False
    else:
        signs = True
    return Ink(colour=console.color_system is not None, signs=signs)


def show_long(console: Console, *parts: RenderableType) -> None:
    """Print; what is longer than the screen of a person goes through a pager."""
    with console.capture() as captured:
        for part in parts:
            console.print(part)
    text = captured.get()
    if console.is_terminal and sys.stdin.isatty() and text.count("\n") >= console.height:
        click.echo_via_pager(text, color=None if console.color_system else False)  # None: if the pager can
    else:
        click.echo(text, nl=False, color=True)


class Terminal:
    """One person's screen and keyboard, and the words spoken there."""

    def __init__(self, language: str) -> None:
        self.console = make_console()
        self.ink = ink_of(self.console)
        self.words = Words(CLI_WORDS, language)
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - line editing and history for input()

    def show(self, *parts: RenderableType, style: str = "") -> None:
        """Print each part on lines of its own."""
        for part in parts:
            self.console.print(Text(part, style) if isinstance(part, str) else part)

    def say(self, message: str, *, style: str = "", **facts: Any) -> None:
        """Say a message of the terminal's own words."""
        self.show(self.words.say(message, **facts), style=style)

    def show_whole(self, line: str) -> None:
        """Print a line to be copied, a path or a command: longer than the screen rather than broken."""
        self.console.print(line, soft_wrap=True)

    def read(self) -> str:
        """A line from the person, trimmed. EOFError or KeyboardInterrupt when they leave."""
        line = input("> ").strip()
        if not sys.stdin.isatty():
            self.show_whole(line)  # nobody has seen it typed
        return line

    def ask(self, message: str, **facts: Any) -> str:
        """Say a question and read the answer."""
        self.say(message, **facts)
        return self.read()

    def confirm(self, message: str, **facts: Any) -> bool:
        """A question of yes or no, answered in the terminal's language."""
        yes, no = self.words.say("yes").split(), self.words.say("no").split()
        self.say(message, style="bold", **facts)
        while (answer := self.read().casefold()) not in yes + no:
            self.say("yes-or-no")
        return answer in yes

    def choose(self, fewest: int, most: int) -> int:
        """A number from `fewest` to `most`."""
        while True:
            answer = self.read()
            if answer.isdecimal() and fewest <= int(answer) <= most:
                return int(answer)
            self.say("menu-again", fewest=fewest, most=most)

    def hide(self) -> None:
        """Take everything off the screen, what has scrolled away too where that is possible."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
        else:
            self.console.print("\n" * self.console.height)
