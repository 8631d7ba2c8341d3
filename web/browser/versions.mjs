/** A newer version of a built client, for tests: the same files under another name of the version. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const versionOf = (folder) =>
  /name="version" content="(\w+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))[1];

/** A copy of a client as its next version; Python's folder has another name in it, too. `remove` lets it go. */
export const nextVersion = (folder) => {
  const made = mkdtempSync(join(tmpdir(), 'oneiros-client-'));
  cpSync(folder, made, { recursive: true });
  const changes = [[versionOf(folder), 'newer']];
  const python = readdirSync(made).find((name) => name.startsWith('python-'));
  if (python) {
    renameSync(join(made, python), join(made, 'python-newer'));
    changes.push([python, 'python-newer']);
  }
  for (const name of readdirSync(made, { recursive: true })) {
    const file = join(made, name);
    if (/\.(gz|br)$/.test(name))
      rmSync(file); // they would be sent in place of what is changed here
    else if (/\.(js|html)$/.test(name) && !name.startsWith('python-')) {
      const text = readFileSync(file, 'utf8');
      const changed = changes.reduce((so_far, [from, to]) => so_far.replaceAll(from, to), text);
      if (changed !== text) writeFileSync(file, changed);
    }
  }
  return { folder: made, remove: () => rmSync(made, { recursive: true, force: true }) };
};
