"""`oneiros verify`: whether a finished game was dealt as promised, and every move of it is legal."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

import oneiros
from oneiros.cli import arguments
from oneiros.cli.commands import SpokenCommand
from oneiros.cli.complaints import reason_of, refused
from oneiros.cli.language import echo, spoken
from oneiros.core.record import read_record
from oneiros.core.words import signed
from oneiros.table import Proof, verify


@click.command("verify", cls=SpokenCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--promise", metavar="HASH")
@arguments.content
def command(file: Path, promise: str | None, content: Path | None) -> None:
    """Check a finished game: its shuffle against the promise, and its moves against the rules."""
    proof = read_proof(file, promise)
    outcome = verify(proof, oneiros.game(proof.record.game, content), promise)
    echo("verify-dealt", promise=proof.promise)
    echo("verify-moves", count=len(proof.record.moves))
    if outcome is None:
        echo("verify-unfinished")
    else:
        winners = ", ".join(spoken().say("simulate-player", number=seat + 1) for seat in outcome.winners)
        scores = ", ".join(map(signed, outcome.scores))
        echo("verify-won" if winners else "verify-nobody", winners=winners, scores=scores)


def read_proof(file: Path, promise: str | None) -> Proof:
    """A proof from its file, or from that of a record and a promise told."""
    try:
        text = file.read_bytes()
    except OSError as error:
        raise refused("not-read", file=str(file), reason=reason_of(error)) from None
    try:
        return msgspec.json.decode(text, type=Proof)
    except (msgspec.DecodeError, UnicodeDecodeError):
        record = read_record(file)
    if promise is None:
        raise refused("no-promise", file=str(file))
    return Proof(promise=promise.strip().lower(), record=record)
