"""Tournaments of bots: what is played, the log of the games, the standings and the report."""

from oneiros.arena.tournament.plan import Plan, Row, Task, make_plan, play, record_of, tasks

__all__ = ["Plan", "Row", "Task", "make_plan", "play", "record_of", "tasks"]
