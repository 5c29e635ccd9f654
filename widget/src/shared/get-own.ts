/** An own property of a table: members that a host adds to `Object.prototype` are no entries. */
export const getOwn = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
