// Two players in turn, each with a hidden hand: about the smallest game with something to redact.
const { TurnOrder } = require("boardgame.io/core");

exports.Ravens = {
  name: "ravens",
  setup: () => ({
    hands: { 0: [1, 2, 3, 4], 1: [5, 6, 7, 8] },
    discarded: [],
    moves: 0,
  }),
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
  turn: { minMoves: 1, maxMoves: 1, order: TurnOrder.DEFAULT },
  moves: {
    swap: ({ G, playerID }, place) => {
      G.discarded = [G.hands[playerID][place]];
      G.hands[playerID][place] = (G.hands[playerID][place] % 9) + 1;
      G.moves += 1;
    },
  },
};
