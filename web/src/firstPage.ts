/**
 * The home page as markup, in each language: `scripts/first-page.mjs` asks for it when the client is built. So what a server
 * sends first can be read and pressed before the program has come.
 */
import { render } from 'svelte/server';
import App from './App.svelte';
import { LANGUAGES, speech } from './words/language.svelte';

export const firstPages = async (): Promise<Readonly<Record<string, { head: string; body: string }>>> => {
  const pages: Record<string, { head: string; body: string }> = {};
  for (const language of LANGUAGES) {
    await speech.load(null, language);
    speech.language = language;
    const { head, body } = render(App); // now: what it gives is made when it is read
    pages[language] = { head, body };
  }
  return pages;
};
