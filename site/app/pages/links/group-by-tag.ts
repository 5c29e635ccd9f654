import type { Tag } from '../../../contract/schemas/common/fields';
import type { ContentEntry } from '../../../contract/schemas/content';

export interface TagGroup {
  /** `undefined` for the entries without a tag, whose group is the last. */
  tag: Tag | undefined;
  entries: ContentEntry[];
}

/** Groups entries by their first tag; groups and entries keep the input order. */
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
