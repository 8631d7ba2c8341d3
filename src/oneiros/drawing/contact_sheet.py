"""Contact sheets: all pieces of a content pack on one SVG picture, drawn from the pack itself.

A game draws its pieces by `pieces` of its module `contact_sheet`. A game without that module is drawn by
`generic_sheet`.
"""

from __future__ import annotations

from html import escape

from oneiros.core.game import Game
from oneiros.drawing import generic_sheet
from oneiros.drawing.piece import HEIGHT, WIDTH, Piece

COLUMNS = 6
GAP = 16
MARGIN = 32
STYLE = """
svg{--bg:#f4ecdf;--sheet:#fffcf4;--line:#c9c2ae;--ink:#22303d;--ink-2:#4a5a66;--well:#eae3d3;--light:#ad600b}
@media (prefers-color-scheme:dark){svg{--bg:#0d1b2c;--sheet:#1a3348;--line:#2c4a5d;--ink:#f4ead6;--ink-2:#bccbcd;
--well:#0c1a29;--light:#f2b957}}
text{font-family:system-ui,'Segoe UI','Noto Sans',sans-serif;fill:var(--ink);font-size:13px}
.title{font-family:Georgia,'Times New Roman',serif;font-size:34px;font-weight:600}
.heading{font-family:Georgia,'Times New Roman',serif;font-size:22px;font-weight:600}
.name{font-weight:600}.small{font-size:12px;fill:var(--ink-2)}.big{font-size:34px;font-weight:600;font-family:Georgia,serif}
.card{fill:var(--sheet);stroke:var(--line)}.well{fill:var(--well)}.light{fill:var(--light)}.line{stroke:var(--ink-2);fill:none}
.on{fill:#fff8ea}.count{font-weight:600;fill:var(--light)}
"""


def draw(game: Game) -> str:
    """The whole sheet. Games without a drawing of their own are drawn as lists of words."""
    module = game.part("contact_sheet") or generic_sheet
    pieces: list[Piece] = module.pieces(game.content)
    wide = 2 * MARGIN + COLUMNS * WIDTH + (COLUMNS - 1) * GAP
    parts = [f'<text class="title" x="{MARGIN}" y="62">{escape(game.content.name)}</text>']
    y = 84
    for heading in dict.fromkeys(piece.heading for piece in pieces):
        mine = [piece for piece in pieces if piece.heading == heading]
        parts.append(f'<text class="heading" x="{MARGIN}" y="{y + 30}">{escape(heading)}</text>')
        y += 46
        for number, piece in enumerate(mine):
            row, column = divmod(number, COLUMNS)
            x = MARGIN + column * (WIDTH + GAP)
            parts.append(f'<g transform="translate({x} {y + row * (HEIGHT + GAP)})">{piece.svg()}</g>')
        y += -(-len(mine) // COLUMNS) * (HEIGHT + GAP)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {y + MARGIN}" width="{wide}" '
        f'height="{y + MARGIN}"><title>{escape(game.content.name)}</title><style>{STYLE}</style>'
        f'<rect width="100%" height="100%" fill="var(--bg)"/>{"".join(parts)}</svg>\n'
    )
