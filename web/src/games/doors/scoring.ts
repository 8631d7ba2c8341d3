/** The points of every seat, rule by rule. */
import type { DoorsView } from '../../views';
import type { Scoring } from '../scoring';

const scoring: Scoring<DoorsView> = (view) => {
  const colours = ['red', 'blue', 'green', 'brown'];
  return {
    rows: colours.map((colour) => ({
      name: `doors-${colour}`,
      values: view.dreamers.map(({ doors }) => doors.filter((door) => door.startsWith(colour)).length),
    })),
    totals: view.dreamers.map((dreamer) => dreamer.doors.length),
    fewer: false,
    together: view.dreamers.reduce((sum, { doors }) => sum + doors.length, 0),
  };
};
export default scoring;
