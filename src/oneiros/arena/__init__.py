"""Games by the thousand: figures of many games, and what the parts of a game do to winning."""
