/** A finished game with everything open: one seat's view, in which what that seat could not see is filled in by the others'. */
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value);

const filled = (own: unknown, others: readonly unknown[]): unknown => {
  if (own === null) return others.find((value) => value !== null && value !== undefined) ?? null;
  if (isList(own)) {
    const alike = others.filter((value) => isList(value) && value.length === own.length) as (readonly unknown[])[];
    return own.map((item, at) =>
      filled(
        item,
        alike.map((list) => list[at]),
      ),
    );
  }
  if (isRecord(own)) {
    const alike = others.filter(isRecord);
    return Object.fromEntries(
      Object.entries(own).map(([key, value]) => [
        key,
        filled(
          value,
          alike.map((record) => record[key]),
        ),
      ]),
    );
  }
  return own;
};
export const openView = <View>(views: readonly View[], seat: number): View | undefined => {
  const own = views[seat];
  return own === undefined
    ? undefined
    : (filled(
        own,
        views.filter((_, other) => other !== seat),
      ) as View);
};
