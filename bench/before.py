"""The engine as it was before the work on its speed, to be measured against: `python -m bench.before` builds it.

It is taken from the project's own history and compiled into build/before, as it was compiled then. While it is there,
`make bench` measures both in the same rounds.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMMIT = "b7c361d16a9535c61d099c319f2e0b533b3943ca"
BUILD = ROOT / "build" / "before"
SOURCE = ROOT / "build" / "before-source"


def build() -> None:
    """Compile it, which takes some minutes. Copies of the project without its history cannot."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    SOURCE.mkdir(parents=True)
    packed = SOURCE / "source.tar"
    subprocess.run(["git", "archive", "--output", str(packed), COMMIT], cwd=ROOT, check=True)
    with tarfile.open(packed) as files:
        files.extractall(SOURCE, filter="data")
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(BUILD)]
    subprocess.run(command, cwd=SOURCE, check=True)
    print(f"Written: {BUILD}")


if __name__ == "__main__":
    build()
