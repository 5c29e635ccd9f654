/**
 * Merges the known and the incoming order: incoming ids keep their order, every other known id stays
 * after its known predecessor, and a wholly new list comes last.
 */
export function mergeOrder(known: readonly string[], incoming: readonly string[]): string[] {
  const incomingIds = new Set(incoming);
  const first: string[] = [];
  const followers = new Map<string, string[]>(incoming.map((id) => [id, []]));
  let group = first;
  for (const id of known) {
    if (incomingIds.has(id)) group = followers.get(id) ?? first;
    else group.push(id);
  }
  return [...first, ...incoming.flatMap((id) => [id, ...(followers.get(id) ?? [])])];
}
