/** The server's HTTP side: one function for each thing the pages ask for. A refused request throws a `Refusal`. */
import type {
  Analysed,
  LoginLink,
  Credentials,
  Daily,
  Device,
  Ended,
  GameShown,
  GameWords,
  Listed,
  Me,
  Muted,
  NewPassphrase,
  Opened,
  Opening,
  OwnGame,
  Replay,
  TokenAsked,
  TokenMade,
  TokenShown,
} from '../wire';
import { house, IN_PAGE, type Fetch } from './house';
import { Refusal, readRefusal } from './refusal';

export type Eyes = number | 'open' | null;

export class Api {
  constructor(private readonly fetch: Fetch = house.fetch) {}

  me = (): Promise<Me | null> => this.ask('GET', '/api/me');
  takeName = (name: string): Promise<Me> => this.ask('POST', '/api/me', { name });
  createLink = (): Promise<LoginLink> => this.ask('POST', '/api/me/link');
  redeemLink = (secret: string): Promise<Me> => this.ask('POST', '/api/me/arrive', { secret });
  makeAccount = (credentials: Credentials): Promise<Me> => this.ask('POST', '/api/account', credentials);
  changePassphrase = (change: NewPassphrase): Promise<Ended> => this.ask('PATCH', '/api/account', change);
  logIn = (credentials: Credentials): Promise<Me> => this.ask('POST', '/api/login', credentials);
  sessions = (): Promise<readonly Device[]> => this.ask('GET', '/api/sessions');
  endSession = (id: string): Promise<Ended> => this.ask('DELETE', `/api/sessions/${encodeURIComponent(id)}`);
  endOthers = (): Promise<Ended> => this.ask('DELETE', '/api/sessions');
  tokens = (): Promise<readonly TokenShown[]> => this.ask('GET', '/api/tokens');
  makeToken = (asked: TokenAsked): Promise<TokenMade> => this.ask('POST', '/api/tokens', asked);
  endToken = (id: string): Promise<Ended> => this.ask('DELETE', `/api/tokens/${encodeURIComponent(id)}`);
  mutes = (): Promise<readonly Muted[]> => this.ask('GET', '/api/mutes');
  unmute = (handle: string): Promise<readonly Muted[]> =>
    this.ask('DELETE', `/api/mutes/${encodeURIComponent(handle)}`);
  gameWords = (game: string, language: string): Promise<GameWords> =>
    this.ask('GET', `/api/games/${encodeURIComponent(game)}/words/${encodeURIComponent(language)}`);

  games = (): Promise<readonly GameShown[]> => this.ask('GET', '/api/games');
  open = (opening: Opening): Promise<Opened> => this.ask('POST', '/api/tables', opening);
  lobby = (): Promise<readonly Listed[]> => this.ask('GET', '/api/tables');
  find = (code: string): Promise<Opened> => this.ask('GET', `/api/codes/${encodeURIComponent(code)}`);
  mine = (): Promise<readonly OwnGame[]> => this.ask('GET', '/api/mine');
  history = (): Promise<readonly OwnGame[]> => this.ask('GET', '/api/history');
  daily = (): Promise<Daily> => this.ask('GET', '/api/daily');
  tryDaily = (): Promise<Opened> => this.ask('POST', '/api/daily');
  replay = (table: string, eyes: Eyes, first: number): Promise<Replay> => {
    const asked = new URLSearchParams({ first: String(first) });
    if (typeof eyes === 'number') asked.set('seat', String(eyes));
    else asked.set('eyes', eyes ?? 'spectator');
    return this.ask('GET', `/api/replays/${encodeURIComponent(table)}?${asked.toString()}`);
  };

  analysis = (table: string): Promise<Analysed> =>
    this.ask('GET', `/api/replays/${encodeURIComponent(table)}/analysis`);

  private async ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    let answer: Response;
    try {
      answer = await this.fetch(path, {
        method,
        credentials: 'same-origin',
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
    } catch {
      throw IN_PAGE
        ? new Refusal('no-house', 'the games are not here yet')
        : new Refusal('unreached', 'the server cannot be reached');
    }
    const text = await answer.text();
    let received: unknown;
    try {
      received = text ? JSON.parse(text) : null;
    } catch {
      throw new Refusal('unreadable', 'the answer of the server cannot be read');
    }
    if (!answer.ok) throw readRefusal(received);
    return received as Answer;
  }
}
export const api = new Api();
