import type { RunnersMove, RunnersView } from '../../views';
import { defineGame } from '../module';
import './accent.css';

export default defineGame<RunnersView, RunnersMove>({
  id: 'runners',
  order: 4,
  players: [1, 4],
  minutes: 30,
  weight: 2,
  playNow: 3,
  laidSound: 'tile',
  showsHints: true,
  optionsInSeconds: true,
  play: () => import('./play'),
  learn: () => import('./learn'),
});
