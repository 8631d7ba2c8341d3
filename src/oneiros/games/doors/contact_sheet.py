"""The contact sheet of Doors: every kind of card with how many there are."""

from __future__ import annotations

from oneiros.drawing.piece import ART, WIDTH, Piece, box
from oneiros.games.doors.game import DoorsContent

PAPERS = {"red": "#932f33", "blue": "#1c5d89", "green": "#33734a", "brown": "#8b673b"}
LIGHT = "#ffe2a0"
MIDDLE, HEART = WIDTH / 2, ART / 2 + 4


def pieces(content: DoorsContent) -> list[Piece]:
    """Four places with their suns, moons, keys and doors, and the nightmares."""
    found = []
    for colour in content.colour:
        paper = box(26, 12, WIDTH - 52, ART - 14, PAPERS[colour.name], 10)
        for name, number, sign in (
            ("sun", colour.suns, _sun()),
            ("moon", colour.moons, _moon()),
            ("key", colour.keys, _key()),
            ("door", colour.doors, _door()),
        ):
            found.append(Piece(colour.name.capitalize(), f"{colour.name} {name}", paper + sign, corner=f"× {number}"))
    dark = box(26, 12, WIDTH - 52, ART - 14, "#1d0b16", 10)
    return [*found, Piece("Nightmares", "nightmare", dark + _horns(), corner=f"× {content.nightmares}")]


def _sun() -> str:
    rays = "".join(
        f'<rect x="{MIDDLE - 3}" y="{HEART - 42}" width="6" height="12" rx="3" fill="{LIGHT}" '
        f'transform="rotate({turn} {MIDDLE} {HEART})"/>'
        for turn in range(0, 360, 45)
    )
    return f'<circle cx="{MIDDLE}" cy="{HEART}" r="24" fill="{LIGHT}"/>{rays}'


def _moon() -> str:
    return (
        f'<path d="M{MIDDLE + 10} {HEART - 34}A34 34 0 1 0 {MIDDLE + 30} {HEART + 18}'
        f'A28 28 0 0 1 {MIDDLE + 10} {HEART - 34}Z" fill="{LIGHT}"/>'
    )


def _key() -> str:
    return (
        f'<g fill="none" stroke="{LIGHT}" stroke-width="8"><circle cx="{MIDDLE}" cy="{HEART - 20}" r="14"/>'
        f'<path d="M{MIDDLE} {HEART - 6}V{HEART + 40}M{MIDDLE} {HEART + 22}h16M{MIDDLE} {HEART + 36}h16"/></g>'
    )


def _door() -> str:
    return (
        f'<path d="M{MIDDLE - 28} {HEART + 40}V{HEART - 12}a28 28 0 0 1 56 0V{HEART + 40}Z" fill="{LIGHT}"/>'
        f'<path d="M{MIDDLE - 16} {HEART + 40}V{HEART - 10}a16 16 0 0 1 32 0V{HEART + 40}Z" fill="#2a1a08" '
        'opacity=".55"/>'
    )


def _horns() -> str:
    return (
        f'<path d="M{MIDDLE - 36} {HEART - 34}q4 26 20 30h32q16 -4 20 -30q12 34 -10 48q2 22 -26 26q-28 -4 -26 -26'
        f'q-22 -14 -10 -48Z" fill="#5b2036"/><circle cx="{MIDDLE - 12}" cy="{HEART + 12}" r="5" fill="{LIGHT}"/>'
        f'<circle cx="{MIDDLE + 12}" cy="{HEART + 12}" r="5" fill="{LIGHT}"/>'
    )
