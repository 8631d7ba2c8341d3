"""What a seat of Doors sees, as numbers: the input of learning agents. Own things come first."""

from mypy_extensions import i64

from oneiros.games.doors.cards import COLOURS, DOOR, KINDS, SYMBOLS
from oneiros.games.doors.choices import PHASES
from oneiros.games.doors.position import HAND, NO_CARD, SIGHT
from oneiros.games.doors.rules import DoorsState


def features(state: DoorsState, seat: i64) -> list[float]:
    """For each player: private cards known here by kind, how many are not, last card, run, doors; then shared,
    Limbo, unseen and foreseen cards by kind, the known order on top, the card that asks, the phase, the deck."""
    eyes: i64 = 1 << seat
    unseen = [0.0] * KINDS
    at: i64 = 0
    while at < state.pool_size:
        unseen[state.pool[at]] += 1.0
        at += 1

    out: list[float] = []
    after: i64 = 0
    while after < state.players:
        owner = (seat + after) % state.players
        hand = [0.0] * KINDS
        hidden = 0.0
        at = owner * HAND
        while at < owner * HAND + state.held[owner]:
            if owner == seat or state.known[at]:
                hand[state.hand[at]] += 1.0 / HAND
            else:
                hidden += 1.0 / HAND
                unseen[state.hand[at]] += 1.0
            at += 1
        out += hand[:DOOR]
        out.append(hidden)
        last = [0.0] * (COLOURS + SYMBOLS)
        card = state.last[owner]
        if card != NO_CARD:
            last[card // SYMBOLS] = 1.0
            last[COLOURS + card % SYMBOLS] = 1.0
        out += last
        out.append(float(state.run[owner] % 3) / 3.0)
        colour: i64 = 0
        while colour < COLOURS:
            out.append(float(state.doors[owner * COLOURS + colour]) / 2.0)
            colour += 1
        after += 1

    shared = [0.0] * DOOR
    at = 0
    while at < state.shared_held:
        shared[state.shared[at]] += 1.0 / HAND
        at += 1
    limbo = [0.0] * (KINDS - DOOR)
    at = 0
    while at < state.limbo_size:
        limbo[state.limbo[at] - DOOR] += 0.25
        at += 1
    sight = [0.0] * KINDS
    at = 0
    while at < state.sight_size:
        if state.turn == seat:
            sight[state.sight[at]] += 1.0 / SIGHT
        else:
            unseen[state.sight[at]] += 1.0
        at += 1
    top = [0.0] * (KINDS * SIGHT)
    at = 0
    while at < state.top_size:
        if state.top_seen[at] & eyes:
            top[at * KINDS + state.top[at]] = 1.0
        else:
            unseen[state.top[at]] += 1.0
        at += 1
    drawn = [0.0] * (KINDS - DOOR)
    if state.drawn != NO_CARD:
        drawn[state.drawn - DOOR] = 1.0
    phase = [0.0] * len(PHASES)
    phase[state.phase] = 1.0

    out += shared
    out += limbo
    out += [number / 10.0 for number in unseen]
    out += sight
    out += top
    out += drawn
    out += phase
    out.append(1.0 if state.turn == seat else 0.0)
    out.append(float(state.pool_size + state.top_size) / 76.0)
    return out
