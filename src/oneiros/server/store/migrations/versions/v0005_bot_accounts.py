"""Bot accounts: who keeps each, and the tokens by which programs play as them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column and the table; nobody who is there is a bot."""
    op.add_column("people", sa.Column("keeper", sa.String(length=24), nullable=True))
    op.create_index("people_keeper", "people", ["keeper"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("scope", sa.String(length=8), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("digest"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
