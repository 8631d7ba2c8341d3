/** A real server for tests: on a free loopback port, with a store of its own that goes when it closes. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const CLIENT = fileURLToPath(new URL('../../src/oneiros/server/client', import.meta.url));
const PATIENCE = 60_000;

export const freePort = () =>
  new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });

export class House {
  folder = mkdtempSync(join(tmpdir(), 'oneiros-'));
  address = '';
  /** The folder of the client that is sent; another one is another version. */
  client = CLIENT;

  async open() {
    this.port ??= await freePort();
    this.address = `http://127.0.0.1:${this.port}`;
    const store = `sqlite:///${join(this.folder, 'games.db')}`;
    const told = ['serve', '--port', String(this.port), '--store', store, '--unlimited'];
    if (process.env['ONEIROS_CLIENT'] !== 'package') told.push('--client', this.client); // else the one in the wheel
    this.server = spawn(process.env['ONEIROS_PYTHON'] ?? 'python3', ['-m', 'oneiros', ...told], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaints = '';
    this.server.stderr.on('data', (data) => (complaints += data));
    for (const began = Date.now(); Date.now() - began < PATIENCE;) {
      if (this.server.exitCode !== null) throw new Error(`the server did not start: ${complaints}`);
      const healthy = await fetch(`${this.address}/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (healthy) return;
      await new Promise((soon) => setTimeout(soon, 200));
    }
    throw new Error(`the server did not answer: ${complaints}`);
  }

  /** Stop or kill the server, see to something, start it anew in the same place. */
  async restart(meanwhile, signal = 'SIGTERM') {
    await this.stop(signal);
    await meanwhile();
    await this.open();
  }

  async stop(signal = 'SIGTERM') {
    const { server } = this;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((done) => server.once('exit', done));
    server.kill(signal);
    await gone;
  }

  async close() {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
