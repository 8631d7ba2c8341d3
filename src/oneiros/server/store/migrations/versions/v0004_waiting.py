"""What a list of games says of one that waits: the round, and until when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns; a game from before has them filled at its next move."""
    op.add_column("seats", sa.Column("round", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("deadline", sa.Double(), nullable=True))
