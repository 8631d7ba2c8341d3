"""How Alembic runs here: inside the transaction of the store that is being opened."""

from __future__ import annotations

from alembic import context

from oneiros.server.store import models

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=models.metadata, transactional_ddl=False)
context.run_migrations()
