"""Folders of long runs: each belongs to one plan, which lies in it, so that a run can only continue its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, TypeVar

import msgspec

from oneiros.core.errors import BadOption

PLAN: Final = "plan.json"
Kind = Literal["tournament", "part", "dataset"]
P = TypeVar("P", bound=msgspec.Struct)


def claim(folder: Path, plan: msgspec.Struct, kind: Kind, name: str = PLAN) -> None:
    """Make the folder, or find it as the folder of this very plan. Another one's is refused."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sentence = f"{folder} cannot be made: {error.strerror}"
        raise BadOption(sentence, "not-written", file=str(folder), errno=error.errno) from None
    path = folder / name
    if not path.exists():
        path.write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=1) + b"\n")
        return
    found = read(path, type(plan), kind)
    if found != plan:
        differs = differences(found, plan)
        verb = "differs" if len(differs) == 1 else "differ"
        raise BadOption(
            f"{folder} holds another {kind} (its {' and '.join(differs).replace('_', ' ')} {verb}); name another "
            f"folder with --out",
            "other-run",
            kind=kind,
            folder=str(folder),
            differs=", ".join(differs),
        )


def read(path: Path, plan_type: type[P], kind: Kind) -> P:
    """The plan of a file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=plan_type)
    except (OSError, msgspec.DecodeError):
        sentence = f"{path} is not the plan of a {kind}; name another folder with --out"
        if kind == "part":
            sentence = f"{path} does not say which part of a tournament it is; name folders that --part has written"
        raise BadOption(sentence, "not-a-plan", kind=kind, file=str(path)) from None


def differences(one: msgspec.Struct, other: msgspec.Struct) -> list[str]:
    """The names of what is not the same in two plans."""
    return [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]
