/** The module of a game that the server has and this client does not: made at runtime from the server's description. */
import type { GameShown } from '../../wire';
import type { GameModule } from '../module';

export const genericModule = (id: string, shown: GameShown | undefined): GameModule => {
  const counts = shown?.players ?? [];
  const players: [number, number] = counts.length ? [Math.min(...counts), Math.max(...counts)] : [1, 1];
  return {
    id,
    order: Infinity,
    players,
    minutes: null,
    weight: null,
    playNow: counts.find((count) => count > 1) ?? players[0],
    laidSound: 'card',
    play: () => import('./play').then(({ play }) => play),
    rules: async () => (await import('./rules')).readRules(shown?.rules ?? ''),
  };
};
