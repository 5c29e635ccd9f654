/** Values of the fields of a record, or of a part of it. */
export type Values = Readonly<Record<string, unknown>>;

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Names of the fields that differ between two versions. */
export function differingNames(one: Values, other: Values): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => stable(one[name]) !== stable(other[name]));
}

/** JSON whose properties are sorted: versions differ in values, not in the order of their fields. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isValues(part) ? Object.fromEntries(Object.entries(part).sort(byName)) : part,
  );
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
