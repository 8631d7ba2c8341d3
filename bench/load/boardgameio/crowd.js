// Scripted people at boardgame.io's server: the same paces and the same measure as crowd.py.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Ravens } = require("./game.js");

const [port, seconds, warmUp, ...sizes] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const sleep = (time) => new Promise((done) => setTimeout(done, time * 1000));
const now = () => performance.now();

let pause = 2000;
let took = [];

class Table {
  constructor(match, credentials) {
    this.sent = null;
    this.nextAt = now() + Math.random() * pause;
    this.last = [-1, -1];
    this.clients = [0, 1].map((who) => {
      const client = Client({
        game: Ravens,
        matchID: match,
        playerID: String(who),
        credentials: credentials[who],
        multiplayer: SocketIO({ server: url, socketOpts: { transports: ["websocket"] } }),
        debug: false,
      });
      client.subscribe((state) => state && this.see(who, state));
      client.start();
      return client;
    });
  }

  see(who, state) {
    const version = state._stateID;
    if (this.sent && this.sent.who !== who && version > this.sent.version) {
      took.push(now() - this.sent.at);
      this.sent = null;
    }
    if (this.sent) return; // the mover's own client runs ahead of the server
    if (state.ctx.currentPlayer === String(who) && this.last[who] !== version) {
      this.last[who] = version;
      setTimeout(() => {
        this.nextAt = Math.max(this.nextAt + pause, now());
        this.sent = { who, version, at: now() };
        this.clients[who].moves.swap(Math.floor(Math.random() * 4));
      }, Math.max(0, this.nextAt - now()));
    }
  }
}

async function post(path, body) {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function open() {
  const { matchID } = await post("/games/ravens/create", { numPlayers: 2 });
  const credentials = [];
  for (const who of ["0", "1"]) {
    const body = { playerID: who, playerName: "Crowd" };
    credentials.push((await post(`/games/ravens/${matchID}/join`, body)).playerCredentials);
  }
  return new Table(matchID, credentials);
}

async function measure(tables, pace) {
  await sleep(warmUp);
  took = [];
  console.log("begin");
  const began = now();
  await sleep(seconds);
  const rate = (took.length / (now() - began)) * 1000;
  took.sort((a, b) => a - b);
  const quantile = (part) => (took.length ? took[Math.min(took.length - 1, Math.floor(took.length * part))] : NaN);
  console.log(tables, pace, rate.toFixed(1), quantile(0.5).toFixed(2), quantile(0.99).toFixed(2));
}

async function main() {
  const tables = [];
  for (const size of sizes) {
    while (tables.length < size) {
      tables.push(...(await Promise.all(Array.from({ length: Math.min(20, size - tables.length) }, open))));
    }
    await measure(size, "2s");
  }
  pause = 0;
  for (const table of tables) table.nextAt = 0;
  await measure(tables.length, "none");
  process.exit(0);
}

main();
