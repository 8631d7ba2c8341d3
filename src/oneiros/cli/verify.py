"""`oneiros verify`: whether a finished game was dealt as promised and played by the rules."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

import oneiros
from oneiros.cli import arguments
from oneiros.core.errors import BadRecord
from oneiros.table import Proof, verify


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--promise", metavar="HASH", help="The promise that the table showed when the game began.")
@arguments.content
def command(file: Path, promise: str | None, content: Path | None) -> None:
    """Check the FILE of a finished game: its seed against the promise, and every move against the rules."""
    proof = read_proof(file)
    game = oneiros.game(proof.record.game, content)
    outcome = verify(proof, game, promise)
    click.echo(f"{game.title}: the cards were dealt as promised, and all {len(proof.record.moves)} moves are legal.")
    if promise is None:
        click.echo(f"Compare the promise with the one you saw at the table: {proof.promise}")
    if outcome is None:
        click.echo("The game was given up before its end.")
    else:
        winners = ", ".join(str(seat + 1) for seat in outcome.winners) or "nobody"
        click.echo(f"Points: {', '.join(map(str, outcome.scores))}. Winners: {winners}.")


def read_proof(file: Path) -> Proof:
    """A proof as the server gives it."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Proof)
    except OSError as error:
        raise BadRecord(f"{file}: cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{file}: not the proof of a game: {error}") from None
