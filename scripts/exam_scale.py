"""Lets scripted agents of known strength sit the standard exam and writes what they reach: the scale of every report.

    python scripts/exam_scale.py FOLDER

The exams are kept in the folder, one for each agent, and go on where they were. The scale goes into the package, and
three tables in Markdown for docs/exam.md to the screen.
"""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import msgspec

from oneiros.exam.figures import by_question, compare, figures, split
from oneiros.exam.log import read_exam
from oneiros.exam.scale import Mark, paper_id

SCALE = Path(__file__).parent.parent / "src" / "oneiros" / "exam" / "scale.json"
AGENTS = {
    "random talker": "talker=oneiros.exam.scripted:RandomTalker",
    "random": "random=oneiros.exam.scripted:RandomMover",
    "drowsy": "drowsy",
    "dreamer": "dreamer",
    "lucid": "lucid",
}


def main() -> None:
    """Hold the exams and write the scale."""
    folder = Path(sys.argv[1])
    marks: dict[str, dict[str, Mark]] = {}
    by_game: dict[str, dict[str, float]] = {}
    print("| agent | choices | given away | 95% interval | mistakes | refused | lost by a fault | ms an answer |")
    print("|---|---|---|---|---|---|---|---|")
    for name, made_from in AGENTS.items():
        out = folder / name.replace(" ", "-")
        subprocess.run([sys.executable, "-m", "oneiros", "exam", made_from, "--out", str(out)], check=True, stdout=2)
        exam = read_exam(out / "exam.jsonl")
        skill, rules, cost = figures(exam.sheets)
        games = split(exam.sheets, lambda sheet: sheet.item.game)
        by_game[name] = {game: figures(sheets).skill.loss for game, sheets in games.items()}
        asked = {key: round(loss, 5) for key, loss in by_question(exam.sheets).items()}
        mark = Mark(round(skill.loss, 5), round(skill.low, 5), round(skill.high, 5), asked)
        marks.setdefault(paper_id(exam.head.paper), {})[name] = mark
        print(
            f"| {name} | {skill.choices} | {100 * skill.loss:.1f} | {100 * skill.low:.1f} to {100 * skill.high:.1f} "
            f"| {skill.mistakes / skill.choices:.1%} | {rules.refusals / rules.answers:.1%} "
            f"| {sum(rules.failed.values())} of {rules.sittings} | {1000 * cost.seconds / rules.answers:.1f} |"
        )
    titles = list(next(iter(by_game.values())))
    print(f"\n| agent | {' | '.join(titles)} |\n|{'---|' * (1 + len(titles))}")
    for name, losses in by_game.items():
        print(f"| {name} | {' | '.join(f'{100 * losses[game]:.1f}' for game in titles)} |")
    print("\n| agent | gave away more than | by | 95% interval | told apart |\n|---|---|---|---|---|")
    for found in marks.values():
        for (name, mark), (better, best) in pairwise(found.items()):
            more = compare(best.questions, mark.questions)
            if more is not None:
                interval = f"{100 * more.low:.2f} to {100 * more.high:.2f}"
                print(f"| {name} | {better} | {100 * more.more:.2f} | {interval} | {'yes' if more.apart else 'NO'} |")
    SCALE.write_bytes(msgspec.json.format(msgspec.json.encode(marks), indent=1) + b"\n")


if __name__ == "__main__":
    main()
