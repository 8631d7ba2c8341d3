import type { DoorsMove, DoorsView } from '../../views';
import { defineGame } from '../module';
import './accent.css';

export default defineGame<DoorsView, DoorsMove>({
  id: 'doors',
  order: 1,
  players: [1, 2],
  minutes: 15,
  weight: 1,
  playNow: 2,
  laidSound: 'card',
  showsHints: true,
  optionApplies: (option, players) => option !== 'talk' || players === 2,
  play: () => import('./play'),
  learn: () => import('./learn'),
});
