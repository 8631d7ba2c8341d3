/**
 * A host for a built site (`make site`, `make docs`), under a path of some length, as any web host has it; it can be
 * spoilt.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../build', import.meta.url));
export const FOLDER = join(BUILT, 'play');
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const PIECE = 4096; // bytes that a slow wire sends at once

export class Site {
  path = '/some/where/';
  address = '';
  /** Every path that was asked for. */
  asked = [];
  /** Files that break off in the middle. */
  cut = null;
  /** What is changed in a script. */
  spoil = null;
  /** Bytes in a second for all together, and seconds before every answer; null for as fast as it goes. */
  wire = null;
  free = 0;
  /** What the host says with every answer. */
  headers = {};

  /** `folder` is that of the site in build/; to change it later is to put another version there. */
  constructor(folder = 'play') {
    this.folder = join(BUILT, folder);
  }

  open() {
    this.host = createServer((request, answer) => this.answer(request, answer));
    return new Promise((done) =>
      this.host.listen(0, '127.0.0.1', () => {
        this.address = `http://127.0.0.1:${this.host.address().port}${this.path.slice(0, -1)}`;
        done();
      }),
    );
  }

  close() {
    this.host?.closeAllConnections();
    return new Promise((done) => (this.host?.listening ? this.host.close(done) : done()));
  }

  /** Sends as slowly as the wire is: all that is under way shares it. */
  async trickle(stream, answer) {
    const pause = (time) => new Promise((done) => setTimeout(done, time));
    await pause(this.wire.latency * 1000);
    for await (const chunk of stream)
      for (let at = 0; at < chunk.length; at += PIECE) {
        const piece = chunk.subarray(at, at + PIECE);
        this.free = Math.max(this.free, performance.now()) + (piece.length / this.wire.bytes) * 1000;
        await pause(this.free - performance.now());
        answer.write(piece);
      }
    answer.end();
  }

  answer(request, answer) {
    const path = new URL(request.url, 'http://host').pathname;
    this.asked.push(path);
    const file = join(this.folder, path === this.path ? 'index.html' : path.slice(this.path.length));
    if (!path.startsWith(this.path) || !existsSync(file) || statSync(file).isDirectory()) {
      answer.writeHead(404).end();
      return;
    }
    const size = statSync(file).size;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    if (this.cut?.test(path)) {
      answer.writeHead(200, { 'content-type': type, 'content-length': size });
      createReadStream(file, { end: Math.floor(size / 2) })
        .on('end', () => answer.destroy())
        .pipe(answer, { end: false });
    } else if (this.spoil && type === 'text/javascript') {
      answer.writeHead(200, { 'content-type': type }).end(this.spoil(path, readFileSync(file, 'utf8')));
    } else {
      answer.writeHead(200, { 'content-type': type, 'content-length': size, ...this.headers });
      const stream = createReadStream(file);
      if (this.wire) void this.trickle(stream, answer);
      else stream.pipe(answer);
    }
  }
}
