"""The tables of the store. Moments are seconds since 1970; ids are random and cannot be guessed."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

OPEN, PLAYING, OVER = "open", "playing", "over"
"""The stages of a table."""

secrets: Final = Table(  # what the server signs with
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people: Final = Table(  # guests, and those of them who have an account
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
    Column("account", String(40), unique=True),  # the account's name, casefolded
    Column("passphrase", Text),  # as Argon2 writes it
)

sessions: Final = Table(  # a browser that knows who it is; revoked means deleted
    "sessions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("device", String(80), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

login_links: Final = Table(  # personal links; only a digest of each is kept
    "carries",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("expires", Double, nullable=False),
)

mutes: Final = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("muted", ForeignKey("people.id"), primary_key=True),
)

tables: Final = Table(  # one match each: how it was set up, how far it is, and when something is due
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("opener", ForeignKey("people.id"), nullable=False),
    Column("opened", Double, nullable=False),
    Column("setup", LargeBinary, nullable=False),  # of the match; holds the seed
    Column("manners", LargeBinary, nullable=False),  # what is agreed beyond the rules: see `live.tables.Manners`
    Column("version", Integer, nullable=False),
    Column("stage", String(8), nullable=False),
    Column("touched", Double, nullable=False),
    Column("day", String(10)),  # of a daily game
    Column("due_at", Double),  # when the table itself has something to do
    Column("lease_until", Double, nullable=False, default=0.0),  # until then it is `lease_by` who does it
    Column("lease_by", String(24), nullable=False, default=""),
    Index("tables_due", "due_at"),
    Index("tables_lobby", "listed", "stage", "touched"),
)

events: Final = Table(  # all that ever happened at a table, in order
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

seats: Final = Table(  # who sits where, for lists; the events are the truth
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), index=True),
    Column("turn", Boolean, nullable=False, default=False),
    Column("result", String(8)),  # won, lost or drawn
    Column("score", Integer),
)

chats: Final = Table(
    "chats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

tries: Final = Table(  # at the daily game: one each
    "tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("line", Text),  # the result in a line of text, once there is one
    UniqueConstraint("table_id"),
)
