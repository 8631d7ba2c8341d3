"""Sandman: weave the most vivid dream while the Sandman is away. The rules are in RULES.md beside this file."""
