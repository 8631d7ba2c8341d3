"""`oneiros verify`: whether a finished game was dealt as promised, and every move of it is legal."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

import oneiros
from oneiros.cli import arguments
from oneiros.core.errors import BadRecord
from oneiros.core.record import read_record
from oneiros.table import Proof, verify


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--promise", metavar="HASH", help="What the table showed at the start, if you noted it down.")
@arguments.content
def command(file: Path, promise: str | None, content: Path | None) -> None:
    """Check a finished game: its shuffle against the promise, and its moves against the rules.

    FILE is what a table gives out after the end, or a record; for a record the promise has to be told.
    """
    proof = read_proof(file, promise)
    outcome = verify(proof, oneiros.game(proof.record.game, content), promise)
    click.echo(f"The game was dealt as promised: {proof.promise}")
    click.echo(f"All {len(proof.record.moves)} moves keep to the rules.")
    if outcome is None:
        click.echo("The game was not played to its end.")
    else:
        winners = ", ".join(str(seat + 1) for seat in outcome.winners) or "nobody"
        click.echo(f"Won by {winners}; scores by seat: {', '.join(map(str, outcome.scores))}.")


def read_proof(file: Path, promise: str | None) -> Proof:
    """A proof from its file, or from that of a record and a promise told."""
    try:
        text = file.read_bytes()
    except OSError as error:
        raise BadRecord(f"{file}: cannot be read: {error.strerror}") from None
    try:
        return msgspec.json.decode(text, type=Proof)
    except (msgspec.DecodeError, UnicodeDecodeError):
        record = read_record(file)
    if promise is None:
        raise BadRecord(f"{file} is a record without a promise: give what the table showed by --promise")
    return Proof(promise=promise.strip().lower(), record=record)
