"""Ravens: keep the ravens out of your dream. The rules are in RULES.md beside this file."""
