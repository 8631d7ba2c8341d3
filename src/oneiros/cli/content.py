"""`oneiros content`: begin a pack of cards of your own, check it, and look at it."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

import click

import oneiros
from oneiros.cli.commands import SpokenGroup
from oneiros.cli.complaints import reason_of, refused
from oneiros.cli.language import echo, spoken
from oneiros.core import packs
from oneiros.drawing import contact_sheet

file = click.argument("path", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False))
GAME = click.argument("game_id", metavar="GAME")


@click.group("content", cls=SpokenGroup)
def command() -> None:
    """Cards of your own: begin a pack, check it, look at it."""


@command.command("new")
@GAME
@file
def new(game_id: str, path: Path) -> None:
    """Begin a pack: a copy of the game's own, with comments, to change."""
    game = oneiros.game(game_id)
    text = packs.start(game, path)
    try:
        with path.open("x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise refused("file-taken", file=str(path)) from None
    except OSError as error:
        raise refused("not-written", file=str(path), reason=reason_of(error)) from None
    echo("written", file=str(path))
    echo("content-next", command=f"oneiros content check {game.id} {path}")


@command.command("check")
@GAME
@file
def check(game_id: str, path: Path) -> None:
    """Check a pack: everything that is wrong with it, where, and what would be right."""
    found = packs.faults(path, oneiros.game(game_id))
    for fault in found:
        click.echo(": ".join(part for part in (fault.where, fault.entry, fault.reason) if part))
        if fault.right:
            click.echo(f"    {spoken().say('content-right')}")
            click.echo(indent(fault.right, "        "))
    if found:
        raise refused("pack-faults", file=str(path), count=len(found))
    game = oneiros.game(game_id, path)
    echo("content-good", file=str(path), name=game.content.name, fingerprint=game.content.fingerprint())


@command.command("show")
@GAME
@click.argument("path", metavar="[FILE]", required=False, type=click.Path(path_type=Path, dir_okay=False))
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False))
def show(game_id: str, path: Path | None, out: Path | None) -> None:
    """Picture a pack: all its pieces on one sheet, as SVG. Without FILE, the game's own."""
    game = oneiros.game(game_id, path)
    out = out or Path(f"{path.stem if path else game.id}.svg")
    try:
        out.write_text(contact_sheet.draw(game), encoding="utf-8")
    except OSError as error:
        raise refused("not-written", file=str(out), reason=reason_of(error)) from None
    echo("written", file=str(out))
