"""What bots are asked in a page, for `measure-page.mjs`: positions of each game, as JSON by game and level."""

import json
import sys

import msgspec

import oneiros
from oneiros.bots import LEVELS, bot
from oneiros.core.bot import Mind
from oneiros.core.record import Play
from oneiros.page.thinker import Think
from oneiros.server.thinking.seat_bots import ThinkRequest

POSITIONS = 3  # of one game for two, some moves apart
APART = 6
told: dict[str, dict[str, list[str]]] = {}
for id, game in oneiros.all_games().items():
    play, walker = Play(game, 2, 7), bot(game, "dreamer", 2)
    asked: dict[str, list[str]] = {level: [] for level in LEVELS}
    moves = 0
    while len(asked["drowsy"]) < POSITIONS and play.state.awaited:
        seat = play.state.awaited[0]
        mind = Mind(play.state, seat, play.record.moves)
        if moves >= APART * (len(asked["drowsy"]) + 1) and len(mind.legal) > 1:
            for level, questions in asked.items():
                request = ThinkRequest(f"{level}-{moves}", seat, level, play.record, "key")
                questions.append(msgspec.json.encode(Think(request)).decode())
        play.apply(seat, walker.think(mind).action)
        moves += 1
    told[id] = asked
sys.stdout.write(json.dumps(told))
