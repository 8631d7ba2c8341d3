"""Processes in which bots think and finished games are judged, so that the event loop never waits for one."""
