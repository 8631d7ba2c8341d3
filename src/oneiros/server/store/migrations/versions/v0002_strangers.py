"""Names by their shape, households, blocks, and what ratings, mutes and the operator need to know."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from oneiros.server.names import name_key, name_shape

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add columns. Nothing of a game changes."""
    op.add_column("people", sa.Column("shape", sa.Text(), nullable=True))
    op.add_column("people", sa.Column("household", sa.String(length=24), nullable=True))
    op.add_column("mutes", sa.Column("table_id", sa.String(length=24), nullable=True))
    op.add_column("mutes", sa.Column("at", sa.Double(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("rated", sa.Double(), nullable=True))
    op.add_column("tables", sa.Column("closed", sa.Double(), nullable=True))
    op.add_column("chats", sa.Column("removed", sa.Double(), nullable=True))
    op.create_table(
        "blocks",
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("shown", sa.Text(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "key"),
    )
    _name_accounts(op.get_bind())
    op.create_index("people_shape", "people", ["shape"], unique=True)


def _name_accounts(connection: sa.Connection) -> None:
    """Give accounts their keys and shapes. Of two that are now alike the younger keeps its old key and has no shape."""
    people = sa.table("people", *(sa.column(name) for name in ("id", "name", "account", "shape", "created")))
    rows = connection.execute(sa.select(people).where(people.c.account.is_not(None)).order_by(people.c.created)).all()
    keys, shapes = {row.account for row in rows}, set[str]()
    for row in rows:
        key, shape = name_key(row.name), name_shape(row.name)
        if key in keys:
            key = row.account
        keys.add(key)
        change = sa.update(people).where(people.c.id == row.id)
        connection.execute(change.values(account=key, shape=None if shape in shapes else shape))
        shapes.add(shape)
