import type { WorkshopMove, WorkshopView } from '../../views';
import { defineGame } from '../module';
import './accent.css';

export default defineGame<WorkshopView, WorkshopMove>({
  id: 'workshop',
  order: 5,
  players: [2, 4],
  minutes: 75,
  weight: 3,
  playNow: 2,
  laidSound: 'tile',
  showsHints: true,
  play: () => import('./play'),
  learn: () => import('./learn'),
});
