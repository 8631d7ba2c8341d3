"""What is kept: the database, its tables and migrations, and the journal, the only writer of events."""
