"""The hand-written C program of solo Doors: how it is compiled and run."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).with_name("doors.c")
MEASURED = ("doors", 1)  # the game that it plays, and for how many
FLAGS = ("-O3", "-std=c11", "-D_POSIX_C_SOURCE=199309L")


def compiler() -> str | None:
    """The C compiler to use, if there is one."""
    return shutil.which(os.environ.get("CC", "cc"))


def build(folder: Path) -> Path:
    """Compile the program into the folder; where it is then."""
    cc = compiler()
    if cc is None:
        raise FileNotFoundError("there is no C compiler")
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / "doors"
    subprocess.run([cc, *FLAGS, "-o", str(program), str(SOURCE)], check=True)
    return program


def run(program: Path, *, seed: int = 1, games: int = 0, seconds: float = 0.0) -> dict[str, Any]:
    """Play so many games, or for so long, and give back what the program counted."""
    made = subprocess.run([str(program), str(seed), str(games), str(seconds)], check=True, capture_output=True)
    counted: dict[str, Any] = json.loads(made.stdout)
    return counted
