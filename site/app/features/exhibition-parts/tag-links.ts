import type { Exhibition } from '../../../contract/schemas/exhibition';
import { exhibitionPath } from '../../../contract/shared/route-paths';
import type { PartLink } from './part-links';

/** Links to the kinds of objects in an exhibition, with the count of each. */
export function tagLinks({ id, kind, tags }: Exhibition, currentTagId?: string): PartLink[] {
  return tags.map(({ tagId, tagName, count }) => ({
    path: `${exhibitionPath(kind, id)}/${encodeURIComponent(tagId)}`,
    name: tagName,
    count,
    isCurrent: tagId === currentTagId,
  }));
}
