/** The games there are, and what people want to know of one before they play it. */
export const GAMES = ['doors', 'ravens', 'sandman', 'runners', 'workshop'] as const;
export type GameId = (typeof GAMES)[number];

export interface Facts {
  /** The fewest and the most players. */
  readonly players: readonly [number, number];
  readonly minutes: number;
  /** 1 light, 2 medium, 3 deep. */
  readonly weight: 1 | 2 | 3;
}
export const FACTS: Readonly<Record<GameId, Facts>> = {
  doors: { players: [1, 2], minutes: 15, weight: 1 },
  ravens: { players: [2, 5], minutes: 20, weight: 1 },
  sandman: { players: [2, 4], minutes: 45, weight: 2 },
  runners: { players: [1, 4], minutes: 30, weight: 2 },
  workshop: { players: [2, 4], minutes: 75, weight: 3 },
};
