/** Parts of Groonga's filter language. Values reach it only through `quote`. */

/** Condition that no document matches. */
export const never = 'false';

export function quote(text: string): string {
  return `"${text.replace(/\p{Cc}/gu, ' ').replace(/["\\]/g, '\\$&')}"`;
}

export function allOf(conditions: readonly string[]): string {
  if (conditions.length === 0 || conditions.includes(never)) return never;
  return conditions.length === 1 ? (conditions[0] ?? never) : `(${conditions.join(' && ')})`;
}

/**
 * `allOf` of conditions that the index answers, those of few documents first: the server looks for the next one among the
 * documents of those before it. Groups are looked up whole, long texts are rare, and single characters are not.
 */
export function allFound(conditions: readonly string[]): string {
  const isGroup = (condition: string) => Number(condition.startsWith('('));
  const isCharacter = (condition: string) => Number(condition.includes(characterSuffix));
  return allOf(
    conditions.toSorted(
      (one, other) =>
        isGroup(one) - isGroup(other) ||
        isCharacter(one) - isCharacter(other) ||
        other.length - one.length,
    ),
  );
}

/**
 * `allFound` of lists of conditions, each of which any may hold. Documents whose sound begins with two letters are most of
 * them: such a list is not collected, but what has none of it is taken from the documents of the other lists.
 */
export function allFoundOfLists(lists: readonly (readonly string[])[]): string {
  const [broad, ...otherBroad] = lists.filter((list) => list.some(isBroad));
  const others = lists.filter((list) => !list.some(isBroad));
  const found = allFound([...others, ...otherBroad].map(anyOf));
  if (!broad || found === never) return allFound(lists.map(anyOf));
  const none = [found, ...broad.filter((condition) => condition !== never)].join(' &! ');
  return `(${found} &! (${none}))`;
}

const isBroad = (condition: string) => / @\^ "=[^"]{2}"$/.test(condition);

export function anyOf(conditions: readonly string[]): string {
  const possible = [...new Set(conditions)].filter((condition) => condition !== never);
  return possible.length > 1 ? `(${possible.join(' || ')})` : (possible[0] ?? never);
}

/** Condition that a column has a text or an element. */
export const has = (column: string, text: string) => `${column} @ ${quote(text)}`;

/**
 * Condition that one of some text columns has a text: one look at their index instead of one for each.
 * @param columns what a match raises the score by, of each column
 */
export function hasInAny(columns: Readonly<Record<string, number>>, text: string): string {
  const weighted = Object.entries(columns).map(
    ([column, weight]) => `${columnFor(column, text)} * ${weight}`,
  );
  return `query(${quote(weighted.join(' || '))}, ${quote(quote(text))})`;
}

/** End of the names of columns of single characters. */
const characterSuffix = '_characters';

/** A single character has columns of its own: all pairs that begin with it are many. */
const columnFor = (column: string, text: string) =>
  /^[\u2e80-\ud7ff\uf900-\uffff]$/.test(text) ? column + characterSuffix : column;

/** Condition that a column has an element that begins so. */
export const hasBegin = (column: string, begin: string) => `${column} @^ ${quote(begin)}`;

/** Condition that a key or value is one of some texts; never true without texts. */
export const isOneOf = (column: string, texts: ReadonlySet<string>) =>
  texts.size === 0 ? never : `in_values(${[column, ...Array.from(texts, quote)].join(', ')})`;
