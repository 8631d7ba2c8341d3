/**
 * The boards at kept positions (`/board/<game>/<fixture>`), built into a folder that goes when it is closed, and served.
 * BASE names ones that are served already.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export const openGallery = async () => {
  if (process.env['BASE']) return { address: process.env['BASE'], close: async () => undefined };
  const { build, preview } = await import('vite');
  const outDir = mkdtempSync(join(tmpdir(), 'oneiros-gallery-'));
  await build({ root, mode: 'gallery', logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  return {
    address: `http://127.0.0.1:${server.httpServer.address().port}`,
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
};

/** The names of the positions kept of a game. */
export const fixturesOf = (game) =>
  readdirSync(join(root, 'fixtures', game))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
