/**
 * Reads the differences that the server makes (src/oneiros/server/differences.py; docs/protocol.md says how they are
 * written). Nothing that is given changes, and what did not change stays the same object.
 */
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The new value, from the old one and a difference. */
export const apply = (old: unknown, difference: unknown): unknown => {
  if (Array.isArray(difference)) {
    if (difference.length === 1) return difference[0];
    if (difference.length === 2) {
      const [names, rows] = difference as [readonly string[], readonly (readonly unknown[])[]];
      return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])));
    }
    const [first, gone, put] = difference as [number, number, readonly unknown[]];
    const list = old as readonly unknown[];
    return [...list.slice(0, first), ...put, ...list.slice(first + gone)];
  }
  if (!isFields(difference)) return difference;
  if (Array.isArray(old)) {
    const list: unknown[] = [...(old as readonly unknown[])];
    for (const [at, one] of Object.entries(difference)) list[Number(at)] = apply(list[Number(at)], one);
    return list;
  }
  const fields = new Map(Object.entries(isFields(old) ? old : {}));
  for (const [name, one] of Object.entries(difference))
    if (Array.isArray(one) && one.length === 0) fields.delete(name);
    else fields.set(name, apply(fields.get(name), one));
  return Object.fromEntries(fields);
};
