"""How fast the engine is beside those that people use today; `python -m bench` measures it."""
