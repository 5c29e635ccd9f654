/** A copy of an object without some of its properties. */
export function omit<Value extends object, Name extends keyof Value>(
  value: Value,
  names: readonly Name[],
): Omit<Value, Name> {
  const copy: Partial<Value> = { ...value };
  for (const name of names) Reflect.deleteProperty(copy, name);
  return copy as Omit<Value, Name>;
}
