/**
 * Puts a compressed copy beside every file of a folder that gets smaller by it: node scripts/squeeze.mjs FOLDER. The server
 * sends it to browsers that can read it.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const KINDS = new Set(['.js', '.mjs', '.css', '.svg', '.html', '.json', '.webmanifest']);
/** Below this a file fits into one packet anyway. */
const WORTH = 1024;

export const squeeze = (path) => {
  if (!KINDS.has(extname(path)) || statSync(path).size < WORTH) return;
  const content = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
};
if (import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const entry of readdirSync(process.argv[2], { withFileTypes: true, recursive: true }))
    if (entry.isFile()) squeeze(join(entry.parentPath, entry.name));
