"""The first form of the store."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("account", sa.String(length=40), nullable=True),
        sa.Column("passphrase", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("account"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "carries",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("muted", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(
            ["muted"],
            ["people.id"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("person", "muted"),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("person", "game"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("device", sa.String(length=80), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("code", sa.String(length=8), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("opener", sa.String(length=24), nullable=False),
        sa.Column("opened", sa.Double(), nullable=False),
        sa.Column("setup", sa.LargeBinary(), nullable=False),
        sa.Column("manners", sa.LargeBinary(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("stage", sa.String(length=8), nullable=False),
        sa.Column("touched", sa.Double(), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=True),
        sa.Column("due_at", sa.Double(), nullable=True),
        sa.Column("lease_until", sa.Double(), nullable=False),
        sa.Column("lease_by", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(
            ["opener"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("code"),
    )
    op.create_index("tables_due", "tables", ["due_at"], unique=False)
    op.create_index("tables_lobby", "tables", ["listed", "stage", "touched"], unique=False)
    op.create_table(
        "chats",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "version"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("turn", sa.Boolean(), nullable=False),
        sa.Column("result", sa.String(length=8), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_seats_person", "seats", ["person"], unique=False)
    op.create_table(
        "tries",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("line", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("day", "person"),
        sa.UniqueConstraint("table_id"),
    )
