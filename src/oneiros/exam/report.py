"""The report of an exam as a page: skill, rules and cost, each by itself, and the worst moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from shlex import quote

from oneiros.arena import html, svg
from oneiros.arena.svg import Whisker
from oneiros.bots.analysis import MISTAKE
from oneiros.core.errors import OneirosError
from oneiros.exam.figures import Figures, Skill, figures, split
from oneiros.exam.log import Exam, Head
from oneiros.exam.paper import STANDARD, Item, Paper
from oneiros.exam.scale import Mark, marks
from oneiros.exam.sitting import Choice, Sheet
from oneiros.registry import find
from oneiros.text import speaker
from oneiros.text.rulebook import rule

WORST = 12  # moves that are shown
LONGEST = 160  # characters of a rule


def write(exam: Exam) -> str:
    """The whole page."""
    head, sheets = exam.head, exam.sheets
    all_of_it = figures(sheets)
    title = f"The exam of {head.agent}"
    skill, rules = all_of_it.skill, all_of_it.rules
    parts = [
        html.heading(title, _lead(exam)),
        html.facts(
            [
                (_points(skill.loss), f"points of the chance to win given away a choice, of {skill.choices:,}"),
                (_share(skill.mistakes, skill.choices), f"of its choices gave away {100 * MISTAKE:.0f} or more"),
                (_share(rules.refusals, rules.answers), "of its answers were refused"),
                (f"{all_of_it.cost.seconds / max(1, rules.answers):.2f} s", "for an answer"),
            ]
        ),
        *_standing(head, skill),
        *_skill(sheets),
        *_rules(all_of_it),
        *_cost(all_of_it, head),
        *_worst(sheets),
        html.footer(command(head), *_how(head.paper)),
    ]
    return html.page(title, parts)


def _lead(exam: Exam) -> str:
    asked = len(exam.head.items())
    done = f"All {asked:,} sittings." if not exam.left else f"{len(exam.sheets):,} of {asked:,} sittings so far."
    return f"{done} Every choice is graded by what the seat could know. Skill, rules and cost stand apart."


def _standing(head: Head, skill: Skill) -> list[str]:
    """Beside scripted agents of known strength, if they sat the same exam."""
    known = marks(head.paper)
    if not known:
        return []
    here = Mark(skill.loss, skill.low, skill.high)
    rows = [Whisker(name, one.loss, one.low, one.high, 0, name) for name, one in known.items()]
    rows.append(Whisker(head.agent, here.loss, here.low, here.high, 1, "this agent"))
    rows.sort(key=lambda row: row.value)
    plot = svg.whiskers(rows, None, _points, "points of the chance to win given away a choice, with its 95% interval")
    about = "The same exam was sat by scripted agents. Further left is better; the triangle is this agent."
    return [html.chapter("Where it stands", about), html.section("Given away by a choice", plot)]


def _skill(sheets: Sequence[Sheet]) -> list[str]:
    about = (
        "What a move gave away is the chance to win with the best move, less the chance with this one, in points of a "
        "hundred. Who finds better moves than the judge comes out below 0."
    )
    by_game = _table("game", sheets, lambda sheet: find(sheet.item.game).title)
    parts = [html.chapter("Skill", about), html.section("By game", _plot(sheets), by_game)]
    if len({sheet.item.pack for sheet in sheets}) > 1:
        parts.append(html.section("By pack", _table("pack", sheets, lambda sheet: pack_name(sheet.item.pack))))
    if len({sheet.item.language for sheet in sheets}) > 1:
        lines = html.paragraphs("The same deals in every language, so a difference is one of words.")
        parts.append(html.section("By language", lines, _table("language", sheets, lambda sheet: sheet.item.language)))
    return parts


def _plot(sheets: Sequence[Sheet]) -> str:
    rows = []
    for name, group in split(sheets, lambda sheet: find(sheet.item.game).title).items():
        skill = figures(group).skill
        rows.append(Whisker(name, skill.loss, skill.low, skill.high, 0, f"{name}: {skill.choices} choices"))
    return svg.whiskers(rows, None, _points, "points given away a choice, with its 95% interval")


def _table(what: str, sheets: Sequence[Sheet], by: Callable[[Sheet], str]) -> str:
    heads = [what, "choices", "given away", "95% interval", "mistakes", "refused", "sittings lost by a fault"]
    rows = []
    for name, group in split(sheets, by).items():
        skill, rules, _ = figures(group)
        rows.append(
            [
                name,
                f"{skill.choices:,}",
                _points(skill.loss),
                f"{_points(skill.low)} to {_points(skill.high)}",
                _share(skill.mistakes, skill.choices),
                _share(rules.refusals, rules.answers),
                f"{sum(rules.failed.values())} of {rules.sittings}",
            ]
        )
    return html.table(heads, rows)


def _rules(all_of_it: Figures) -> list[str]:
    rules = all_of_it.rules
    about = (
        f"Of {rules.answers:,} answers {rules.not_understood:,} were not understood, and "
        f"{sum(rules.refused.values()):,} named a move that a rule forbids."
    )
    rows = [
        [find(game).title, number or "-", _rule(game, number), f"{count:,}"]
        for (game, number), count in sorted(rules.refused.items(), key=lambda one: (-one[1], one[0]))
    ]
    table = html.table(["game", "rule", "what it says", "refused"], rows, words=3) if rows else ""
    faults = [f"{count} of {rules.sittings} sittings lost: {kind}." for kind, count in sorted(rules.failed.items())]
    inside = table + (html.bullets(faults) if faults else "")
    return [html.chapter("Rules", about), *([html.section("Refusals by rule", inside)] if inside else [])]


def _rule(game: str, number: str) -> str:
    """The beginning of a rule."""
    if not number:
        return "no single rule"
    try:
        text = " ".join(rule(find(game), number).replace("**", "").split())
    except OneirosError:
        return ""
    text = text.removeprefix(number).strip()
    return text if len(text) <= LONGEST else f"{text[:LONGEST].rsplit(' ', 1)[0]} …"


def _cost(all_of_it: Figures, head: Head) -> list[str]:
    cost, answers = all_of_it.cost, max(1, all_of_it.rules.answers)
    rows = [["seconds", f"{cost.seconds:,.1f}", f"{cost.seconds / answers:.3f}"]]
    if head.reads:
        rows.append(["characters told", f"{cost.told:,}", f"{cost.told / answers:,.0f}"])
        rows.append(["characters said", f"{cost.said:,}", f"{cost.said / answers:,.0f}"])
    for name, tokens in (("input tokens", cost.input_tokens), ("output tokens", cost.output_tokens)):
        if tokens is not None:
            rows.append([name, f"{tokens:,}", f"{tokens / answers:,.0f}"])
    about = "Tokens are what the agent reports. Time depends on the machine, and nobody can check it."
    return [html.chapter("Cost", about), html.section("All answers", html.table(["", "in all", "an answer"], rows))]


def _worst(sheets: Sequence[Sheet]) -> list[str]:
    made = [(sheet, choice) for sheet in sheets for choice in sheet.choices if choice.action is not None]
    made.sort(key=lambda one: (-one[1].loss, one[0].item.number, one[1].number))
    lines = [_told(sheet, choice) for sheet, choice in made[:WORST] if choice.better is not None]
    if not lines:
        return []
    return [html.chapter("What cost most"), html.section("Moves that gave most away", html.bullets(lines))]


def _told(sheet: Sheet, choice: Choice) -> str:
    say = speaker(sheet.item.find_game())
    assert choice.action is not None
    assert choice.better is not None
    return (
        f"{say.title}, {place(sheet.item)}, move {choice.number}: “{say.move(choice.action, sheet.seat)}” gave away "
        f"{_points(choice.loss)} of {_points(choice.before)}; better: “{say.move(choice.better, sheet.seat)}”"
    )


def place(item: Item) -> str:
    """Where a question stands in the exam."""
    return f"sitting {item.number} ({pack_name(item.pack)}, {item.language})"


def pack_name(pack: str) -> str:
    """A pack as people read it."""
    return "the game's own pack" if pack == STANDARD else f"unseen pack {pack}"


def _how(paper: Paper) -> list[str]:
    return [
        f"Seed {paper.seed}; {_effort(paper)} simulations for a valuation; {paper.deals} deals of each game and pack, "
        f"each begun after {', '.join(f'{part:.0%}' for part in paper.openings)} of it; up to {paper.choices} choices "
        "a sitting. Intervals are made from deals, because choices of one game are not independent.",
        "The file beside this page holds every answer: `oneiros exam check` holds the exam again from it.",
    ]


def _effort(paper: Paper) -> str:
    """How much the judge thinks in each game."""
    return ", ".join(f"{simulations:,} ({find(game).title})" for game, simulations in paper.judge.items())


def command(head: Head) -> str:
    """What to type for the same exam."""
    paper = head.paper
    words = ["oneiros exam", quote(head.made_from), f"--games {','.join(paper.games)} --packs {','.join(paper.packs)}"]
    words.append(f"--languages {','.join(paper.languages)}")
    words.append("--quick" if len(paper.openings) == 2 else f"--deals {paper.deals}")
    words.append(f"--judge {paper.effort} --seed {paper.seed}")
    return " ".join([*words, *([] if head.simulations is None else [f"--simulations {head.simulations}"])])


def _points(chance: float) -> str:
    """A chance in points of a hundred."""
    return f"{100 * chance:.1f}"


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "-"
