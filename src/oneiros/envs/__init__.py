"""Interfaces for training agents: batches, Gymnasium, PettingZoo, OpenSpiel. No rules live here."""
