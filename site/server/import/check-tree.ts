import type { PackDraft } from './drafts';
import type { Fault } from './faults';
import type { KnownRecords } from './known-records';

/** Reports every category of the pack that stands below itself. */
export function checkTree(pack: PackDraft, known: KnownRecords, faults: Fault[]): void {
  for (const { at, id } of pack.categories) {
    const round = cycleFrom(id, known.categories);
    if (!round) continue;
    faults.push({ ...at, field: 'parent', reason: `stands below itself: ${round.join(' → ')}` });
  }
}

function cycleFrom(
  start: string,
  parents: ReadonlyMap<string, string | null>,
): string[] | undefined {
  const way = [start];
  const seen = new Set(way);
  for (let id = parents.get(start); id; id = parents.get(id)) {
    way.push(id);
    if (id === start) return way;
    // A cycle further up is reported where it closes.
    if (seen.has(id)) return undefined;
    seen.add(id);
  }
  return undefined;
}
