/** What has become of the doors: by colour and seat, and what was left when it ended. */
import type { DoorsView } from '../../views';
import type { Scoring } from '../scoring';
import { COLOURS } from './board';

const scoring: Scoring<DoorsView> = (view) => ({
  rows: COLOURS.map((colour) => ({
    name: `doors-${colour}`,
    values: view.dreamers.map(({ doors }) => doors.filter((door) => door.startsWith(colour)).length),
  })),
  totals: view.dreamers.map((dreamer) => dreamer.doors.length),
  fewer: false,
  together: view.dreamers.reduce((sum, { doors }) => sum + doors.length, 0),
  facts: [
    { name: 'doors-missing', value: Object.values(view.doors_missing).reduce((sum, count) => sum + count, 0) },
    { name: 'doors-deck', value: view.deck },
    { name: 'doors-nightmares', value: view.discarded.filter((card) => card === 'nightmare').length },
  ],
});
export default scoring;
