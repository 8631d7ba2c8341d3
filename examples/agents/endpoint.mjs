// An agent at an address, in JavaScript: every message is a POST, and the answer is the body.
//
//   node examples/agents/endpoint.mjs 9000
//   oneiros arena ravens --bots drowsy,http://127.0.0.1:9000/ --games 20
//
// It serves any number of games at once: `match` tells them apart, and this one need not remember any.
import { createServer } from 'node:http';

const answer = (told) => (told.tell === 'move' ? { id: told.id, move: told.legal.at(-1).move } : {});

createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answer(JSON.parse(Buffer.concat(parts).toString()))));
}).listen(Number(process.argv[2]), '127.0.0.1', function () {
  console.log(`listening on ${this.address().port}`);
});
