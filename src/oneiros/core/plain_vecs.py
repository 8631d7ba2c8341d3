"""A stand-in for `librt.vecs` where that has no build: the plain rules then run on lists.

Only what the rules use: `vec[i64](items)`, indexing, slices, `append` and `extend`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

T = TypeVar("T")


class vec(list[T]):  # noqa: N801 - the name it stands in for
    """A list that can be named with its item type."""

    def __class_getitem__(cls, item: Any) -> Any:
        return cls

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        return vec(found) if isinstance(index, slice) else found


def append(values: vec[T], value: T) -> vec[T]:
    """The vec with one more value; as with the original, the argument is not used afterwards."""
    values.append(value)
    return values


def extend(values: vec[T], more: Iterable[T]) -> vec[T]:
    """The vec with more values."""
    values.extend(more)
    return values
