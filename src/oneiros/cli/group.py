"""How the command fails: one clear line on stderr and exit code 2, whatever was wrong with the input."""

from __future__ import annotations

import sys
from typing import Any

import click

from oneiros.core.errors import OneirosError

BAD_INPUT = 2
INTERRUPTED = 130


class OneLineGroup(click.Group):
    """A group of commands that never shows a traceback or a screen of usage for a mistake of the user."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run and exit. The only place where errors turn into words and exit codes."""
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # a sign this terminal cannot show is no reason to stop
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except click.Abort:
            sys.exit(INTERRUPTED)
        except click.ClickException as error:
            _complain(error.format_message())
        except OneirosError as error:
            _complain(str(error))
        sys.exit(code if isinstance(code, int) else 0)


def _complain(message: str) -> None:
    click.echo("oneiros: " + " ".join(message.split()), err=True)
    sys.exit(BAD_INPUT)
