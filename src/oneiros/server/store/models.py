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
    Column("account", String(40), unique=True),  # the account's name, as `names.name_key` has it
    Column("passphrase", Text),  # as Argon2 writes it
    Column("shape", Text),  # what the account's name looks like: `names.name_shape`
    Column("household", String(24)),  # a keyed digest of the address they last came from; see `identity.household`
    Column("keeper", String(24)),  # of a bot: the account that keeps it
    Index("people_shape", "shape", unique=True),
    Index("people_keeper", "keeper"),
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

tokens: Final = Table(  # by which programs play as bots; only a digest of each is kept
    "tokens",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("scope", String(8), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double),
)

mutes: Final = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("muted", ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(24)),  # where
    Column("at", Double, nullable=False, server_default="0"),
)

blocks: Final = Table(  # whom the operator keeps out for a time
    "blocks",
    metadata,
    Column("kind", String(8), primary_key=True),  # person, name or address
    Column("key", Text, primary_key=True),  # an id, the shape of a name, the digest of an address
    Column("shown", Text, nullable=False),  # what the operator typed
    Column("until", Double, nullable=False),
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
    Column("manners", LargeBinary, nullable=False),  # what is agreed beyond the rules: see `live.house_table.Manners`
    Column("version", Integer, nullable=False),
    Column("stage", String(8), nullable=False),
    Column("touched", Double, nullable=False),
    Column("day", String(10)),  # of a daily game
    Column("due_at", Double),  # when the table itself has something to do
    Column("lease_until", Double, nullable=False, default=0.0),  # until then it is `lease_by` who does it
    Column("lease_by", String(24), nullable=False, default=""),
    Column("rated", Double),  # when ratings were given for it
    Column("closed", Double),  # when the operator closed it: nothing happens at it any more
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
    Column("round", Integer),  # of a game that has rounds
    Column("deadline", Double),  # when the clock of this seat runs out
)

chats: Final = Table(
    "chats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("removed", Double),  # when the operator took it away; its number stays taken
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

troubles: Final = Table(  # tables that cannot be read, for the operator
    "troubles",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("reason", Text, nullable=False),
)

heartbeats: Final = Table(  # the last time each process could write, for its health
    "heartbeats",
    metadata,
    Column("process", String(24), primary_key=True),
    Column("at", Double, nullable=False),
)
