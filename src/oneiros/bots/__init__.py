"""Bots: players that are given what their seat may know, and never the truth."""

from oneiros.bots.levels import LEVELS, bot, check_bot
from oneiros.bots.mind import Budget, Mind, Thought, Weighed
from oneiros.bots.player import Bot

__all__ = ["LEVELS", "Bot", "Budget", "Mind", "Thought", "Weighed", "bot", "check_bot"]
