/** Pieces side by side, standing on one line. */
import { moved } from './paper';

export interface Picture {
  readonly box: string;
  readonly drawing: string;
  /** How wide it is shown at most, in pixels. */
  readonly wide: number;
}
export interface Piece {
  readonly drawing: string;
  readonly width: number;
  readonly height: number;
}
export const cardOf = (drawing: string): Piece => ({ drawing, width: 140, height: 196 });
/** Empty room between two pieces. */
export const space = (width: number): Piece => ({ drawing: '', width, height: 0 });
/** A piece that is drawn around another point than its corner. */
export const shifted = (drawing: string, left: number, top: number, width: number, height: number): Piece => ({
  drawing: moved(drawing, `translate(${-left} ${-top})`),
  width,
  height,
});
export const scaled = (piece: Piece, factor: number): Piece => ({
  drawing: moved(piece.drawing, `scale(${factor})`),
  width: piece.width * factor,
  height: piece.height * factor,
});
export const inRow = (pieces: readonly Piece[], wide: number, gap = 12): Picture => {
  const height = Math.max(...pieces.map((piece) => piece.height));
  let x = 0;
  const drawing = pieces.map((piece) => {
    const placed = moved(piece.drawing, `translate(${x} ${(height - piece.height) / 2})`);
    x += piece.width + gap;
    return placed;
  });
  return { box: `0 0 ${x - gap} ${height}`, drawing: drawing.join(''), wide };
};
