/** Readers of single values: an invalid value becomes empty, never an error. */

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** The items that `read` accepts; `[]` if `value` is no array. */
export function listOf<T>(value: unknown, read: (item: unknown) => T | undefined): T[] {
  return list(value).flatMap((item) => {
    const result = read(item);
    return result === undefined ? [] : [result];
  });
}

/** A string, or a finite number as string; '' for anything else. */
export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

export function optionalText(value: unknown): string | undefined {
  return text(value) || undefined;
}

/** A record of non-empty strings; other values are left out. */
export function texts(value: unknown): Record<string, string> {
  const all = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(
    all.flatMap(([name, each]): [string, string][] => (text(each) ? [[name, text(each)]] : [])),
  );
}

/** A safe integer >= 0, also in text form. */
export function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0
    ? number
    : undefined;
}

/** `value` if it is one of `words`, else `undefined`. */
export function oneOf<const Word extends string>(
  value: unknown,
  words: readonly Word[],
): Word | undefined {
  return words.find((word) => word === value);
}
