"""Embers: a small game of one card each, and a bot, as plug-ins for Oneiros."""
