"""Runners: lay your fragments over eight dreams, against the sandglass. The rules are in RULES.md beside this file."""
