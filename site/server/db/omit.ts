/** A copy of an object without some of its properties. */
export function omit<Value extends object, Name extends keyof Value>(
  value: Value,
  names: readonly Name[],
): Omit<Value, Name> {
  const omitted = new Set<PropertyKey>(names);
  const kept = Object.entries(value).filter(([name]) => !omitted.has(name));
  return Object.fromEntries(kept) as Omit<Value, Name>;
}
