"""A stand-in for `librt.vecs` where that has no build: the plain rules then run on arrays and lists.

It has only what the rules use: `vec[i64](items)`, indexing, slices, `append`, `extend`, and the buffer protocol for
numbers.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import partial
from typing import Any, TypeVar

from mypy_extensions import i16, i64, u8

T = TypeVar("T")

NUMBERS: dict[Any, str] = {i64: "q", i16: "h", u8: "B", float: "d"}


class vec(list[T]):  # noqa: N801 - the name it stands in for
    """A list that can be named with its item type. For numbers it is an array of that type."""

    def __class_getitem__(cls, item: Any) -> Any:
        return partial(array, NUMBERS[item]) if item in NUMBERS else cls


def append(values: vec[T], value: T) -> vec[T]:
    """The vec with one more value. As with the original, do not use the argument afterwards."""
    values.append(value)
    return values


def extend(values: vec[T], more: Iterable[T]) -> vec[T]:
    """The vec with more values."""
    values.extend(more)
    return values
