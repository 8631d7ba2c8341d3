"""Builds the rules with mypyc where a C compiler is at hand.

`ONEIROS_PURE=1` leaves everything as plain Python; without a compiler the build falls back to that
by itself, because every extension is optional. For quick builds while working on one game,
`ONEIROS_ONLY=doors` compiles just that game (or several, with commas) and `ONEIROS_OPT=0` spares the optimizer.
`make optimized` compiles twice, the second time by a profile of typical games (`ONEIROS_PROFILE`): for releases.

A wheel holds the browser client, which npm builds before: without it `oneiros serve` would show an empty page. So
neither a wheel nor a source distribution is made without it, unless `ONEIROS_NO_CLIENT=1` asks for one (for the engine
alone, say).
"""

import os
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

# Compiled are the generator, the common state, search, batches and, of each game, all but the parts that are not hot.
PLAIN = {"__init__", "adviser", "balance", "contact_sheet", "explain", "game", "learned", "learned_network"}
PLAIN |= {"lookahead", "moves", "players", "terminal", "text", "view"}
COMPILED = [f"src/oneiros/core/{name}.py" for name in ("bits", "chance", "features", "heuristic", "state")]
COMPILED += [f"src/oneiros/bots/{name}.py" for name in ("learned_value", "search", "self_play", "win_network")]
COMPILED += ["src/oneiros/envs/vector.py"]
# What every move at a table goes through, and what makes pictures of it and finds what differs.
TABLES = ("seats", "game_clock", "shared_screen", "ledger", "checks", "snapshot", "table")
COMPILED += [f"src/oneiros/table/{name}.py" for name in TABLES]
COMPILED += [f"src/oneiros/server/{name}.py" for name in ("differences", "live/changes")]
ONLY = os.environ.get("ONEIROS_ONLY", "")
COMPILED += sorted(
    path.as_posix()
    for path in Path("src/oneiros/games").glob("*/**/*.py")
    if path.stem not in PLAIN and (not ONLY or path.parts[3] in ONLY.split(","))
)

OPT = os.environ.get("ONEIROS_OPT", "3")
# Calls between our own functions need not go through the dynamic linker's table.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
# There is one C file for each module, so that they are compiled side by side. GCC's linker optimizes across them.
COMPILER = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
# With GCC: `count` makes code that counts which ways are taken, `use` makes the code by what was counted.
PROFILE = os.environ.get("ONEIROS_PROFILE", "")
PROFILES = {
    "": [],
    "count": ["-fprofile-generate"],
    "use": ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"],
}
if PROFILE not in PROFILES:
    raise SystemExit(f"ONEIROS_PROFILE is count or use, not {PROFILE!r}. `make optimized` does both.")
ACROSS = ["-flto=auto"] if OPT == "3" and PROFILE != "count" and "gcc" in COMPILER else []
# Other commands only ask what the package is called and which files it has.
BUILDING = {"build", "build_ext", "bdist_wheel", "develop", "editable_wheel", "install"}

extensions = []
if os.environ.get("ONEIROS_PURE") != "1" and sys.implementation.name == "cpython" and BUILDING & set(sys.argv):
    from mypyc.build import mypycify

    extensions = mypycify(COMPILED, opt_level=OPT, debug_level="0", multi_file=True)
    for extension in extensions:
        extension.optional = True
        extension.depends = [*extension.depends, "setup.py"]  # which has the flags
        # mypyc gives all extensions one and the same list of flags, so each gets a new one.
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        if len(extension.sources) > 1:  # the library itself; the others are a few lines that lead to it
            extension.extra_compile_args = [*extension.extra_compile_args, *ACROSS, *PROFILES[PROFILE]]
            extension.extra_link_args = [*extension.extra_link_args, *ACROSS, *PROFILES[PROFILE]]


class BuildSideBySide(build_ext):  # type: ignore[misc]
    """Compiles on all cores, and only what has changed: setuptools takes one file after the other, and all of them."""

    def finalize_options(self) -> None:
        super().finalize_options()
        # Objects of other flags are none of ours. Counts lie beside the objects: both ways of a profile share a place.
        self.build_temp += f"-O{OPT}" + ("-profile" if PROFILE else "")
        self.parallel = os.cpu_count()  # for the ways to the library, of which each module has one

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile
        common = [Path("setup.py"), *Path("build").glob("*.h")]  # each object depends on them
        changed = max(path.stat().st_mtime for path in common)

        def compile_all(sources: list[str], output_dir: str, **settings: Any) -> list[str]:
            def compile_one(source: str) -> list[str]:
                objects: list[str] = self.compiler.object_filenames([source], output_dir=output_dir)
                made = Path(objects[0])
                if not PROFILE and made.exists() and made.stat().st_mtime > max(changed, Path(source).stat().st_mtime):
                    return objects
                compiled: list[str] = compile_some([source], output_dir=output_dir, **settings)
                return compiled

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [name for names in pool.map(compile_one, sources) for name in names]

        self.compiler.compile = compile_all
        super().build_extensions()


CLIENT = Path("src/oneiros/server/client/index.html")


def ask_for_client(what: str) -> None:
    """Say at once what is missing: to compile the rules takes minutes."""
    if not CLIENT.is_file() and os.environ.get("ONEIROS_NO_CLIENT") != "1":
        raise SystemExit(
            f"The browser client is not built, so this {what} would serve no page. Run `make web` first (it needs"
            f" Node.js), or set ONEIROS_NO_CLIENT=1 for a {what} without it."
        )


class WheelWithClient(bdist_wheel):  # type: ignore[misc]
    """A wheel, if the browser client is there."""

    def run(self) -> None:
        ask_for_client("wheel")
        super().run()


class SourceWithClient(sdist):  # type: ignore[misc]
    """A source distribution, if the browser client is there."""

    def run(self) -> None:
        ask_for_client("source distribution")
        super().run()


setup(
    ext_modules=extensions,
    cmdclass={"bdist_wheel": WheelWithClient, "build_ext": BuildSideBySide, "sdist": SourceWithClient},
)
