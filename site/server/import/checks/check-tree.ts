import type { PackDraft } from '../records/drafts';
import type { ImportError } from '../records/import-errors';
import type { KnownRecords } from './known-records';

/** Reports every category of the pack that is its own ancestor. */
export function checkCategoryCycles(
  pack: PackDraft,
  known: KnownRecords,
  errors: ImportError[],
): void {
  for (const { at, id } of pack.categories) {
    const cycle = findCycle(id, known.categories);
    if (!cycle) continue;
    errors.push({ ...at, field: 'parent', reason: `forms a cycle: ${cycle.join(' → ')}` });
  }
}

function findCycle(
  start: string,
  parents: ReadonlyMap<string, string | null>,
): string[] | undefined {
  const path = [start];
  const seen = new Set(path);
  for (let id = parents.get(start); id; id = parents.get(id)) {
    path.push(id);
    if (id === start) return path;
    // A cycle that does not contain `start` is reported for its own categories.
    if (seen.has(id)) return undefined;
    seen.add(id);
  }
  return undefined;
}
