"""Balance reports as HTML pages, for designers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from oneiros.arena import html, svg
from oneiros.arena.balance.findings import Findings
from oneiros.arena.balance.significance import FEWEST, NUMBERS, Comparison
from oneiros.arena.svg import Whisker

Claims = Sequence[tuple[str, str, bool]]
SHOWN = 12
FAIR = "A fair share is what everybody would win if only luck decided: half the games of two, a third of three."
MARKS = (
    "A dot is what was measured, the line through it how sure that is. A triangle marks what stands out: up for more "
    "than is fair, down for less. Dots do not stand out, however far off they look: luck alone could have done it."
)
HOLM = (
    "All comparisons of this page were judged together (Holm's method), because among hundreds some look remarkable by "
    "luck: if nothing were out of balance, the chance of even one triangle would be at most 5%. Holm's method holds "
    "however the findings depend on each other, and here they do: one player's win is another's loss."
)


class Variant(msgspec.Struct, frozen=True):
    """An option set to something else than its default, and what that changed."""

    option: str
    value: str
    help: str
    players: int
    games: int
    comparisons: list[Comparison]


def single(
    title: str,
    pack: str,
    command: str,
    found: Mapping[int, Findings],
    comparisons: Sequence[Comparison],
    dealt: Sequence[str],
    claims: Claims,
    notes: Sequence[str],
    rare: Sequence[tuple[int, str, str]],
    variants: Sequence[Variant],
) -> str:
    """What each part of one pack does to winning."""
    marked = sorted((one for one in comparisons if one.mark), key=lambda one: -abs(one.value - one.expected))
    games = sum(findings.games for findings in found.values())
    parts = [
        html.heading(f"The balance of {title}", f"What the parts of “{pack}” do to winning, between greedy players."),
        html.facts(
            [
                (f"{games:,}", "games"),
                (" · ".join(map(str, found)), "players"),
                (f"{len(comparisons):,}", "comparisons"),
                (f"{len(marked):,}", "stand out"),
            ]
        ),
        html.section("How to read this page", html.paragraphs(FAIR, MARKS)),
        html.chapter("What stands out"),
        _bullets([_sentence(one, dealt) for one in marked]) if marked else html.paragraphs(_nothing(games)),
    ]
    if claims:
        rows = [["yes" if met else "no", aim, measured] for aim, measured, met in claims]
        parts += [
            html.chapter("Aims"),
            html.section("What we want of the game", html.table(["met", "aim", "measured"], rows, 3)),
        ]
    parts += [html.paragraphs(*filter(None, notes))]
    parts += _variants(variants)
    for players, findings in found.items():
        parts += _players(players, findings, [one for one in comparisons if one.players == players], dealt)
    if rare:
        names = "; ".join(f"{item} ({group}, {players} players)" for players, group, item in rare)
        parts += [
            html.more(f"{len(rare)} items came up less than {FEWEST} times and were not judged", html.paragraphs(names))
        ]
    parts.append(html.footer(command, HOLM))
    return html.page(f"The balance of {title}", parts)


def _bullets(lines: Sequence[str]) -> str:
    """The first of many; the reader can open the others."""
    rest = lines[SHOWN:]
    return html.bullets(lines[:SHOWN]) + (html.more(f"{len(rest)} more", html.bullets(rest)) if rest else "")


def _nothing(games: int) -> str:
    return f"Nothing does, in {games:,} games. More games would show smaller differences."


def _sentence(one: Comparison, dealt: Sequence[str]) -> str:
    than = (
        "a fair share"
        if _by_chance(one.group, dealt)
        else f"the mean of {one.expected:.2f} for everything of the group “{one.group}”"
    )
    return (
        f"{one.players} players, {_named(one)}: its players win {one.value:.2f} fair shares "
        f"({one.low:.2f} to {one.high:.2f}), {'more' if one.mark > 0 else 'less'} than {than}."
    )


def _named(one: Comparison) -> str:
    return one.item if one.group == "seat" else f"{one.group}: {one.item}"


def _by_chance(group: str, dealt: Sequence[str]) -> bool:
    return group == "seat" or group in dealt


def _players(players: int, findings: Findings, comparisons: Sequence[Comparison], dealt: Sequence[str]) -> list[str]:
    scores = findings.scores
    parts = [
        html.chapter(
            f"{players} players",
            f"{findings.games:,} games. Scores: mean {scores.mean:.1f}, standard deviation {scores.sd:.1f}; best minus "
            f"worst of a game {findings.gaps.mean:.1f}; {findings.lengths.mean:.0f} moves.",
        )
    ]
    for group in dict.fromkeys(one.group for one in comparisons):
        mine = sorted((one for one in comparisons if one.group == group), key=lambda one: -one.value)
        expected = mine[0].expected
        about = (
            "Comes by chance, so everything should be at 1."
            if _by_chance(group, dealt)
            else f"Comes by play, and good players have more: held against the mean of the group, {expected:.2f}."
        )
        rows = [
            [one.item, f"{one.count:,}", f"{one.value:.2f}", f"{one.low:.2f} to {one.high:.2f}", _word(one.mark)]
            for one in mine
        ]
        parts.append(
            html.section(
                group.capitalize(),
                html.paragraphs(about),
                svg.whiskers([_whisker(one) for one in mine], expected, _plain, "wins, in fair shares"),
                html.more("The numbers", html.table(["what", "times", "fair shares", "interval", "stands out"], rows)),
            )
        )
    parts.append(html.section("Scores", svg.histogram(findings.histogram, "score")))
    if findings.counts:
        rows = [
            [f"{group}: {item}", f"{series.mean:.2f}", str(series.least), str(series.most)]
            for group, items in findings.counts.items()
            for item, series in sorted(items.items())
        ]
        parts.append(
            html.section(
                "What happens in a game",
                html.more("Means of all that was counted", html.table(["what", "mean", "least", "most"], rows)),
            )
        )
    return parts


def _word(mark: int) -> str:
    return {0: "", 1: "above", -1: "below"}[mark]


def _way(mark: int) -> str:
    return {0: "", 1: "up", -1: "down"}[mark]


def _plain(value: float) -> str:
    return f"{value:.2f}"


def _signed(value: float) -> str:
    return f"{value:+.2f}".replace("-", "−")


def _whisker(one: Comparison) -> Whisker:
    hint = f"{one.item}: {one.value:.2f} ({one.low:.2f} to {one.high:.2f}), {one.count:,} times"
    return Whisker(one.item, one.value, one.low, one.high, one.mark, hint)


# Options


def _variants(variants: Sequence[Variant]) -> list[str]:
    if not variants:
        return []
    parts = [
        html.chapter(
            "What the options do",
            "Each option was tried by itself, against games with all options at their defaults; differences are "
            "after less before, with intervals for comparisons of this part judged together.",
        )
    ]
    for variant in variants:
        shown = [one for one in variant.comparisons if one.group in (NUMBERS, "seat") or one.mark]
        rows = [
            [
                _named(one) if one.group != NUMBERS else one.item,
                _plain(one.before),
                _plain(one.before + one.value),
                _signed(one.value),
                f"{_signed(one.low)} to {_signed(one.high)}",
                _way(one.mark),
            ]
            for one in shown
        ]
        parts.append(
            html.section(
                f"{variant.option}: {variant.value}",
                html.paragraphs(variant.help, f"{variant.games:,} games of {variant.players} players."),
                html.table(["what", "default", "with it", "difference", "interval", "changed"], rows),
            )
        )
    return parts


# Two packs


def against(
    title: str,
    packs: tuple[str, str],
    command: str,
    found: Mapping[int, Findings],
    comparisons: Sequence[Comparison],
    new: Sequence[str],
    gone: Sequence[str],
) -> str:
    """What changed from the second pack to the first."""
    mine, other = packs
    marked = sorted((one for one in comparisons if one.mark), key=lambda one: (one.group != NUMBERS, -abs(one.value)))
    games = 2 * sum(findings.games for findings in found.values())
    parts = [
        html.heading(f"{title}: “{mine}” against “{other}”", "What changed, between greedy players."),
        html.facts(
            [
                (f"{games:,}", "games, half with each pack"),
                (" · ".join(map(str, found)), "players"),
                (f"{len(comparisons):,}", "comparisons"),
                (f"{len(marked):,}", "changed for certain"),
            ]
        ),
        html.section(
            "How to read this page",
            html.paragraphs(FAIR, MARKS.replace("more than is fair", "a rise").replace("for less", "for a fall")),
        ),
        html.chapter("What changed"),
        _bullets([_change(one) for one in marked]) if marked else html.paragraphs(_nothing(games)),
    ]
    for pack, names in ((mine, new), (other, gone)):
        if names:
            why = html.paragraphs("The other pack does not have them, or nobody came to hold them in these games.")
            parts.append(html.section(f"Held with “{pack}” only", why, _bullets(names)))
    for players in found:
        parts.append(html.chapter(f"{players} players"))
        ours = [one for one in comparisons if one.players == players]
        for group in dict.fromkeys(one.group for one in ours):
            parts.append(_changes(group, [one for one in ours if one.group == group], packs))
    parts.append(html.footer(command, HOLM))
    return html.page(f"{title}: {mine} against {other}", parts)


def _change(one: Comparison) -> str:
    unit = " fair shares" if one.wins else "" if one.group == NUMBERS else " in a game"
    return (
        f"{one.players} players, {one.item if one.group == NUMBERS else _named(one)}: from {one.before:.2f} to "
        f"{one.before + one.value:.2f}{unit} ({_signed(one.low)} to {_signed(one.high)})."
    )


def _changes(group: str, comparisons: Sequence[Comparison], packs: tuple[str, str]) -> str:
    """A group's items, the greatest rise first. Numbers of different units are a table only."""
    ranked = sorted(comparisons, key=lambda one: -one.value)
    rows = [
        [
            one.item,
            _plain(one.before),
            _plain(one.before + one.value),
            _signed(one.value),
            f"{_signed(one.low)} to {_signed(one.high)}",
            _way(one.mark),
        ]
        for one in ranked
    ]
    table = html.table(["what", packs[1], packs[0], "difference", "interval", "changed"], rows)
    if group == NUMBERS:
        return html.section("The games as a whole", table)
    axis = "difference in fair shares of wins" if comparisons[0].wins else "difference of the means in a game"
    plot = svg.whiskers([_whisker(one) for one in ranked], 0.0, _signed, axis)
    return html.section(group.capitalize(), plot, html.more("The numbers", table))
