"""Look-up tables of Workshop: what never changes in a game, shared by all its states.

The main part is the patterns. A landscape is finished when its stacks stand and the dreamer is where the card shows
him (W37). So for each card and each field of the dreamer there are at most four places for the landscape, one for each
way to turn it. Each place is listed with the exact code of each of its stacks. The code under the dreamer is the same
for all of them. It almost always shows at once that nothing stands.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.games.workshop.moves import AWAKEN, GROUP_BASES, GROUPS
from oneiros.games.workshop.pieces import COLOURS, FIELDS, LEVELS

TREE: Final = 1  # marks of a card's field
DREAMER: Final = 2
MEMORY: Final = 4096

Cell = tuple[int, int, int, int]
"""A field of a card: row, column, code of its stack, marks."""


@final
class Tables:
    """The workshop's grid, the cards and the numbers of pieces."""

    def __init__(
        self,
        width: i64,
        rows: i64,
        levels: list[int],
        points: list[int],
        powers: list[int],
        cells: list[list[Cell]],
        shards: list[int],
        trees: list[int],
        dots: list[int],
        token_points: list[int],
        token_copies: list[int],
        harvest: list[tuple[int, int]],
        card_names: list[str],
        field_names: list[str],
    ) -> None:
        self.card_names = card_names
        self.field_names = field_names
        self.width = width
        self.fields: i64 = width * rows
        self.board: i64 = (1 << self.fields) - 1  # all fields, as a set
        self.entry: i64 = (rows - 1) * width + width // 2  # W5
        self.first_column: i64 = sum(1 << row * width for row in range(rows))
        self.last_column: i64 = self.first_column << (width - 1)
        self.near = vec[i64]([self.around(1 << field) for field in range(FIELDS)])  # by field: its neighbours
        self.away = vec[i64]([self._distance(field) for field in range(FIELDS)])  # in steps from the entry
        # Cards, by number.
        self.cards: i64 = len(levels)
        self.level = vec[i64](levels)
        self.points = vec[i64](points)
        self.power = vec[i64](powers)
        self.of_level = vec[i64]([sum(1 << card for card in range(len(levels)) if levels[card] == level)
                                  for level in range(LEVELS)])  # fmt: skip
        self.underfoot = vec[i64]([_underfoot(card) for card in cells])  # the code where the dreamer stands
        # By card and dreamer's field, where its patterns begin; each is a set of fields, the set of those with trees,
        # how many fields, and for each the field and its code.
        self.pattern_at = vec[i64]()
        self.patterns = vec[i64]()
        self._make_patterns(cells)
        # By card: the least number of shards of each colour it takes, trees' green shards included.
        self.needs = vec[i64]()
        self._make_needs(cells)
        # Numbers of pieces.
        self.shards = vec[i64](shards)
        self.all_shards: i64 = sum(shards)
        self.trees = vec[i64](trees)  # by number of players
        self.spots = vec[i64]([sum(1 for dot in dots if dot <= players) for players in range(5)])  # W11, likewise
        self.token_points = vec[i64](token_points)
        self.token_copies = vec[i64](token_copies)
        self.harvest_from = vec[i64]([number for number, _ in harvest])
        self.harvest_gives = vec[i64]([gives for _, gives in harvest])
        bases = list(GROUP_BASES)
        bases += [AWAKEN, AWAKEN + len(levels), AWAKEN + 2 * len(levels)]
        self.bases = vec[i64](bases)
        self.no_actions = vec[i64]([0] * GROUPS)  # to copy, which is quicker than to make
        self.nowhere = vec[i64]([0] * FIELDS)
        self.memory: list[object] = [None] * MEMORY  # what `missing` found of late, by workshop

    def around(self, fields: i64) -> i64:
        """The neighbours of a set of fields, which may include some of the set itself (W5)."""
        sides = (fields & ~self.last_column) << 1 | (fields & ~self.first_column) >> 1
        return (sides | fields << self.width | fields >> self.width) & self.board

    def _distance(self, field: i64) -> i64:
        rows = field // self.width - self.entry // self.width
        columns = field % self.width - self.entry % self.width
        return (rows if rows > 0 else -rows) + (columns if columns > 0 else -columns)

    def _make_patterns(self, cells: list[list[Cell]]) -> None:
        at: list[int] = []
        flat: list[int] = []
        for card in cells:
            turned = turns(card)
            for field in range(FIELDS):
                at.append(len(flat))
                if field < self.fields:
                    for way in turned:
                        flat += self._pattern(way, field)
        at.append(len(flat))
        self.pattern_at = vec[i64](at)
        self.patterns = vec[i64](flat)

    def _pattern(self, cells: list[Cell], field: int) -> list[int]:
        """The pattern of a turned card, cells relative to the dreamer, with him on that field; [] if it sticks out."""
        width = int(self.width)
        rows = int(self.fields) // width
        covered = 0
        trees = 0
        pairs: list[int] = []
        for row, column, code, marks in cells:
            row += field // width
            column += field % width
            if not (0 <= row < rows and 0 <= column < width):
                return []
            place = row * width + column
            covered |= 1 << place
            if marks & TREE:
                trees |= 1 << place
            pairs += [place, code]
        return [covered, trees, len(cells), *pairs]

    def _make_needs(self, cells: list[list[Cell]]) -> None:
        flat: list[int] = []
        for card in cells:
            needs = [0] * COLOURS
            for _, _, code, marks in card:
                while code:
                    needs[(code & 7) - 1] += 1
                    code >>= 3
                if marks & TREE:
                    needs[2] += 1
            flat += needs
        self.needs = vec[i64](flat)


def turns(cells: list[Cell]) -> list[list[Cell]]:
    """The different ways a card can be turned, each with its fields placed from where the dreamer stands."""
    base_row, base_column = 0, 0
    for row, column, _, marks in cells:
        if marks & DREAMER:
            base_row, base_column = row, column
    way = sorted([(row - base_row, column - base_column, code, marks) for row, column, code, marks in cells])
    found: list[list[Cell]] = []
    for _ in range(4):
        if way not in found:
            found.append(way)
        way = sorted([(column, -row, code, marks) for row, column, code, marks in way])
    return found


def _underfoot(cells: list[Cell]) -> int:
    for _, _, code, marks in cells:
        if marks & DREAMER:
            return code
    return 0
