"""Errors and notes of the command line: one clear line on stderr each; bad input exits with code 2."""

from __future__ import annotations

import io
import sys
import warnings
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

import click

from oneiros.cli import complaints, language
from oneiros.cli.commands import SpokenGroup
from oneiros.core.errors import OneirosError, PluginWarning
from oneiros.core.words import Words

BAD_INPUT = 2
INTERRUPTED = 130


class OneLineGroup(SpokenGroup):
    """A group of commands that never shows a traceback or a screen of usage for a mistake of the user."""

    places: Mapping[str, str] = {}
    """Where each command is: `module` or `module:name`. It is imported when somebody asks for it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(self.places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.places:
            return None
        module, _, name = self.places[cmd_name].partition(":")
        found: click.Command = getattr(import_module(f"oneiros.cli.{module}"), name or "command")
        return found

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> Any:
        """Run and exit. The only place where errors turn into words and exit codes."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a sign this terminal cannot show is no reason to stop
        typed = sys.argv[1:] if args is None else list(args)
        words = Words(language.HELP_WORDS, language.chosen(typed))
        try:
            with warnings.catch_warnings():
                _show_notes(words)
                code = super().main(typed, *more, **{**extra, "obj": words, "standalone_mode": False})
        except click.Abort:
            sys.exit(INTERRUPTED)
        except click.ClickException as error:
            _complain(complaints.usage_sentence(error, words))
        except OneirosError as error:
            _complain(complaints.sentence_of(error, words))
        sys.exit(code if isinstance(code, int) else 0)


def _show_notes(words: Words) -> None:
    """Show what was left out of other packages as one plain line each; other warnings look as always."""
    show_other = warnings.showwarning

    def show(message: Warning | str, category: type[Warning], *where: Any, **more: Any) -> None:
        if issubclass(category, PluginWarning):
            click.echo(words.say("note", text=str(message)), err=True)
        else:
            show_other(message, category, *where, **more)

    warnings.showwarning = show
    warnings.simplefilter("always", PluginWarning)


def _complain(message: str) -> None:
    click.echo("oneiros: " + " ".join(message.split()), err=True)
    sys.exit(BAD_INPUT)
