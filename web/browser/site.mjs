/**
 * A host for a built site (`make site`, `make docs`), under a path of some length, as any web host has it; it can be
 * spoilt.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../build', import.meta.url));
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

export class Site {
  path = '/some/where/';
  address = '';
  /** Every path that was asked for. */
  asked = [];
  /** Files that break off in the middle. */
  cut = null;
  /** What is changed in a script. */
  spoil = null;

  /** `folder` is that of the site in build/. */
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
      answer.writeHead(200, { 'content-type': type, 'content-length': size });
      createReadStream(file).pipe(answer);
    }
  }
}
