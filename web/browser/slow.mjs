/**
 * A slow phone for measurements. The protocol of Chromium brakes a page's main thread, but refuses to brake a worker
 * ("Operation is only supported for pages, not workers"), and Python runs in workers. So whole processes of the browser
 * that run pages are stopped and let go on, many times a second, by signals: all their threads are as slow as the phone's.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const BEAT = 24; // milliseconds that a stop and a go take together
const FIRST = -15; // before others, as `nice` counts

/** The processes that run pages. They go before other work on the machine, where it allows that. */
const pagesOf = async (wire) => {
  const { processInfo } = await wire.send('SystemInfo.getProcessInfo');
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  for (const pid of pids)
    try {
      for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), FIRST);
    } catch {
      // not allowed here, or it has ended meanwhile
    }
  return pids;
};
/** Stops and lets go the processes that run pages, until it is ended. `slower` is 1 for no brake. */
export const brake = async (browser, slower) => {
  const wire = await browser.newBrowserCDPSession();
  let pids = [];
  const look = async () => {
    pids = await pagesOf(wire);
  };
  const signal = (name) => {
    for (const pid of pids)
      try {
        process.kill(pid, name);
      } catch {
        // it has ended meanwhile
      }
  };
  await look();
  let ended = slower <= 1;
  const began = performance.now();
  let stopped = 0; // milliseconds so far
  const beating = (async () => {
    const pause = (time) => new Promise((done) => setTimeout(done, time));
    for (let beat = 0; !ended; beat += 1) {
      // What a busy machine makes too long or too short is put right by the next beat.
      const wanted = (performance.now() - began) * (1 - 1 / slower);
      const from = performance.now();
      signal('SIGSTOP');
      await pause(Math.max(1, Math.min(2 * BEAT, wanted - stopped + BEAT * (1 - 1 / slower))));
      signal('SIGCONT');
      stopped += performance.now() - from;
      await pause(BEAT / slower);
      if (beat % 20 === 19) look().catch(() => undefined);
    }
  })();
  return {
    pids: () => pids,
    /** How much slower it really was. */
    was: () => 1 / (1 - stopped / (performance.now() - began)),
    end: async () => {
      ended = true;
      await beating;
      signal('SIGCONT');
      await wire.detach();
    },
  };
};
/** Megabytes that a process holds now, and the most it has held. */
export const memoryOf = (pid) => {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024;
  return { now: read('VmRSS'), most: read('VmHWM') };
};
/** This processor by Lighthouse's index: texts of 10,000 letters and copies of 100,000 numbers made in a second, on average, over 10. */
export const indexOf = async (browser) => {
  const page = await browser.newPage();
  const wire = await browser.newBrowserCDPSession();
  await pagesOf(wire);
  const index = await page.evaluate(() => {
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
      const began = performance.now();
      let done = 0;
      for (; performance.now() - began < 500; done += 10) ten();
      return (done / (performance.now() - began)) * 100;
    };
    return (rate(texts) + rate(copies)) / 2;
  });
  await page.close();
  await wire.detach();
  return index;
};
/** Of Lighthouse's index of processors: a fast desktop has 1500 to 2000, and runs at a quarter of that as a mid phone. */
export const MID_PHONE = 1750 / 4;
/** Bytes in a second, and the seconds that every request waits. */
export const WIRE = { bytes: 1.6e6 / 8, latency: 0.15 };
