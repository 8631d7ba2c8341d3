/** A button under each example that can run here, and what it printed below. */
import { NoPython, Python } from './python';

/** How the pages mark such examples: scripts/site.py. */
const MARKED = '.highlight.run';
const TROUBLE = {
  download: 'Python did not arrive. Look at the connection and press Run again.',
  python: 'This browser does not run Python: it is too old, or WebAssembly is forbidden in it.',
} as const;

interface Example {
  readonly code: string;
  readonly button: HTMLButtonElement;
  readonly status: HTMLElement;
  readonly printed: HTMLElement;
  ran: boolean;
}
const made = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] => {
  const one = document.createElement(name);
  one.className = className;
  one.textContent = text;
  return one;
};
const exampleOf = (block: Element, number: number): Example => {
  const button = made('button', 'md-button example-run', 'Run');
  button.type = 'button';
  button.setAttribute('aria-label', `Run example ${number + 1}`);
  const status = made('p', 'example-status');
  status.setAttribute('role', 'status');
  const printed = made('pre', 'example-printed');
  printed.tabIndex = 0;
  printed.hidden = true;
  printed.setAttribute('aria-label', `What example ${number + 1} printed`);
  printed.setAttribute('role', 'region');
  const place = made('div', 'example');
  place.append(button, status, printed);
  block.after(place);
  return { code: block.querySelector('code')?.textContent ?? '', button, status, printed, ran: false };
};
const runOne = async (python: Python, { code, status, printed }: Example): Promise<boolean> => {
  printed.textContent = '';
  printed.hidden = true;
  const print = (line: string): void => {
    printed.hidden = false;
    printed.append(`${line}\n`);
  };
  let told = -1;
  const trouble = await python.run(code, {
    loading: (percent) => {
      const tens = Math.floor(percent / 10) * 10; // read aloud ten times, not a hundred
      if (tens > told) status.textContent = `Python is coming, once for all pages: ${tens} %`;
      told = Math.max(told, tens);
    },
    printed: print,
  });
  if (trouble !== null) print(trouble);
  const said = printed.hidden ? 'It ran, and printed nothing.' : 'It ran, and printed:';
  status.textContent = trouble === null ? said : 'It ended with an error:';
  return trouble === null;
};

/** An example goes on where those before it ended: they run first, where they have not. */
const press = async (python: Python, examples: readonly Example[], pressed: number): Promise<void> => {
  const { button, status } = examples[pressed]!;
  if (button.getAttribute('aria-disabled') === 'true') return;
  for (const one of examples) one.button.setAttribute('aria-disabled', 'true');
  if (python.fresh) for (const one of examples) one.ran = false;
  status.textContent = 'It runs.';
  try {
    for (const [number, one] of examples.slice(0, pressed + 1).entries()) {
      if (one.ran && number < pressed) continue;
      one.ran = await runOne(python, one);
      if (!one.ran) break;
    }
  } catch (error) {
    if (!(error instanceof NoPython)) throw error;
    status.textContent = TROUBLE[error.why];
  } finally {
    for (const one of examples) one.button.removeAttribute('aria-disabled');
  }
};
export const offerExamples = (): void => {
  const python = new Python();
  const examples = [...document.querySelectorAll(MARKED)].map(exampleOf);
  for (const [number, { button }] of examples.entries())
    button.addEventListener('click', () => void press(python, examples, number));
};
