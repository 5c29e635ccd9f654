import type { ContentEntry } from '../../../../contract/schemas/content';
import { recordPath } from '../../../../contract/shared/route-paths';

/** Path of an entry's page: in its own category, else in the given list; `undefined` if neither has one. */
export function entryPath(entry: ContentEntry, listName: string): string | undefined {
  return recordPath(entry.categoryCode, entry.id) ?? recordPath(listName, entry.id);
}
