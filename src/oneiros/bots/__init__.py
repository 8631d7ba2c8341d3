"""Bots: players that are given what their seat may know, and never the truth."""

from oneiros.bots.levels import LEVELS, adviser, bot, bot_names, check_bot

__all__ = ["LEVELS", "adviser", "bot", "bot_names", "check_bot"]
