import type { Flight } from '../../ui/motion';
import type { DoorsMove } from '../../views';
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
  game: Words;
  words: Words;
}
