"""Compiles the archives of a page's Python to bytecode, for `make site`.

It runs in Pyodide (web/scripts/in-pyodide.mjs). Bytecode belongs to one version of Python, so the Python of the page
has to make it. The folder with the archives is mounted at FOLDER. Two things are left out on the way: what no page
needs of the standard library, and modules of ours that cannot be imported in a page, for lack of
what they need.
"""

from __future__ import annotations

import importlib
import importlib.util
import marshal
import re
import sys
import zipfile
from pathlib import Path

FOLDER = Path("/files")
SITE = "/lib/python3.14/site-packages"
MOMENT = (2026, 1, 1, 0, 0, 0)  # of every file, so that the same files give the same archive
MAGIC = importlib.util.MAGIC_NUMBER
UNCHECKED = (1).to_bytes(4, "little")  # bytecode by the hash of its source, which nobody compares
# Servers and clients of old protocols, debuggers, test runners, processes, encodings of old machines.
NEEDLESS = re.compile(
    r"(_(aix|android|apple|ios|osx)_support|_pydatetime|_pydecimal|_pyio|_pyrepl|argparse|bdb|cProfile|compileall"
    r"|configparser|ctypes|curses|dbm|doctest|ensurepip|ftplib|getopt|http|idlelib|imaplib|mailbox|modulefinder|multiprocessing"
    r"|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pydoc|pydoc_data|smtplib|socketserver|sqlite3|tabnanny"
    r"|tarfile|test|tkinter|trace|turtle|turtledemo|unittest|venv|wave|wsgiref|xml|xmlrpc|zipapp)(/|\.py$)"
    r"|asyncio/(windows|proactor|__main__|tools)|email/(?!__init__)|logging/(config|handlers)|urllib/(request|robot)"
    r"|encodings/(big5|charmap|cp(?!437)|euc|gb|hp_|hz|iso|johab|koi|kz|mac_|ptcp|shift|tis)"
)
DOCUMENTED = ("pyodide/", "_pyodide/")  # they read their own docstrings


def useless(archive: Path) -> set[str]:
    """The modules in our archive that cannot be imported in a page."""
    with zipfile.ZipFile(archive) as files:
        files.extractall(SITE)
        names = [name for name in files.namelist() if name.startswith("oneiros/") and name.endswith(".py")]
    importlib.invalidate_caches()
    found = set()
    for name in names:
        if name.endswith("__main__.py"):
            continue
        try:
            importlib.import_module(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
        except ImportError:
            found.add(name)
    return found


def compiled(name: str, source: bytes) -> bytes:
    """A module's bytecode as a file, without docstrings and assertions where nobody reads them."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=0 if name.startswith(DOCUMENTED) else 2)
    return MAGIC + UNCHECKED + importlib.util.source_hash(source) + marshal.dumps(code)


def compile_archive(path: Path, left_out: set[str]) -> None:
    """Write an archive anew, with bytecode in place of sources. It is not squeezed here, but as a whole afterwards."""
    with zipfile.ZipFile(path) as archive:
        files = {one.filename: archive.read(one) for one in archive.infolist() if not one.is_dir()}
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in sorted(files.items()):
            if name in left_out:
                continue
            is_source = name.endswith(".py")
            entry = zipfile.ZipInfo(f"{name}c" if is_source else name, MOMENT)
            archive.writestr(entry, compiled(name, content) if is_source else content)


def main() -> None:
    """The archives that are there."""
    library, ours = FOLDER / "python_stdlib.zip", FOLDER / "oneiros.zip"
    if ours.exists():
        compile_archive(ours, useless(ours))
    if library.exists():
        with zipfile.ZipFile(library) as files:
            needless = {name for name in files.namelist() if NEEDLESS.match(name)}
        compile_archive(library, needless)


if sys.platform == "emscripten":
    main()
