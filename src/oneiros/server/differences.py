"""Differences between two values that are sent as JSON: what somebody who has the older one needs.

A difference is JSON itself; docs/protocol.md says how to read one. `apply` reads it here, in a browser
`web/src/net/differences.ts` does. `tests/golden/differences.json` holds both to the same.

Only what has changed is looked into, so to find a difference takes about as long as to compare. Values are compared as
Python does it: a field that is a bool is not to become a number.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import astuple

SAME: Final = object()
"""There is no difference."""
GONE: Final[list[Any]] = []
MUCH: Final = 2  # where one in so many places of a list has changed, the list is sent whole
FEW: Final = 2  # of fewer things in a list the names are not sent apart
_SCALARS: Final = frozenset({str, int, float, bool, type(None)})
_LISTS: Final = frozenset({list, tuple})
_names: dict[type, tuple[str, ...]] = {}


def find(old: Any, new: Any) -> Any:
    """The difference that makes the new value of the old one, or SAME. Both are Structs, dicts, lists or scalars."""
    return SAME if _same(old, new) else _find(old, new)


def _same(old: Any, new: Any) -> bool:
    return old is new or (old == new and type(old) is type(new))


def _find(old: Any, new: Any) -> Any:
    """The difference of values that are not the same."""
    kind = type(new)
    if kind in _SCALARS:
        return new
    if kind in _LISTS:
        return _of_lists(old, new) if type(old) in _LISTS else _whole_list(new)
    if kind is not type(old):
        return [new]
    if kind is dict:
        return _of_dicts(old, new)
    names = _names_of(kind)
    if not names:
        return [new]
    found = {}
    for name, was, became in zip(names, astuple(old), astuple(new), strict=True):
        if was is not became and (was != became or type(was) is not type(became)):
            found[name] = _find(was, became)
    return found


def _names_of(kind: type) -> tuple[str, ...]:
    """The names of a Struct's fields in JSON. Empty for what is not looked into."""
    names = _names.get(kind)
    if names is None:
        config = getattr(kind, "__struct_config__", None)
        closed = config is None or config.omit_defaults or config.array_like
        names = _names[kind] = () if closed else kind.__struct_encode_fields__  # type: ignore[attr-defined]
    return names


def _of_dicts(old: dict[Any, Any], new: dict[Any, Any]) -> Any:
    if [*old] != [*new]:
        kept = [key for key in old if key in new]
        if [*kept, *(key for key in new if key not in old)] != [*new]:
            return [new]  # a reader would have the same names in another order
    found: dict[str, Any] = {}
    for key, became in new.items():
        if key not in old:
            found[str(key)] = became if type(became) in _SCALARS else [became]
        elif not _same(was := old[key], became):
            found[str(key)] = _find(was, became)
    for key in old:
        if key not in new:
            found[str(key)] = GONE
    return found


def _of_lists(old: Any, new: Any) -> Any:
    before, after = len(old), len(new)
    if not before or not after:
        return _whole_list(new)
    if before != after:
        first, shorter = 0, min(before, after)
        while first < shorter and _same(old[first], new[first]):
            first += 1
        last = 0
        while last < shorter - first and _same(old[-1 - last], new[-1 - last]):
            last += 1
        return [first, before - first - last, new[first : after - last]]
    found = {}
    for at, (was, became) in enumerate(zip(old, new, strict=True)):
        if was is not became and (was != became or type(was) is not type(became)):
            found[str(at)] = _find(was, became)
    if len(found) * MUCH > after and all(type(one) in _SCALARS for one in found.values()):
        return [new]
    return found


def _whole_list(new: Any) -> list[Any]:
    """A list that is sent whole. Of several Structs of one kind the names are sent once."""
    if len(new) < FEW:
        return [new]
    kind = type(new[0])
    config = getattr(kind, "__struct_config__", None)
    if config is None or config.tag is not None or any(type(one) is not kind for one in new):
        return [new]
    names = _names_of(kind)
    return [names, [astuple(one) for one in new]] if names else [new]


def apply(old: Any, difference: Any) -> Any:
    """The new value, from the old one and a difference, both as JSON has them. Nothing that is given changes."""
    if isinstance(difference, list):
        if len(difference) == 1:
            return difference[0]
        if len(difference) == 2:
            names, rows = difference
            return [dict(zip(names, row, strict=True)) for row in rows]
        first, gone, put = difference
        return [*old[:first], *put, *old[first + gone :]]
    if not isinstance(difference, dict):
        return difference
    if isinstance(old, list | tuple):
        changed = list(old)
        for at, one in difference.items():
            changed[int(at)] = apply(old[int(at)], one)
        return changed
    merged = dict(old)
    for key, one in difference.items():
        if one == GONE:
            merged.pop(key)
        else:
            merged[key] = apply(old.get(key), one)
    return merged
