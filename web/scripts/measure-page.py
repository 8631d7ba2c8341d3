"""In Pyodide: what the house in a page takes for each game and level. `cpu` gives seconds of the processor so far."""

import json

import oneiros
from oneiros.bots import LEVELS, bot
from oneiros.core.bot import Budget, Mind
from oneiros.core.record import Play
from oneiros.page.levels import BUDGETS, offered_levels
from oneiros.server import wire
from oneiros.table import Table, new_setup

POSITIONS = 4  # of one game, some moves apart
APART = 5
SIMULATIONS = 24
told = {}
for id, game in oneiros.all_games().items():
    began = cpu()  # noqa: F821
    table = Table(new_setup(game, 2, 7, bots=[None, "dreamer"]))
    table.commit(table.sit("you", "Anna", 0.0))
    table.commit(table.ready("you", 0.0))
    opened = cpu() - began  # noqa: F821
    began = cpu()  # noqa: F821
    size = len(wire.encode(table.snapshot(0, 0.0, 0, [0])))
    picture = cpu() - began  # noqa: F821
    play, rng = Play(game, 2, 7), oneiros.Rng(1)
    bots = {level: bot(game, level, 1) for level in LEVELS}
    spent = {level: [] for level in LEVELS}
    rate = {}
    walker = bot(game, "dreamer", 2)
    looked = moves = 0
    while looked < POSITIONS and play.state.awaited:
        seat = play.state.awaited[0]
        mind = Mind(play.state, seat, play.record.moves)
        if moves % APART == 0 and len(mind.legal) > 1:
            looked += 1
            for level, one in bots.items():
                searches = level in BUDGETS and hasattr(one, "_search")
                if searches:
                    one._search = None
                began = cpu()  # noqa: F821
                thought = one.think(mind, Budget(simulations=SIMULATIONS) if searches else None)
                seconds = cpu() - began  # noqa: F821
                if searches:
                    rate.setdefault(level, []).append(max(thought.simulations, 1) / max(seconds, 1e-6))
                else:
                    spent[level].append(seconds)
        play.apply(seat, walker.think(mind).action)
        moves += 1
    told[id] = {
        "opened": opened,
        "picture": picture,
        "bytes": size,
        "offered": offered_levels(game),
        "seconds": {level: max(times) for level, times in spent.items() if times},
        "rate": {level: sorted(rates)[len(rates) // 2] for level, rates in rate.items()},
        "budget": {level: budget.milliseconds for level, budget in BUDGETS.items()},
    }
json.dumps(told)
