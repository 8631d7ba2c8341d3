"""Tables that cannot be read are set aside; and each process leaves a sign that it can write."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "troubles",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "heartbeats",
        sa.Column("process", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("process"),
    )
