/**
 * Pictures come after words. What can be read and pressed is on the page before the first is drawn. Then they are drawn
 * one by one, so that a slow phone can be pressed in between.
 */
import type { GameArt } from './scene';

const MOST = 8;

class Pictures {
  private album = $state.raw<typeof import('./album') | null>(null);
  private turn = $state(0);

  /** What all drawings refer to; empty until it has come. */
  get definitions(): string {
    return this.album?.definitions ?? '';
  }

  /** The art of a game, or that of games without one; null until it has come. */
  art(game: string): GameArt | null {
    return this.album?.arts.get(game) ?? this.album?.arts.get('generic') ?? null;
  }

  /** The same for the picture whose turn it is, from 1 on, or whose turn has been. */
  artAt(turn: number, game: string): GameArt | null {
    return this.turn >= Math.min(turn, MOST) ? this.art(game) : null;
  }

  async open(): Promise<void> {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    this.album = await import('./album');
    while (this.turn < MOST) {
      await new Promise((rested) => setTimeout(rested));
      this.turn += 1;
    }
    document.documentElement.dataset['drawn'] = ''; // for programs that take a picture of the page
  }
}
export const pictures = new Pictures();
