"""Every command that can be typed."""

from __future__ import annotations

from collections.abc import Iterator

import click

from oneiros.cli import main


def commands(
    group: click.Command = main, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command there is, with what is typed for it."""
    yield path, group
    for name, command in _below(group).items():
        yield from commands(command, (*path, name))


def _below(group: click.Command) -> dict[str, click.Command]:
    if not isinstance(group, click.Group):
        return getattr(group, "commands", {})  # a command with others beside it
    context = click.Context(group)
    return {name: command for name in group.list_commands(context) if (command := group.get_command(context, name))}
