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
_NONE: Final = type(None)
_names: dict[type, tuple[str, ...]] = {}


def find(old: Any, new: Any) -> Any:
    """The difference that makes the new value of the old one, or SAME. Both are Structs, dicts, lists or scalars."""
    return SAME if old is new else _find(old, new)


def _scalar(kind: type) -> bool:
    """Whether values of this kind have no parts. One after the other: compiled, that is quicker than a set of kinds."""
    return kind is int or kind is str or kind is _NONE or kind is float or kind is bool


def _same(old: Any, new: Any) -> bool:
    return old is new or (old == new and type(old) is type(new))


def _find(old: Any, new: Any) -> Any:
    """The difference of two values. Each is walked through once."""
    kind = type(new)
    if _scalar(kind):
        return SAME if old == new and type(old) is kind else new
    if kind is list or kind is tuple:
        return _of_lists(old, new) if type(old) is list or type(old) is tuple else _whole_list(new)
    if kind is not type(old):
        return [new]
    if kind is dict:
        return _of_dicts(old, new)
    names = _names_of(kind)
    if not names:
        return SAME if old == new else [new]
    before: tuple[Any, ...] = astuple(old)
    after: tuple[Any, ...] = astuple(new)
    found: dict[str, Any] = {}
    for at in range(len(names)):
        was, became = before[at], after[at]
        if was is not became:
            one = _find(was, became)
            if one is not SAME:
                found[names[at]] = one
    return found or SAME


def _names_of(kind: type) -> tuple[str, ...]:
    """The names of a Struct's fields in JSON. Empty for what is not looked into."""
    names = _names.get(kind)
    if names is None:
        config = getattr(kind, "__struct_config__", None)
        closed = config is None or config.omit_defaults or config.array_like
        names = _names[kind] = () if closed else kind.__struct_encode_fields__  # type: ignore[attr-defined]
    return names


def _of_dicts(old: dict[Any, Any], new: dict[Any, Any]) -> Any:
    keys = list(old)
    if keys != list(new):
        kept = [key for key in keys if key in new]
        if kept + [key for key in new if key not in old] != list(new):
            return [new]  # a reader would have the same names in another order
    found: dict[str, Any] = {}
    for key, became in new.items():
        was = old.get(key, SAME)
        if was is SAME:
            found[str(key)] = became if _scalar(type(became)) else [became]
        elif was is not became:
            one = _find(was, became)
            if one is not SAME:
                found[str(key)] = one
    for key in keys:
        if key not in new:
            found[str(key)] = GONE
    return found or SAME


def _of_lists(old: Any, new: Any) -> Any:
    before, after = len(old), len(new)
    if not before or not after:
        return SAME if before == after else _whole_list(new)
    if before != after:
        begin, shorter = 0, min(before, after)
        while begin < shorter and _same(old[begin], new[begin]):
            begin += 1
        end = 0
        while end < shorter - begin and _same(old[before - 1 - end], new[after - 1 - end]):
            end += 1
        return [begin, before - begin - end, new[begin : after - end]]
    first = type(new[0])
    # The shortest way, and what most lists are. Of dicts the order counts too, so they are looked into.
    if (_scalar(first) or first is list or first is tuple) and old == new:
        return SAME
    found: dict[str, Any] = {}
    plain = True  # whether all that has changed are scalars now
    for at in range(after):
        was, became = old[at], new[at]
        if was is not became:
            one = _find(was, became)
            if one is not SAME:
                found[str(at)] = one
                plain = plain and _scalar(type(one))
    if plain and len(found) * MUCH > after:
        return [new]
    return found or SAME


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
