import type { ContentEntry } from '../../../contract/entities/content-entry';
import { recordPath } from '../../../contract/route-paths';

/** Where an entry is shown: by its own category, else by the list that shows it. */
export function entryPath(entry: ContentEntry, listName: string): string | undefined {
  return recordPath(entry.categoryCode, entry.id) ?? recordPath(listName, entry.id);
}
