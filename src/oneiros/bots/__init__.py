"""Bots: the levels, information-set search and analysis. A bot gets what its seat may know, and never the truth."""

from oneiros.bots.levels import LEVELS, adviser, bot, bot_names, check_bot, list_bots

__all__ = ["LEVELS", "adviser", "bot", "bot_names", "check_bot", "list_bots"]
