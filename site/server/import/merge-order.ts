/**
 * The order of known and new records together: the incoming ones stand in their own order, each
 * other known one stays behind the one that it followed, and what is all new comes last.
 */
export function mergeOrder(known: readonly string[], incoming: readonly string[]): string[] {
  const given = new Set(incoming);
  const first: string[] = [];
  const behind = new Map<string, string[]>(incoming.map((id) => [id, []]));
  let group = first;
  for (const id of known) {
    if (given.has(id)) group = behind.get(id) ?? first;
    else group.push(id);
  }
  return [...first, ...incoming.flatMap((id) => [id, ...(behind.get(id) ?? [])])];
}
