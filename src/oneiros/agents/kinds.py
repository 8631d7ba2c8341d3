"""What a bot is made from: `process:command`, an address, `module:Class`, each with its limits after a `#`."""

from __future__ import annotations

import os
import shlex
import shutil
from functools import lru_cache
from importlib.util import find_spec
from urllib.parse import urlsplit

import msgspec

from oneiros import registry
from oneiros.core.bot import Bot, Limits
from oneiros.core.errors import BadOption, MissingPackage


@lru_cache(maxsize=64)
def agent_class(reference: str) -> type[Bot]:
    """A bot class that stands for this reference. The same one gives the same class."""
    what, _, fragment = reference.partition("#")
    limits = read_limits(fragment, reference)
    kind, _, rest = what.partition(":")
    if kind == "process":
        return _process(rest, reference, limits)
    if kind in registry.AGENT_KINDS:
        return _endpoint(what, reference, limits)
    if "memory" in fragment or "output" in fragment:
        raise BadOption(f"{what!r} runs inside of this process: only its time can be limited (seconds, game)")
    found = registry.load(what, Bot)
    return type(found.__name__, (found,), {"reference": reference, "limits": limits, "__module__": found.__module__})


def read_limits(text: str, reference: str) -> Limits:
    """Limits as people write them: `seconds=2&memory=256`."""
    given = dict(part.partition("=")[::2] for part in text.split("&") if part)
    try:
        limits = msgspec.convert(given, Limits, strict=False)
    except msgspec.ValidationError:
        known = ", ".join(Limits.__struct_fields__)
        raise BadOption(
            f"limits are written #seconds=2&memory=256, of {known}; not {text!r} in {reference!r}"
        ) from None
    if not all(0 < getattr(limits, name) < float("inf") for name in Limits.__struct_fields__):
        raise BadOption(f"limits are numbers above 0, not {text!r} in {reference!r}")
    return limits


def _process(text: str, reference: str, limits: Limits) -> type[Bot]:
    if os.name != "posix":
        raise BadOption("an agent in a process needs Linux or macOS; serve it at an address instead: http://...")
    from oneiros.agents.process import ProcessAgent

    try:
        command = tuple(shlex.split(text))
    except ValueError as error:
        raise BadOption(f"the command of {reference!r} cannot be read: {error}") from None
    program = shutil.which(command[0]) if command else None
    if program is None:
        if command and os.path.isfile(command[0]):
            file = command[0]
            sentence = f"{file} may not be run: name what runs it ('process:python3 {file}') or let it run (chmod +x)"
            raise BadOption(sentence)
        raise BadOption(f"there is no program to run in {reference!r}; a command is written process:./agent")
    about = {"__doc__": f"An agent in a process: {text}", "__module__": ProcessAgent.__module__}
    made = {"command": (os.path.abspath(program), *command[1:]), "reference": reference, "limits": limits}
    return type("ProcessAgent", (ProcessAgent,), made | about)


def _endpoint(address: str, reference: str, limits: Limits) -> type[Bot]:
    for package in ("httpx", "websockets"):
        if find_spec(package) is None:
            raise MissingPackage(f"an agent at an address needs {package}: pip install 'oneiros[client]'")
    from oneiros.agents import endpoint

    try:
        host = urlsplit(address).hostname
        _ = urlsplit(address).port
    except ValueError:
        host = None
    if not host:
        raise BadOption(f"the address of an agent is written http://127.0.0.1:9000/ or ws://..., not {address!r}")
    base = endpoint.HttpAgent if address.startswith("http") else endpoint.SocketAgent
    about = {"__doc__": f"An agent at {address}", "__module__": base.__module__}
    return type(base.__name__, (base,), {"address": address, "reference": reference, "limits": limits} | about)
