// boardgame.io's own server, with its own store: in memory, as its documentation starts it, or in files in a folder.
const { FlatFile, Server } = require("boardgame.io/server");
const { Ravens } = require("./game.js");

const [port, folder] = process.argv.slice(2);
const store = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [Ravens], origins: [/.*/], ...store }).run(Number(port));
