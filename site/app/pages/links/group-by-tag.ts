import type { Tag } from '../../../contract/entities/common';
import type { ContentEntry } from '../../../contract/entities/content-entry';

export interface TagGroup {
  /** Left out for entries without a tag, which stand last. */
  tag: Tag | undefined;
  entries: ContentEntry[];
}

/** Entries by their first tag; groups and entries keep the order in which they come. */
export function groupByTag(entries: readonly ContentEntry[]): TagGroup[] {
  const groups = new Map<string, TagGroup>();
  for (const entry of entries) {
    const [tag] = entry.tags;
    const key = tag?.tagId ?? '';
    const group = groups.get(key) ?? { tag, entries: [] };
    group.entries.push(entry);
    groups.set(key, group);
  }
  const all = [...groups.values()];
  return [...all.filter(({ tag }) => tag), ...all.filter(({ tag }) => !tag)];
}
