"""Doors: escape a dream labyrinth, alone or with a partner. The rules are in RULES.md beside this file."""
