import type { RavensMove, RavensView } from '../../views';
import { defineGame } from '../module';
import './accent.css';

export default defineGame<RavensView, RavensMove>({
  id: 'ravens',
  order: 2,
  players: [2, 5],
  minutes: 20,
  weight: 1,
  playNow: 3,
  laidSound: 'card',
  showsHints: true,
  play: () => import('./play'),
  learn: () => import('./learn'),
});
