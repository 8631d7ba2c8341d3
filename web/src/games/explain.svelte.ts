/**
 * Why something cannot be done now. The board knows what was tried, the server knows the rule: a table's page puts the
 * two together here, and the action bar shows the answer. Where nobody can be asked (a replay, a first game) these stay
 * empty.
 */
class Explain {
  /** The rule that the last answer named. */
  rule = $state<string | null>(null);
  /** What is said of a press that is not wanted now, where a lesson leads: it may be possible all the same. */
  instead = $state<string | null>(null);
  /** What is said instead of what is asked, where a lesson is over: nothing comes any more. */
  ended = $state<string | null>(null);
  /** Asks why a move is not possible; the answer is shown as a refusal. */
  ask: ((move: { readonly do: string }) => void) | null = null;
  /** Opens the rules at this one. */
  open = $state.raw<((rule: string) => void) | null>(null);
  /** Forgets the last answer: somebody goes on. */
  forget: (() => void) | null = null;

  leave(): void {
    this.rule = this.instead = this.ended = this.ask = this.open = this.forget = null;
  }
}
export const explain = new Explain();
