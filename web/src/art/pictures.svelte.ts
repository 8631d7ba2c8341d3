/**
 * Pictures come after words: whatever can be read and pressed is on the page before the first is drawn, and then they are
 * drawn one by one, so that a slow phone can be pressed in between.
 */
export type Album = typeof import('./album');
const MOST = 8;

class Pictures {
  /** Null until the drawings have come. */
  album = $state.raw<Album | null>(null);
  private turn = $state(0);

  /** The album for the picture whose turn it is, from 1 on, or whose turn has been. */
  at(turn: number): Album | null {
    return this.turn >= turn ? this.album : null;
  }

  async open(): Promise<void> {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    this.album = await import('./album');
    while (this.turn < MOST) {
      await new Promise((rested) => setTimeout(rested));
      this.turn += 1;
    }
    document.documentElement.dataset['drawn'] = ''; // for whoever takes a picture of the page
  }
}
export const pictures = new Pictures();
