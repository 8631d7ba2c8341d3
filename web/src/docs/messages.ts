/** What a page of the documentation and the worker that runs its examples say to each other. */
import type { PythonFiles, Trouble } from '../play/messages';

export type ToRunner =
  | { readonly do: 'begin'; readonly base: string; readonly python: PythonFiles }
  | { readonly do: 'run'; readonly code: string };
export type FromRunner =
  | { readonly tell: 'loading'; readonly loaded: number; readonly total: number }
  | { readonly tell: 'ready' }
  | { readonly tell: 'failed'; readonly why: Trouble }
  | { readonly tell: 'printed'; readonly line: string }
  /** The example is through; `trouble` is Python's own word for what went wrong in it. */
  | { readonly tell: 'ran'; readonly trouble: string | null };
