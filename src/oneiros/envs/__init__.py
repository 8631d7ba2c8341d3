"""Faces of the engine for those who train agents: batches, Gymnasium, PettingZoo, OpenSpiel. No rules live here."""
