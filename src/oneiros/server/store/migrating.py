"""Brings a store up to date. Alembic is imported where there is something to do: that takes a quarter of a second."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, inspect, text

HEAD: Final = "0005"
"""The newest of the migrations."""
VERSIONS: Final = "alembic_version"


class OtherVersion(Exception):
    """The store was written by another version of this program."""


def migrate(connection: Connection, to: str = HEAD) -> None:
    """Carry the store over to a version. Raises `OtherVersion` for a store that is newer than we are."""
    if _version(connection) == to:
        return
    from alembic import command
    from alembic.config import Config as AlembicConfig
    from alembic.util.exc import CommandError

    config = AlembicConfig()
    config.set_main_option("script_location", "oneiros.server.store:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as error:
        raise OtherVersion(str(error)) from error


def _version(connection: Connection) -> str | None:
    """That of the store; None while it is empty."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalars().all()
    return found[0] if len(found) == 1 else None
