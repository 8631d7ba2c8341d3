"""Builds the rules with mypyc where a C compiler is at hand.

`ONEIROS_PURE=1` leaves everything as plain Python; without a compiler the build falls back to that
by itself, because every extension is optional. For quick builds while working on one game,
`ONEIROS_ONLY=doors` compiles just that game (or several, with commas) and `ONEIROS_OPT=0` spares the optimizer.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

# Compiled are the generator, the common state, search, batches and, of each game, all but the parts that are not hot.
PLAIN = {"__init__", "adviser", "balance", "contact_sheet", "explain", "game", "learned", "learned_network"}
PLAIN |= {"lookahead", "moves", "players", "terminal", "view"}
COMPILED = [f"src/oneiros/core/{name}.py" for name in ("bits", "chance", "features", "heuristic", "state")]
COMPILED += ["src/oneiros/bots/search.py", "src/oneiros/envs/vector.py"]
ONLY = os.environ.get("ONEIROS_ONLY", "")
COMPILED += sorted(
    path.as_posix()
    for path in Path("src/oneiros/games").glob("*/**/*.py")
    if path.stem not in PLAIN and (not ONLY or path.parts[3] in ONLY.split(","))
)

# Calls between our own functions need not go through the dynamic linker's table.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]

extensions = []
if os.environ.get("ONEIROS_PURE") != "1" and sys.implementation.name == "cpython":
    from mypyc.build import mypycify

    extensions = mypycify(COMPILED, opt_level=os.environ.get("ONEIROS_OPT", "3"), debug_level="0")
    for extension in extensions:
        extension.optional = True
        if sys.platform != "win32":
            extension.extra_compile_args += FLAGS

setup(ext_modules=extensions)
