"""The tables in memory: acting on them, saying that they have moved on, and what each viewer may see of them.

Nothing in here knows HTTP. What is to be kept goes to `store`, and bots think in `thinking`.
"""
