/** The id so many places further in a list that begins again at its end. */
export function stepFrom(
  ids: readonly string[],
  current: string | undefined,
  steps: number,
): string | undefined {
  const place = current === undefined ? -1 : ids.indexOf(current);
  return ids[(place + steps + ids.length) % ids.length];
}
