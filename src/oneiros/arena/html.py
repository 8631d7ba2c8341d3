"""HTML of the reports: one page that needs nothing else, no network, no script, no font.

It is dark or light as the reader's screen is, and prints.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

STYLE: Final = """
:root{color-scheme:dark;--bg:#0d1b2c;--sheet:#13273a;--sheet-2:#1a3348;--line:#2c4a5d;--ink:#f4ead6;--ink-2:#bccbcd;
--lit:#f2b957;--win:#52c2b4;--loss:#e27a58;--dot:#8fa9dd}
@media (prefers-color-scheme:light){:root{color-scheme:light;--bg:#f4ecdf;--sheet:#fbf6ea;--sheet-2:#fffcf4;
--line:#c9c2ae;--ink:#22303d;--ink-2:#4a5a66;--lit:#ad600b;--win:#1d7a70;--loss:#b8472a;--dot:#3f5fa6}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.55 system-ui,'Segoe UI','Noto Sans',sans-serif;
font-variant-numeric:tabular-nums}
main{max-width:860px;margin:0 auto;padding:32px 16px 64px}
h1,h2,h3{font-family:Georgia,'Times New Roman',serif;line-height:1.15;font-weight:600;text-wrap:balance}
h1{font-size:40px;margin:0 0 8px}
h2{font-size:26px;margin:48px 0 8px}
h3{font-size:19px;margin:0 0 8px}
p{margin:8px 0;max-width:70ch}
.lead{color:var(--ink-2)}
section.sheet,.facts div{background:var(--sheet);border:1px solid var(--line);border-radius:14px}
section.sheet{padding:20px;margin:16px 0;overflow-x:auto}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;margin:24px 0}
.facts div{padding:12px 16px}
.facts b{display:block;font:600 26px/1.2 Georgia,serif}
.facts span{color:var(--ink-2);font-size:14px}
ul.notes{padding-left:22px;margin:8px 0}
ul.notes li{margin:6px 0;max-width:72ch}
table{border-collapse:collapse;width:100%;font-size:15px}
th,td{padding:7px 10px;border-bottom:1px solid var(--line);text-align:right;vertical-align:top}
th{color:var(--ink-2);font-weight:600}
th:first-child,td:first-child,td.words,th.words{text-align:left}
tr:last-child td{border-bottom:0}
details{margin-top:8px}
summary{cursor:pointer;color:var(--ink-2)}
summary:focus-visible{outline:2px solid var(--lit);outline-offset:3px}
code{font-family:ui-monospace,Consolas,monospace;font-size:14px;background:var(--sheet-2);padding:2px 6px;
border-radius:6px;overflow-wrap:anywhere}
svg{display:block;width:100%;height:auto;min-width:520px;font:13.5px system-ui,'Segoe UI','Noto Sans',sans-serif}
svg text{fill:var(--ink)}
svg .tick,svg .axis{fill:var(--ink-2);font-size:12.5px}
svg .figure{font-weight:600}
svg .grid{stroke:var(--line);stroke-width:1;opacity:.6}
svg .base{stroke:var(--line);stroke-width:1.5}
svg .reference{stroke:var(--lit);stroke-width:2;stroke-dasharray:5 4}
svg .row{fill:transparent}
svg .item:hover .row{fill:var(--sheet-2)}
svg .item{--tone:var(--dot)}
svg .above{--tone:var(--win)}
svg .below{--tone:var(--loss)}
svg .interval{stroke:var(--tone);stroke-width:3;stroke-linecap:round;opacity:.65}
svg .dot{fill:var(--tone);stroke:var(--sheet);stroke-width:1.5}
svg .bar{fill:var(--dot)}
svg .no-cell{fill:none;stroke:var(--line);stroke-dasharray:3 4}
.mark-above{color:var(--win);font-weight:600}.mark-below{color:var(--loss);font-weight:600}
footer{margin-top:48px;color:var(--ink-2);font-size:14px}
@media print{body{background:none}section.sheet{break-inside:avoid}}
"""


def page(title: str, parts: Iterable[str]) -> str:
    """A whole page of parts that are HTML already."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def heading(title: str, lead: str = "") -> str:
    """The page's own title and what it is about."""
    return f"<h1>{escape(title)}</h1>" + (f'<p class="lead">{escape(lead)}</p>' if lead else "")


def chapter(title: str, *lines: str) -> str:
    """The title of a part of the page, and sentences."""
    return f"<h2>{escape(title)}</h2>" + paragraphs(*lines)


def paragraphs(*lines: str) -> str:
    """Sentences, a paragraph each."""
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


def section(title: str, *inside: str) -> str:
    """A section with a drawing or a table."""
    return f'<section class="sheet"><h3>{escape(title)}</h3>{"".join(inside)}</section>'


def facts(numbers: Iterable[tuple[str, str]]) -> str:
    """The main numbers, each with its label."""
    boxes = "".join(f"<div><b>{escape(number)}</b><span>{escape(what)}</span></div>" for number, what in numbers)
    return f'<div class="facts">{boxes}</div>'


def bullets(lines: Iterable[str]) -> str:
    """Sentences as a list."""
    return '<ul class="notes">' + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> str:
    """A table; its first so many columns are words, the others numbers."""

    def line(cells: Sequence[str], tag: str) -> str:
        inner = (
            f"<{tag}{' class=words' if number < words else ''}>{escape(cell)}</{tag}>"
            for number, cell in enumerate(cells)
        )
        return f"<tr>{''.join(inner)}</tr>"

    body = "".join(line(row, "td") for row in rows)
    return f"<table><thead>{line(heads, 'th')}</thead><tbody>{body}</tbody></table>"


def more(summary: str, inside: str) -> str:
    """Details that the reader can open."""
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>"


def footer(command: str, *lines: str) -> str:
    """How the page was made."""
    return f"<footer>{paragraphs(*lines)}<p>Made by <code>{escape(command)}</code></p></footer>"
