"""Running the command in a test."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from click.testing import CliRunner, Result

from oneiros.cli import main


def run(*arguments: str | Path, lines: Iterable[str] = ()) -> Result:
    """The command with these arguments, and these lines typed by the person."""
    typed = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(main, [str(argument) for argument in arguments], input=typed)


def succeed(*arguments: str | Path, lines: Iterable[str] = ()) -> str:
    """What it printed, when all went well."""
    result = run(*arguments, lines=lines)
    assert result.exit_code == 0, result.output
    assert not result.stderr
    return result.stdout


def only_file(folder: Path) -> Path:
    """The one game kept there."""
    (file,) = folder.iterdir()
    return file
