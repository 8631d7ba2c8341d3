"""The report of a tournament as a page: wins, pairs, seats and lengths of games."""

from __future__ import annotations

from collections.abc import Mapping

from oneiros.arena import html, svg
from oneiros.arena.svg import Cell, Whisker
from oneiros.arena.tournament.standings import Share, Standings
from oneiros.arena.tournament.strength import Strength
from oneiros.core.game import Game
from oneiros.core.types import shown


def write(game: Game, standings: Standings, ratings: Mapping[str, Strength], command: str) -> str:
    """The whole page."""
    plan = standings.plan
    players = "1 player" if plan.players == 1 else f"{plan.players} players"
    title = f"{game.title}: {', '.join(plan.bots)}"
    moves = standings.moves()
    parts = [
        html.heading(title, f"A tournament for {players} with the cards of {game.content.name}."),
        html.facts(
            [
                (f"{standings.games:,}", "games"),
                (f"{len(standings.deals):,}", "deals, each played by every seating"),
                (f"{len(plan.seatings()):,}", "seatings"),
                (f"{moves.mean:.0f}", f"moves a game, {moves.least} to {moves.most}"),
            ]
        ),
        *_who_wins(standings, ratings),
        *_pairs(standings),
        *_seats(standings),
        *_lengths(standings),
        html.footer(command, *_how(standings)),
    ]
    return html.page(title, parts)


def _who_wins(standings: Standings, ratings: Mapping[str, Strength]) -> list[str]:
    shares = standings.bots()
    if standings.together:
        about = "How often the game was won with this bot at the table. Everybody at the table wins or loses together."
        reference = None
    else:
        about = "The part of its seats' games that each bot won; a shared win counts in part."
        reference = 1 / standings.plan.players
        about += f" The dashed line is an equal share, {reference:.0%}."
    plot = svg.whiskers(
        [
            Whisker(bot, share.share, share.low, share.high, _mark(share, reference), _describe(share))
            for bot, share in shares.items()
        ],
        reference,
        lambda value: f"{value:.0%}" if value in (0, 1) else f"{value:.1%}",
        "share of wins, with its 95% interval",
    )
    heads = ["bot", "share of wins", "95% interval", "mean score"]
    rows = [
        [bot, f"{share.share:.1%}", f"{share.low:.1%} to {share.high:.1%}", standings.mean_score(bot)]
        for bot, share in shares.items()
    ]
    after = ""
    if ratings:
        heads += ["strength", "95% interval"]
        for row in rows:
            strength = ratings[row[0]]
            row += [f"{strength.points:+.0f}", f"{strength.low:+.0f} to {strength.high:+.0f}"]
        after = html.paragraphs(
            "The strength is a Bradley-Terry fit over all games at once; their order does not matter. 400 points more "
            "are ten times the chances against each other, and the mean of all is 0. Intervals come from drawing the "
            "deals anew."
        )
    failures = html.paragraphs(*standings.failures()) if standings.forfeits else ""
    table = html.table(heads, rows)
    return [html.chapter("Who wins", about), html.section("Shares of wins", plot, table, after, failures)]


def _pairs(standings: Standings) -> list[str]:
    plan, pairs = standings.plan, standings.pairs()
    order = list(standings.bots())
    if len(order) < 2 or plan.players < 2:
        return []
    cells = {
        (row, column): Cell(
            pairs[one, other].share, f"{pairs[one, other].share:.0%}", f"{one}, {other}: {_describe(pairs[one, other])}"
        )
        for row, one in enumerate(order)
        for column, other in enumerate(order)
        if (one, other) in pairs
    }
    if standings.together:
        about = "How often two bots win together: the row sits first, the column last."
        middle = sum(cell.value for cell in cells.values()) / len(cells)
    else:
        about = "Of the games that one of the two won, how many the bot of the row won against the bot of the column."
        middle = 0.5
    plot = svg.heat_map(order, order, cells, middle, "pairs of bots")
    return [
        html.chapter("Who beats whom" if not standings.together else "Who fits whom", about),
        html.section("Pairs", plot),
    ]


def _seats(standings: Standings) -> list[str]:
    seats = standings.seats()
    if not seats:
        return []
    plan = standings.plan
    fair = 1 / plan.players
    plot = svg.whiskers(
        [
            Whisker(f"seat {seat + 1}", share.share, share.low, share.high, _mark(share, fair), _describe(share))
            for seat, share in enumerate(seats)
        ],
        fair,
        lambda value: f"{value:.1%}",
        "share of wins, with its 95% interval",
    )
    off = [seat + 1 for seat, share in enumerate(seats) if _mark(share, fair)]
    found = (
        "No seat's interval leaves out an equal share."
        if not off
        else "The "
        + ("intervals of seats " if len(off) > 1 else "interval of seat ")
        + " and ".join(map(str, off))
        + (" leave" if len(off) > 1 else " leaves")
        + " out an equal share."
    )
    parts = [
        html.chapter(
            "Which seat is better",
            f"All bots sat on every seat equally often, so the seats should win equally often. {found}",
        ),
        html.section("Shares of wins by seat", plot),
    ]
    order = list(standings.bots())
    by_bot = standings.bot_seats()
    if len(order) > 1:
        cells = {
            (row, seat): Cell(
                by_bot[bot, seat].share - standings.bots()[bot].share,
                f"{by_bot[bot, seat].share:.1%}",
                f"{bot} on seat {seat + 1}: {_describe(by_bot[bot, seat])}",
            )
            for row, bot in enumerate(order)
            for seat in range(plan.players)
            if (bot, seat) in by_bot
        }
        columns = [f"seat {seat + 1}" for seat in range(plan.players)]
        parts.append(
            html.section(
                "Each bot on each seat",
                html.paragraphs("Colours tell how far a bot does better or worse there than it does in general."),
                svg.heat_map(order, columns, cells, 0.0, "bots on seats"),
            )
        )
    return parts


def _lengths(standings: Standings) -> list[str]:
    moves = standings.moves()
    about = (
        f"The mean is {moves.mean:.1f} moves (95% interval {moves.mean - moves.margin:.1f} to "
        f"{moves.mean + moves.margin:.1f}, standard deviation {moves.sd:.1f})."
    )
    endings = html.table(
        ["ending", "games", "share"],
        [
            [reason.replace("-", " "), f"{number:,}", f"{number / standings.games:.1%}"]
            for reason, number in standings.reasons.most_common()
        ],
    )
    return [
        html.chapter("How long it takes", about),
        html.section("Moves in a game", svg.histogram(standings.lengths, "moves")),
        html.section("How games ended", endings),
    ]


def _how(standings: Standings) -> list[str]:
    plan = standings.plan
    options = ", ".join(f"{name} {shown(value)}" for name, value in plan.options.items()) or "none"
    thinking = (
        "Search bots thought by their levels' own time, so these games cannot be repeated exactly."
        if plan.simulations is None
        else f"Search bots thought {plan.simulations:,} simulations a move, so the same command gives the same games, "
        "whatever the machine and the number of workers. It is not the time they are given in play."
    )
    return [
        "Every deal was played by every seating, so luck with the cards falls on all alike. Intervals are made from "
        "deals, because games with the same cards are not independent.",
        thinking,
        f"Seed {plan.seed}, rules version {plan.rules_version}, cards {plan.content}, options: {options}.",
    ]


def _mark(share: Share, reference: float | None) -> int:
    if reference is None:
        return 0
    return int(share.low > reference) - int(share.high < reference)


def _describe(share: Share) -> str:
    return f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%}) of {share.of:,.0f}"
