"""Games and bots of a stranger's package, for tests of the registry."""
