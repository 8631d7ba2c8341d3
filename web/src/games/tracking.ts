/**
 * Cards are kinds, not individuals, but what moves on the table is one card. Tracking gives every card of a view an id that
 * it keeps while it stays, and takes along when it goes from one zone to another, so that the table can animate it.
 */
export type Face = string | null;
export interface Tracked {
  readonly id: number;
  readonly face: Face;
}
export type Zones = Readonly<Record<string, readonly Face[]>>;
export type TrackedZones = Readonly<Record<string, readonly Tracked[]>>;

/** Zones in which cards lie by place: the same place is the same card, whatever becomes known of it. */
export interface Rules {
  readonly fixed?: readonly string[];
}

let last = 0;
const fresh = (): number => ++last;

/** The cards of the new zones with their ids: first those that stayed, then those that came from elsewhere. */
export const track = (before: TrackedZones, zones: Zones, { fixed = [] }: Rules = {}): TrackedZones => {
  const free = new Map<string, Tracked[]>(Object.entries(before).map(([zone, cards]) => [zone, [...cards]]));
  const result: Record<string, (Tracked | null)[]> = {};
  const take = (zone: string, fits: (card: Tracked) => boolean): Tracked | undefined => {
    const cards = free.get(zone) ?? [];
    const at = cards.findIndex(fits);
    return at < 0 ? undefined : cards.splice(at, 1)[0];
  };
  for (const [zone, faces] of Object.entries(zones)) {
    const old = before[zone] ?? [];
    result[zone] = faces.map((face, at) => {
      const there = old[at];
      const same = fixed.includes(zone)
        ? there && (there.face === face || there.face === null || face === null)
          ? take(zone, (card) => card.id === there.id)
          : undefined
        : take(zone, (card) => card.face === face);
      return same ? { id: same.id, face } : null;
    });
  }
  const gone = [...free.values()].flat();
  const claim = (fits: (card: Tracked) => boolean): number => {
    const at = gone.findIndex(fits);
    return at < 0 ? fresh() : (gone.splice(at, 1)[0]?.id ?? fresh());
  };
  return Object.fromEntries(
    Object.entries(zones).map(([zone, faces]) => [
      zone,
      faces.map(
        (face, at) => result[zone]?.[at] ?? { id: claim((card) => card.face === face || card.face === null), face },
      ),
    ]),
  );
};
