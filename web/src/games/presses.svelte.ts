/** The presses made on a board so far, and what becomes of the next one. Everything it decides is in `pressing.ts`. */
import { hintMark, markHint } from './hintMarks.svelte';
import {
  kept,
  land,
  liftable,
  offers,
  press,
  targets,
  usable,
  type Choice,
  type Legal,
  type Press,
  type Spot,
} from './pressing';
import { explain } from './explain.svelte';

/** How long a spot that cannot be used shakes, and how long the reason is told. */
const SHAKE = 600;
const TOLD = 6000;
/** Two presses of one spot within this time are a double click, which never undoes the first. */
export const DOUBLE = 400;

/** What a board knows of a wrong try. */
export interface Asking<Move> {
  /** The move that pressing this spot would have meant, where that can be said. */
  readonly tried: (selection: readonly Spot[], spot: Spot) => Move | null;
  /** The rule that tells what is asked now. */
  readonly rule: () => string | null;
}
const worded = (move: object): string =>
  JSON.stringify(Object.entries(move).sort(([one], [two]) => (one < two ? -1 : 1)));

export class Presses<Move extends { readonly do: string }> {
  private made = $state.raw<readonly Spot[]>([]);
  /** A spot that could not be used, for as long as it shakes. */
  refused = $state<Spot | null>(null);
  /** Whether the last press was a wrong try, for as long as the reason is told. */
  puzzled = $state(false);
  /** The spot over which something is carried and may be let go. */
  over = $state<Spot | null>(null);
  /** Whether something is being carried: nothing on the board moves under it then. */
  carrying = $state(false);
  private resting: ReturnType<typeof setTimeout>[] = [];
  /** The move that is on its way, and what was pressed for it. */
  private sent = $state.raw<{ readonly action: number; readonly spots: readonly Spot[] } | null>(null);
  private last: { readonly spot: Spot; readonly at: number } | null = null;
  /** A move that waits for a second thought. */
  pending = $state.raw<Legal<Move> | null>(null);
  readonly selection = $derived.by(() => kept(this.choices(), this.made));
  readonly targets = $derived.by(() => targets(this.choices(), this.selection));
  readonly usable = $derived.by(() => usable(this.choices(), this.selection));
  readonly liftable = $derived.by(() => liftable(this.choices()));
  readonly offers = $derived.by(() => offers(this.choices(), this.selection));

  /** The spots that a hint would press. */
  readonly hinted = $derived.by(() => this.choices().find(({ legal }) => legal.action === hintMark.action)?.path ?? []);

  constructor(
    private readonly choices: () => readonly Choice<Move>[],
    private readonly send: (legal: Legal<Move>) => unknown,
    private readonly asking: Asking<Move> | null = null,
  ) {}

  /** Every spot on the way to a move that is left. */
  get ways(): readonly Spot[] {
    return this.choices().flatMap(({ path }) => path);
  }

  /** The rule that tells what is asked now. */
  get rule(): string | null {
    return this.asking?.rule() ?? null;
  }

  /** The action of the move that is on its way: until its answer comes nothing else can be pressed. */
  get sending(): number | null {
    return this.sent?.action ?? null;
  }

  press = (spot: Spot): void => {
    if (this.sent) return;
    const at = performance.now();
    const double = this.last?.spot === spot && at - this.last.at < DOUBLE;
    this.last = { spot, at };
    const result = press(this.choices(), this.selection, spot);
    const undoes = result.kind === 'select' && result.selection.length < this.selection.length;
    if (!(double && undoes)) this.follow(result);
  };
  /** Take a spot up to carry it; false where it stays. */
  lift = (spot: Spot): boolean => {
    if (this.sent || !this.liftable.has(spot)) return false;
    this.settle();
    this.made = [spot];
    return true;
  };
  /** Let go of what was lifted, over a spot or over nothing. */
  land = (onto: Spot | null): void => {
    this.over = null;
    const { selection } = this;
    if (onto === null || selection.includes(onto)) return this.clear();
    this.follow(land(this.choices(), selection, onto));
    if (this.refused) this.clear();
  };
  clear = (): void => {
    this.made = [];
  };
  /** The last explanation is read. */
  calm = (): void => this.settle();
  /** Make a move, after a second thought where one is advised. */
  choose = (legal: Legal<Move>): void => {
    if (this.sent) return;
    if (legal.warning && legal.action !== hintMark.action)
      this.pending = legal; // a hint has said it already
    else this.commit(legal);
  };
  confirm = (): void => {
    if (this.pending) this.commit(this.pending);
  };
  dismiss = (): void => {
    this.pending = null;
  };
  is = (spot: Spot): { can: boolean; chosen: boolean; bad: boolean; sent: boolean } => {
    const sent = this.sent?.spots.includes(spot) ?? false;
    return {
      can: !this.sent && this.usable.has(spot) && !this.selection.includes(spot),
      chosen: sent || this.selection.includes(spot),
      bad: this.refused === spot,
      sent,
    };
  };

  /** What was pressed stays marked until the answer is here. */
  private commit(legal: Legal<Move>): void {
    const { selection } = this;
    const choice = this.choices().find(
      ({ legal: one, path }) => one.action === legal.action && selection.every((spot, at) => path[at] === spot),
    );
    this.pending = null;
    this.made = [];
    const answer = this.send(legal);
    if (!(answer instanceof Promise)) return;
    const sent = { action: legal.action, spots: choice?.path ?? selection };
    this.sent = sent;
    const answered = (): void => {
      if (this.sent === sent) this.sent = null;
    };
    void answer.then(answered, answered);
  }

  /** The next press clears the last explanation. */
  private settle(): void {
    this.resting.forEach(clearTimeout);
    this.refused = null;
    this.puzzled = false;
    explain.forget?.();
  }

  private follow(result: Press<Move>): void {
    this.settle();
    if (result.kind === 'select') this.made = result.selection;
    else if (result.kind === 'send') this.choose(result.legal);
    else this.refuse(result.spot);
  }

  /** A wrong try: the spot shakes, and the server is asked for the reason. */
  private refuse(spot: Spot): void {
    this.refused = spot;
    this.puzzled = true;
    this.resting = [setTimeout(() => (this.refused = null), SHAKE), setTimeout(() => this.settle(), TOLD)];
    const choices = this.choices();
    const move = choices.length ? this.asking?.tried(this.selection, spot) : null;
    if (move && !choices.some(({ legal }) => worded(legal.move) === worded(move))) explain.ask?.(move);
  }
}

/** Arrow keys go from one usable spot to the next, Escape puts back what was chosen; wherever the focus is on the page,
 * but in a dialog or where something is written. */
export const keys =
  (presses: { clear: () => void; hinted?: readonly Spot[]; selection?: readonly Spot[]; ways?: readonly Spot[] }) =>
  (root: HTMLElement): (() => void) => {
    markHint(root, () => {
      void presses.selection; // what is pressed may show the next spot on the way
      return presses.hinted ?? [];
    });
    // In a lesson the coach must not stand on what it speaks of.
    $effect(() => {
      if (explain.instead === null) return;
      const ways = presses.ways ?? [];
      void presses.selection;
      const marked = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-spot]')].filter(({ dataset }) =>
        ways.includes(dataset['spot'] ?? ''),
      );
      for (const one of marked) one.dataset['way'] = '';
      return () => {
        for (const one of marked) delete one.dataset['way'];
      };
    });
    const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const at = event.target instanceof Element ? event.target : null;
      if (at?.closest('dialog, input, textarea, select, [role="tablist"], [contenteditable]')) return;
      if (event.key === 'Escape') return presses.clear();
      const step = STEP[event.key];
      if (!step) return;
      const spots = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-usable]')].filter(
        (spot) => spot.getClientRects().length > 0,
      );
      const now = document.activeElement ? spots.findIndex((spot) => spot === document.activeElement) : -1;
      const next = spots[now < 0 && step < 0 ? spots.length - 1 : (now + step + spots.length) % spots.length];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  };
