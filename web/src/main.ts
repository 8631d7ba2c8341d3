import { flushSync, hydrate, mount } from 'svelte';
import App from './App.svelte';
import { openHouse } from './net/house';
import { speech } from './words/language.svelte';
import './tokens.css';
import './base.css';
import './art.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
/** The button that was pressed before the program was there: see `early.js`. */
declare global {
  var pressedEarly: HTMLElement | undefined;
}
const { documentElement: root } = document;
const sent = root.dataset['first'] === '' ? root.lang : null;
/** Takes over the home page that was sent, if it is the one to show; else makes a page. */
const begin = (): void => {
  if (sent === speech.language) hydrate(App, { target });
  else {
    target.textContent = '';
    mount(App, { target });
  }
  flushSync(); // so that the program knows what has been typed
  delete root.dataset['first'];
  globalThis.pressedEarly?.removeAttribute('aria-busy');
  if (globalThis.pressedEarly?.isConnected) globalThis.pressedEarly.click();
};
// Nothing is awaited at the top: what is loaded here may need this very file.
void Promise.all([speech.begin(), openHouse()]).then(begin);
