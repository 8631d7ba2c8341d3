"""The geometry of Runners: where a tile of each shape can lie (U2, U8).

The 3x3 square lies in the middle of a grid of 7x7 cells: a straight three may hang over by two. A place of a shape is
a turn (quarter turns clockwise) and the row and column of its top left corner. These are counted from the square's own
corner (-2 to 2). Each place covers at least one field. Cells of the grid are the bits of one `i64`.
"""

from typing import Final

from oneiros.games.runners.pieces import FIELDS, SHAPES

GRID: Final = 7
MARGIN: Final = 2
SIDE: Final = 3
TURNS: Final = 4

PLACE_COUNTS: Final = bytes((9, 48, 60, 60))  # by shape
PLACE_BASES: Final = bytes((0, 9, 57, 117))  # where a shape's places begin among all of them
PLACES: Final = 177

CELLS: Final = (
    ((0, 0),),
    ((0, 0), (0, 1)),
    ((0, 0), (0, 1), (0, 2)),
    ((0, 0), (1, 0), (1, 1)),  # an end, the corner, the other end
)
"""By shape: the cells of the tile as drawn, as rows and columns, in the order of its effects."""


class Place:
    """One way for a tile of a shape to lie."""

    def __init__(self, shape: int, turn: int, row: int, column: int) -> None:
        self.shape = shape
        self.turn = turn
        self.row = row
        self.column = column
        self.cells = [(row + down, column + right) for down, right in turned(shape, turn)]

    def fields(self) -> list[int]:
        """By cell: the field of the square it covers, -1 for a cell outside."""
        return [_field(row, column) for row, column in self.cells]

    def mask(self) -> int:
        """The cells as bits of the grid."""
        bits = 0
        for row, column in self.cells:
            bits |= 1 << ((row + MARGIN) * GRID + column + MARGIN)
        return bits


def _field(row: int, column: int) -> int:
    inside = 0 <= row < SIDE and 0 <= column < SIDE
    return row * SIDE + column if inside else -1


def turned(shape: int, turn: int) -> list[tuple[int, int]]:
    """The cells of a shape after so many quarter turns clockwise, from their own top left corner."""
    cells = list(CELLS[shape])
    for _ in range(turn):
        bottom = max(row for row, _ in cells)
        cells = [(column, bottom - row) for row, column in cells]
    return cells


def places_of(shape: int) -> list[Place]:
    """All places of a shape, in the order of the action space. A single looks the same however it is turned."""
    found: list[Place] = []
    for turn in range(TURNS if shape else 1):
        for row in range(-MARGIN, SIDE):
            for column in range(-MARGIN, SIDE):
                place = Place(shape, turn, row, column)
                if any(field >= 0 for field in place.fields()):
                    found.append(place)
    return found


def all_places() -> list[Place]:
    """The places of all shapes, one shape after the other."""
    found: list[Place] = []
    for shape in range(SHAPES):
        found += places_of(shape)
    return found


def square_bits(place: Place) -> int:
    """The fields a place covers, as bits."""
    bits = 0
    for field in place.fields():
        if 0 <= field < FIELDS:
            bits |= 1 << field
    return bits
