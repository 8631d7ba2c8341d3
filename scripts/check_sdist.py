"""Says whether the source distribution is whole: a wheel built from it has the files of a wheel built from the tree.

    python scripts/check_sdist.py

Both wheels are plain, so no compiler is needed: what is compiled is decided by setup.py, which is in the distribution.
The work is done on a copy of the files that git knows, with the browser client, so nothing of older builds is packed.
The metadata must be complete: an index refuses what does not validate.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

from packaging.metadata import Metadata

ROOT = Path(__file__).parent.parent
CLIENT = Path("src/oneiros/server/client")
OWN = ("RECORD", "WHEEL")  # differ from build to build


def copy_tree(to: Path) -> None:
    """The files that git knows, as they stand, and the client."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, check=True
    )
    for name in listed.stdout.decode().split("\0"):
        if name and (ROOT / name).is_file() and not name.startswith(("docs/", "web/", "tests/", "bench/")):
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    shutil.copytree(ROOT / CLIENT, to / CLIENT)


def build(kind: str, source: Path, out: Path) -> Path:
    """The one file that is built of the source, a plain wheel or a source distribution."""
    command = [sys.executable, "-m", "build", f"--{kind}", "--no-isolation", "--outdir", str(out), str(source)]
    done = subprocess.run(command, env={**os.environ, "ONEIROS_PURE": "1"}, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{kind} of {source}: {done.stderr or done.stdout}")
    (file,) = out.iterdir()
    return file


def contents(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel by name, but for those that every build writes anew."""
    with zipfile.ZipFile(wheel) as file:
        return {name: file.read(name) for name in file.namelist() if not name.endswith(OWN)}


def metadata_faults(wheel: dict[str, bytes]) -> list[str]:
    """What an index or a reader would miss."""
    (raw,) = [text for name, text in wheel.items() if name.endswith(".dist-info/METADATA")]
    found = Metadata.from_email(raw, validate=True)
    there = {
        "a summary": found.summary,
        "a description": found.description,
        "keywords": found.keywords,
        "an author": found.author or found.author_email,
        "a licence": found.license_expression,
        "the licence's file": found.license_files,
        "the Python it needs": found.requires_python,
        "the Pythons it is for": [one for one in found.classifiers or [] if "Python :: 3." in one],
    }
    return [f"the metadata lack {what}" for what, value in there.items() if not value]


def faults(work: Path) -> list[str]:
    """All that is wrong, in sentences."""
    tree = work / "tree"
    copy_tree(tree)
    source = build("sdist", tree, work / "source")
    with tarfile.open(source) as file:
        file.extractall(work / "unpacked", filter="data")
    (unpacked,) = (work / "unpacked").iterdir()
    theirs = contents(build("wheel", unpacked, work / "theirs"))
    ours = contents(build("wheel", tree, work / "ours"))
    found = [f"only in the wheel of the tree: {name}" for name in sorted(set(ours) - set(theirs))]
    found += [f"only in the wheel of the source distribution: {name}" for name in sorted(set(theirs) - set(ours))]
    found += [f"differs: {name}" for name in sorted(ours) if name in theirs and ours[name] != theirs[name]]
    if "oneiros/server/client/index.html" not in theirs:
        found.append("the browser client is missing")
    return found + metadata_faults(theirs)


if __name__ == "__main__":
    if not (ROOT / CLIENT / "index.html").is_file():
        sys.exit("The browser client is not built. Run `make web` first.")
    with tempfile.TemporaryDirectory() as folder:
        wrong = faults(Path(folder))
    for fault in wrong:
        print(fault, file=sys.stderr)
    if wrong:
        sys.exit(1)
    print("the source distribution builds the same wheel")
