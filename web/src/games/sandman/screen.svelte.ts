/** The kinds of screens, as docs/web.md has them, for what a style sheet alone cannot do: what is shown, and how it lies. */
import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('max-width: 700px');
const side = new MediaQuery('(min-width: 701px) and (max-height: 500px)');
const tablet = new MediaQuery('(min-width: 701px) and (max-aspect-ratio: 1)');

export const screen = {
  get kind(): 'phone' | 'side' | 'tablet' | 'desk' {
    return phone.current ? 'phone' : side.current ? 'side' : tablet.current ? 'tablet' : 'desk';
  },
};
