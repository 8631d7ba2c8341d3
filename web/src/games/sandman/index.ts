import type { SandmanMove, SandmanView } from '../../views';
import { defineGame } from '../module';
import './accent.css';

export default defineGame<SandmanView, SandmanMove>({
  id: 'sandman',
  order: 3,
  players: [2, 4],
  minutes: 45,
  weight: 2,
  playNow: 3,
  laidSound: 'card',
  showsHints: true,
  play: () => import('./play'),
  learn: () => import('./learn'),
});
