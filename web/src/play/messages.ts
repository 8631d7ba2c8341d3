/** What the page and its workers say to each other. Cards that a player may not see are in none of it. */
export interface PythonFiles {
  /** The folder with Python, beside the page; its name changes when a file in it does. */
  readonly folder: string;
  readonly files: readonly { readonly name: string; readonly size: number }[];
}
export type Role = 'house' | 'thinker';
export type ToWorker =
  | {
      readonly do: 'begin';
      readonly role: Role;
      readonly base: string;
      readonly python: PythonFiles;
      /** Python's program, where another worker has compiled it. */
      readonly program?: WebAssembly.Module | undefined;
      /** Not from a memory that was kept: the last worker has died of something. */
      readonly anew?: boolean;
    }
  /** The way from the house to the thinker; a new one when either of them is. */
  | { readonly do: 'join'; readonly port: MessagePort }
  | {
      readonly do: 'request';
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body: string;
    }
  | { readonly do: 'open'; readonly socket: number; readonly table: string }
  | { readonly do: 'hear'; readonly socket: number; readonly text: string }
  | { readonly do: 'close'; readonly socket: number }
  | { readonly do: 'ping' };
/** Why a house cannot be: a file did not come, or Python did not begin. */
export type Trouble = 'download' | 'python';
export type FromWorker =
  | { readonly tell: 'loading'; readonly loaded: number; readonly total: number }
  /** `kept` says whether the browser lets us keep games. */
  | { readonly tell: 'ready'; readonly kept: boolean; readonly program: WebAssembly.Module }
  /** All of Python is kept for the next time, as far as the browser allows it. */
  | { readonly tell: 'stored' }
  | { readonly tell: 'failed'; readonly why: Trouble; readonly reason: string }
  | { readonly tell: 'answer'; readonly id: number; readonly status: number; readonly text: string }
  | { readonly tell: 'opened'; readonly socket: number }
  | { readonly tell: 'sent'; readonly socket: number; readonly text: string }
  | { readonly tell: 'closed'; readonly socket: number; readonly code: number }
  /** Whether the browser has no room left for what is to be kept. */
  | { readonly tell: 'room'; readonly full: boolean }
  | { readonly tell: 'pong' };
/** From the house to the thinker and back. */
export interface Asked {
  readonly id: number;
  readonly question: string;
}
export interface Answered {
  readonly id: number;
  readonly answer: string | null; // null: it failed
}
