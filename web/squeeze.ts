/** Puts a compressed copy beside every file of the built client that gets smaller by it. The server sends it to browsers that can read it. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const KINDS = new Set(['.js', '.mjs', '.css', '.svg', '.html', '.json', '.webmanifest']);
/** Below this a file fits into one packet anyway. */
const WORTH = 1024;

const squeezeAll = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) squeezeAll(path);
    else if (KINDS.has(extname(name)) && statSync(path).size >= WORTH) {
      const content = readFileSync(path);
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    }
  }
};
export const squeeze = (): Plugin => {
  let folder = 'dist';
  return {
    name: 'squeeze',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: { order: 'post', handler: () => squeezeAll(folder) },
  };
};
