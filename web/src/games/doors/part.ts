import type { Flight } from '../../ui/motion';
import type { DoorsMove, News } from '../../views';
import type { Words } from '../../words/words';
import type { Presses } from '../presses.svelte';
import type { Face, TrackedZones } from '../tracking';

/** What every part of the board of Doors is given. */
export interface Part {
  zones: TrackedZones;
  presses: Presses<DoorsMove>;
  flight: Flight;
  name: (face: Face) => string;
  /** The spots of what moved last. */
  last: ReadonlySet<string>;
  /** What is told of the last move. */
  news: readonly News[];
  game: Words;
  words: Words;
}
