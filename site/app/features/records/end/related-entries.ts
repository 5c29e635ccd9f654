import type { ContentEntry } from '../../../contract/schemas/content';

const maxObjects = 4;
const maxEntries = 3;

/** Ids of the objects that a rich text links to, in its order. */
export function namedObjects(html: string): string[] {
  const links = html.matchAll(/href="#\/Collection\/ExcellentCollection\/([\w.-]+)"/g);
  return [...new Set(Array.from(links, ([, id = '']) => id))].slice(0, maxObjects);
}

/** The entries beside one in a list from new to old. */
export function neighboursOf(id: string, entries: readonly ContentEntry[]) {
  const index = entries.findIndex((each) => each.id === id);
  return index === -1
    ? { newer: undefined, older: undefined }
    : { newer: entries[index - 1], older: entries[index + 1] };
}

/** Entries with the most tags in common; of equal ones the newest. The neighbours have links of their own. */
export function relatedEntries(
  { id, tags }: Pick<ContentEntry, 'id' | 'tags'>,
  entries: readonly ContentEntry[],
): ContentEntry[] {
  const ownTags = new Set(tags.map(({ tagId }) => tagId));
  const { newer, older } = neighboursOf(id, entries);
  const shared = (entry: ContentEntry) =>
    entry.tags.filter(({ tagId }) => ownTags.has(tagId)).length;
  return entries
    .filter((each) => each.id !== id && each !== newer && each !== older)
    .map((entry) => ({ entry, count: shared(entry) }))
    .sort((a, b) => b.count - a.count)
    .slice(0, maxEntries)
    .map(({ entry }) => entry);
}
