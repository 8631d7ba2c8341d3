/**
 * What the house in a page (`make site`) takes: node scripts/measure-page.mjs. It counts seconds of the processor, not of
 * the clock, so that a busy machine measures the same as a quiet one. Python runs in Node's engine, which is Chromium's.
 * The slow phone is the one of `measure.mjs`: this processor is compared with it by Lighthouse's index.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const MID_PHONE = 1750 / 4;
const WIRE = 1.6e6 / 8; // bytes in a second
const FOLDER = fileURLToPath(new URL('../../build/python', import.meta.url));
const SITE = '/lib/python3.14/site-packages';

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
/** As in `measure.mjs`, by the seconds of the processor. */
const indexOf = () => {
  const texts = () => {
    for (let many = 0; many < 10; many += 1) {
      let _text = '';
      for (let at = 0; at < 10_000; at += 1) _text += 'a';
    }
  };
  const [one, two] = [0, 0].map(() => Array.from({ length: 100_000 }, (_, at) => at));
  const copies = () => {
    for (let many = 0; many < 5; many += 1) {
      for (let at = 0; at < one.length; at += 1) two[at] = one[at];
      for (let at = 0; at < one.length; at += 1) one[at] = two[at];
    }
  };
  const rate = (ten) => {
    const began = cpu();
    let done = 0;
    for (; cpu() - began < 0.5; done += 10) ten();
    return (done / (cpu() - began)) * 0.1;
  };
  return (rate(texts) + rate(copies)) / 2;
};
const index = indexOf();
const slower = Number(process.env['SLOWER'] ?? Math.max(1, index / MID_PHONE));
const files = readdirSync(FOLDER);
const bytes = files.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);
const squeezed = files.find((name) => name.endsWith('.z'));
gunzipSync(readFileSync(join(FOLDER, squeezed)));

const steps = [];
const step = async (name, work) => {
  const began = cpu();
  const made = await work();
  steps.push([name, cpu() - began]);
  return made;
};
const py = await step('Python begins', () => loadPyodide());
await step('packages are unpacked', () => {
  for (const name of files)
    if (name.endsWith('.whl') || name === 'oneiros.zip')
      py.unpackArchive(new Uint8Array(readFileSync(join(FOLDER, name))), 'zip', { extractDir: SITE });
});
await step('the house is imported', () => py.pyimport('oneiros.page.bridge'));
py.globals.set('cpu', cpu);
const told = JSON.parse(py.runPython(readFileSync(new URL('./measure-page.py', import.meta.url), 'utf8')));
const begun = steps.reduce((sum, [, seconds]) => sum + seconds, 0);

const phone = (seconds) => (seconds * slower).toFixed(seconds * slower < 0.095 ? 2 : 1);
console.log(
  `${(bytes / 2 ** 20).toFixed(1)} MB to load once: ${(bytes / WIRE).toFixed(0)} s at 1.6 Mbit/s. Then, on the slow phone: ${steps
    .map(([name, seconds]) => `${name}, ${phone(seconds)} s`)
    .join('; ')}.`,
);
console.log(`Memory of one worker: ${(py._module.HEAP8.length / 2 ** 20).toFixed(0)} MB.\n`);
console.log(
  '| game | first move cold, s | first move warm, s | picture, s | drowsy, s | dreamer, s | lucid | oracle |',
);
console.log('|---|---|---|---|---|---|---|---|');
for (const [game, { opened, picture, seconds, rate, budget, offered }] of Object.entries(told)) {
  const warm = begun + opened + picture;
  const level = (name) =>
    !offered.includes(name)
      ? 'not offered'
      : rate[name]
        ? `${(budget[name] / 1000).toFixed(1)} s, ${Math.round((rate[name] * budget[name]) / 1000 / slower)} simulations`
        : `${phone(seconds[name] ?? 0)} s`;
  const cold = (bytes / WIRE / slower + warm) * slower;
  console.log(
    `| ${game} | ${cold.toFixed(0)} | ${phone(warm)} | ${phone(picture)} | ${phone(seconds['drowsy'] ?? 0)} | ${phone(seconds['dreamer'] ?? 0)} | ${level('lucid')} | ${level('oracle')} |`,
  );
}
console.log(
  `\n${cpus().length} x ${cpus()[0]?.model.trim() ?? 'a processor'} (index ${index.toFixed(0)}, slowed ${slower.toFixed(1)} times), Node ${process.version}.`,
);
