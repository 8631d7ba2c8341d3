"""The store's history: one file for each change of its tables, applied at start."""
