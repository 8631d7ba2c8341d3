"""The contact sheet of Sandman: dreams by plot, nightmares, goals and encounters."""

from __future__ import annotations

from oneiros.drawing.piece import WIDTH, Piece, box, chips, spaced, star, text
from oneiros.games.sandman.game import SandmanContent

PAPERS = ("#0f4a6e", "#7a2c48", "#1d5233")
STAR = "var(--light)"


def pieces(content: SandmanContent) -> list[Piece]:
    """Every card with its particles in the colour of its plot."""
    papers = {plot.name: PAPERS[number % len(PAPERS)] for number, plot in enumerate(content.plot)}
    home = {particle: plot.name for plot in content.plot for particle in plot.particles}

    def mixed(particles: list[str]) -> str:
        step = min(26.0, 112 / max(1, len(particles)))
        top = 14 + (112 - step * len(particles)) / 2
        return "".join(
            box(14, top + step * number, WIDTH - 28, step - 3, papers[home[particle]])
            + text(WIDTH / 2, top + step * number + step / 2 + 3, spaced(particle), "on")
            for number, particle in enumerate(particles)
        )

    found = [
        Piece(
            f"Dreams of the {dream.plot}",
            dream.name,
            chips([spaced(particle) for particle in dream.particles], papers[dream.plot])
            + "".join(star(22 + 18 * number, 16, 8, STAR) for number in range(dream.stars)),
            ("with an encounter",) if dream.encounter else (),
        )
        for dream in sorted(content.dream, key=lambda dream: [plot.name for plot in content.plot].index(dream.plot))
    ]
    found += [
        Piece("Nightmares", one.name, mixed(one.particles), (f"{one.signs} sign{'s' if one.signs > 1 else ''}",))
        for one in content.nightmare
    ]
    found += [Piece("Goals", goal.name, mixed(goal.particles)) for goal in content.goal]
    found += [
        Piece(
            "Encounters",
            one.kind,
            chips([f"power {one.power}" if one.power else "no number"], "#95591a"),
            corner=f"× {one.copies}",
        )
        for one in content.encounter
    ]
    tokens = f"{content.tokens} of each particle, {content.blanks} blank"
    return [*found, Piece("Tokens", "tokens", chips([tokens], "#8b673b"))]
