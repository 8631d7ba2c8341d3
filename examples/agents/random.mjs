// An agent in JavaScript: it picks one of the legal moves by chance.
//
//   oneiros arena ravens --bots 'drowsy,process:node examples/agents/random.mjs' --games 20
//
// A message comes in as one line of JSON, and the answer goes out as one line. See docs/agents.md.
import { createInterface } from 'node:readline';

const answers = {
  hello: (told) => ({ hello: `random, at ${told.game}` }),
  move: (told) => {
    const choice = told.legal[Math.floor(Math.random() * told.legal.length)];
    return { id: told.id, action: choice.action };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.tell === 'bye') break;
  console.log(JSON.stringify(answers[told.tell](told)));
}
