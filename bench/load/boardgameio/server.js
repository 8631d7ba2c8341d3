// boardgame.io's own server with its own store in memory, as its documentation starts it.
const { Server } = require("boardgame.io/server");
const { Ravens } = require("./game.js");

Server({ games: [Ravens], origins: [/.*/] }).run(Number(process.argv[2]));
