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
# Servers and clients of old protocols, debuggers, test runners, processes, encodings of old machines, and what tells of
# a machine that a page is not. What a reader of the documents may want to try stays: statistics, fractions, csv.
NEEDLESS = re.compile(
    r"(__hello__|__phello__|_(aix|android|apple|ios|osx)_support|_ast_unparse|_markupbase|_py_abc|_pydatetime|_pydecimal|_pyio|_pyrepl"
    r"|_sysconfigdata\w*(-\w+)?|_threading_local|antigravity|argparse|bdb|cProfile|cmd|code|colorsys|compileall|configparser|ctypes"
    r"|curses|dbm|difflib|doctest|ensurepip|filecmp|fileinput|ftplib|getopt|getpass|gettext|http|idlelib|imaplib|mailbox"
    r"|mimetypes|modulefinder|multiprocessing|netrc|nturl2path|optparse|pdb|pickletools|pkgutil|platform|plistlib|poplib|profile"
    r"|pstats|pty|py_compile|pyclbr|pydoc|pydoc_data|quopri|rlcompleter|runpy|sched|shelve|smtplib|socketserver|sqlite3"
    r"|sre_(compile|constants|parse)|stringprep|symtable|sysconfig|tabnanny|tarfile|test|this|tkinter|trace|tracemalloc|tty"
    r"|turtle|turtledemo|unittest|venv|wave|webbrowser|wsgiref|xml|xmlrpc|zipapp|zoneinfo)(/|\.py$)"
    r"|(\w+/)+__main__\.py$|asyncio/(windows|proactor|tools)|concurrent/(interpreters|futures/(interpreter|thread))"
    r"|email/(?!__init__)|html/parser|importlib/(readers|resources|simple)|importlib/metadata/(_adapters|_text|diagnose)|json/tool"
    r"|logging/(config|handlers)|pathlib/types|pyodide/(_nodesock|console|http)|urllib/(error|request|response|robot)"
    r"|encodings/(?!(__init__|aliases|ascii|cp437|hex_codec|latin_1|utf_8|utf_8_sig)\.)"
)
DOCUMENTED = ("pyodide/", "_pyodide/")  # they read their own docstrings


def unpack(*archives: Path) -> None:
    """Have the packages of archives at hand."""
    for archive in archives:
        with zipfile.ZipFile(archive) as files:
            files.extractall(SITE)
    importlib.invalidate_caches()


def check_library() -> None:
    """A page that imports what is left out would not begin: then rather there is no build."""
    importlib.import_module("oneiros.page.memory").fill()
    files = {name: getattr(module, "__file__", None) or "" for name, module in sys.modules.items()}
    standard = {name: path.partition(".zip/")[2] for name, path in files.items() if ".zip/" in path}
    if missing := sorted(name for name, path in standard.items() if NEEDLESS.match(path.removesuffix("c"))):
        raise SystemExit(f"the page imports {', '.join(missing)}: NEEDLESS in scripts/bytecode.py leaves them out")


def useless(archive: Path) -> set[str]:
    """The modules in our archive that cannot be imported in a page."""
    with zipfile.ZipFile(archive) as files:
        names = [name for name in files.namelist() if name.startswith("oneiros/") and name.endswith(".py")]
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
    library, ours, packages = (FOLDER / f"{name}.zip" for name in ("python_stdlib", "oneiros", "packages"))
    if ours.exists():
        unpack(packages, ours)
        check_library()
        compile_archive(ours, useless(ours))
        compile_archive(packages, set())
    if library.exists():
        with zipfile.ZipFile(library) as files:
            needless = {name for name in files.namelist() if NEEDLESS.match(name)}
        compile_archive(library, needless)


if sys.platform == "emscripten":
    main()
