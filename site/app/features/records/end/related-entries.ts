import type { ContentEntry, ContentEntryDetail } from '../../../../contract/schemas/content';

const maxObjects = 4;
const maxEntries = 3;

/** Ids of the objects that the rich text of a record links to or its parts show, in this order, at most four. */
export function namedObjects({
  content,
  parts = [],
}: Pick<ContentEntryDetail, 'content' | 'parts'>): string[] {
  const links = content.matchAll(/href="#\/Collection\/ExcellentCollection\/([\w.-]+)"/g);
  const ids = [
    ...Array.from(links, ([, id = '']) => id),
    ...parts.flatMap(({ object }) => object ?? []),
  ];
  return [...new Set(ids)].slice(0, maxObjects);
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
