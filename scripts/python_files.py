"""Gathers the Python that a page needs, for `make site` and `make web`.

python scripts/python_files.py library FOLDER    # Pyodide and its standard library: once
python scripts/python_files.py ours FOLDER       # our own package and what it imports: after every change of it

Pyodide comes from npm. The wheels of the packages that our rules import are those that PyPI has for Emscripten, at the
versions of constraints.txt. Our own package goes without what no page uses: the client, the store, the web framework.

Everything is compiled to bytecode here, by the very Python that will run it (scripts/bytecode.py, in Node.js). To do
that in the page was most of Python's beginning.
"""

from __future__ import annotations

import json
import lzma
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
LIBRARY = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK = "pyodide-lock.json"
OURS = "oneiros.zip"
NEEDED = "packages.zip"
SCRIPT = "pyodide.asm.mjs"  # it stays beside its squeezed form, for hosts that squeeze by themselves
SQUEEZED = (".wasm", ".zip")  # a quarter of their size, on every host: the page unpacks them
# Nothing here comes in words of four bytes: that is what `pb` tells. A larger `dict_size` gains nothing.
SQUEEZER = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "pb": 0, "dict_size": 2**23, "nice_len": 273}
PACKAGES = ("msgspec", "librt", "mypy_extensions")
FOR_BROWSERS = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")
LEFT_OUT = {"arena", "cli", "client", "drawing", "envs", "exam", "testing"}
LEFT_OUT_OF_SERVER = {"client", "http", "store"}
KINDS = {".py", ".toml", ".md", ".bin", ".txt"}
MOMENT = (2026, 1, 1, 0, 0, 0)  # of every file in our archive, so that the same files give the same archive


def pinned(package: str) -> str:
    """The version of a package that everything is tested with."""
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    name = package.replace("_", "[-_]")
    found = re.search(rf"^{name}==\S+", text, re.MULTILINE)
    if found is None:
        raise SystemExit(f"constraints.txt has no version of {package}")
    return found.group()


def fetch_wheels(folder: Path) -> list[Path]:
    """The wheels, from PyPI or from the last time."""
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for package in PACKAGES:
        wanted = pinned(package)
        name = f"{package}-{wanted.partition('==')[2]}-*.whl"
        if not list(folder.glob(name)):
            command = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps"]
            subprocess.run([*command, "--only-binary=:all:", *FOR_BROWSERS, "--dest", str(folder), wanted], check=True)
        found += list(folder.glob(name))
    return found


def ours() -> list[Path]:
    """The files of our package that a page needs."""
    source = ROOT / "src" / "oneiros"
    found = []
    for path in sorted(source.rglob("*")):
        parts = path.relative_to(source).parts
        needed = parts[0] not in LEFT_OUT and not (
            parts[0] == "server" and parts[1:2] and parts[1] in LEFT_OUT_OF_SERVER
        )
        if needed and path.is_file() and path.suffix in KINDS:
            found.append(path)
    return found


def pack_ours(target: Path) -> None:
    """Our package, as an archive."""
    with zipfile.ZipFile(target, "w") as archive:
        for path in ours():
            archive.writestr(zipfile.ZipInfo(path.relative_to(ROOT / "src").as_posix(), MOMENT), path.read_bytes())


def pack_wheels(target: Path, wheels: list[Path]) -> None:
    """The packages that ours needs, as an archive. Python begins with their libraries, while ours still comes."""
    with zipfile.ZipFile(target, "w") as archive:
        for wheel in wheels:
            with zipfile.ZipFile(wheel) as packed:
                # What a wheel says of itself goes: Pyodide would read it, and its memory could not be kept.
                for name in (name for name in packed.namelist() if ".dist-info/" not in name):
                    archive.writestr(zipfile.ZipInfo(name, MOMENT), packed.read(name))


def write_lock(source: Path, target: Path) -> None:
    """What Pyodide asks for at its beginning: which Python it is. The list of other packages is left out."""
    lock = json.loads(source.read_text(encoding="utf-8"))
    target.write_text(json.dumps({"info": lock["info"], "packages": {}}), encoding="utf-8")


def squeezed(content: bytes) -> bytes:
    """As the page unpacks it."""
    return lzma.compress(content, check=lzma.CHECK_CRC32, filters=[SQUEEZER])


def compile_and_squeeze(folder: Path) -> None:
    """Turn the archives of a folder into bytecode, and squeeze what is large."""
    runner = ROOT / "web" / "scripts" / "in-pyodide.mjs"
    subprocess.run(["node", str(runner), str(ROOT / "scripts" / "bytecode.py"), str(folder)], check=True)
    for path in sorted(folder.iterdir()):
        if path.suffix in SQUEEZED or path.name == SCRIPT:
            path.with_name(f"{path.name}.xz").write_bytes(squeezed(path.read_bytes()))
        if path.suffix in SQUEEZED:
            path.unlink()


def gather_library(folder: Path) -> None:
    """Pyodide itself."""
    for name in LIBRARY:
        shutil.copyfile(PYODIDE / name, folder / name)
    write_lock(PYODIDE / LOCK, folder / LOCK)


def gather_ours(folder: Path) -> None:
    """Our package, and those that it needs."""
    pack_ours(folder / OURS)
    pack_wheels(folder / NEEDED, fetch_wheels(ROOT / "build" / "wheels"))


PARTS = {"library": gather_library, "ours": gather_ours}


def main(part: str, folder: Path) -> None:
    """Put one part into a folder, in place of what was there."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    PARTS[part](folder)
    compile_and_squeeze(folder)
    total = sum(path.stat().st_size for path in folder.iterdir())
    print(f"Python for the page, {part}: {total / 2**20:.1f} MB in {folder}")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
