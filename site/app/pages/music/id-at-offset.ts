/** Id at a distance of `steps` from the current one; the list wraps around at both ends. */
export function idAtOffset(
  ids: readonly string[],
  current: string | undefined,
  steps: number,
): string | undefined {
  const index = current === undefined ? -1 : ids.indexOf(current);
  return ids[(index + steps + ids.length) % ids.length];
}
