/** What only a house in a page is asked for: what it keeps, and packs of cards. */
import { readRefusal, Refusal } from '../net/refusal';
import { pageHouse } from './pageHouse.svelte';

/** A pack in a list, as `oneiros.page.packs.PackShown`. */
export interface Pack {
  readonly game: string;
  /** The fingerprint of its cards. */
  readonly content: string;
  readonly name: string;
  readonly file: string;
}
/** What is wrong in a file, as `oneiros.page.packs.Fault`. */
export interface PackFault {
  readonly where: string;
  readonly entry: string;
  readonly reason: string;
  /** How the standard pack has it. */
  readonly right: string;
}
export interface PackFile {
  readonly game: string;
  readonly file: string;
  readonly text: string;
}

/** The house's answer as text; a refusal is thrown. */
export const askHouse = async (path: string, method = 'GET', body?: string): Promise<string> => {
  const answer = await pageHouse.fetch(path, { method, ...(body === undefined ? {} : { body }) }).catch(() => {
    throw new Refusal('no-house', 'the games are not here yet');
  });
  const text = await answer.text();
  if (!answer.ok) throw readRefusal(JSON.parse(text));
  return text;
};
export const packs = {
  all: async (): Promise<readonly Pack[]> => JSON.parse(await askHouse('/api/packs')) as Pack[],
  standard: async (game: string): Promise<PackFile> =>
    JSON.parse(await askHouse(`/api/packs/${encodeURIComponent(game)}/standard`)) as PackFile,
  add: async (file: PackFile): Promise<{ readonly pack: Pack | null; readonly faults: readonly PackFault[] }> =>
    JSON.parse(await askHouse('/api/packs', 'POST', JSON.stringify(file))) as {
      pack: Pack | null;
      faults: PackFault[];
    },
  remove: async ({ content }: Pack): Promise<readonly Pack[]> =>
    JSON.parse(await askHouse(`/api/packs/${encodeURIComponent(content)}`, 'DELETE')) as Pack[],
};
/** Gives the person a file. */
export const giveFile = (name: string, text: string, type: string): void => {
  const file = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  [link.href, link.download] = [file, name];
  link.click();
  URL.revokeObjectURL(file);
};
