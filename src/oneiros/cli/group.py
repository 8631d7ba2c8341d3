"""Errors and notes of the command line: one clear line on stderr each; bad input exits with code 2."""

from __future__ import annotations

import io
import sys
import warnings
from typing import Any

import click

from oneiros.core.errors import OneirosError, PluginWarning

BAD_INPUT = 2
INTERRUPTED = 130


class OneLineGroup(click.Group):
    """A group of commands that never shows a traceback or a screen of usage for a mistake of the user."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run and exit. The only place where errors turn into words and exit codes."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a sign this terminal cannot show is no reason to stop
        try:
            with warnings.catch_warnings():
                _show_notes()
                code = super().main(*args, **{**extra, "standalone_mode": False})
        except click.Abort:
            sys.exit(INTERRUPTED)
        except click.ClickException as error:
            _complain(error.format_message())
        except OneirosError as error:
            _complain(str(error))
        sys.exit(code if isinstance(code, int) else 0)


def _show_notes() -> None:
    """Show what was left out of other packages as one plain line each; other warnings look as always."""
    show_other = warnings.showwarning

    def show(message: Warning | str, category: type[Warning], *where: Any, **more: Any) -> None:
        if issubclass(category, PluginWarning):
            click.echo(f"note: {message}", err=True)
        else:
            show_other(message, category, *where, **more)

    warnings.showwarning = show
    warnings.simplefilter("always", PluginWarning)


def _complain(message: str) -> None:
    click.echo("oneiros: " + " ".join(message.split()), err=True)
    sys.exit(BAD_INPUT)
