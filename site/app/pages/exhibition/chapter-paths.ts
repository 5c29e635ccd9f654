import type { ExhibitionDetail } from '../../../contract/schemas/exhibition';
import { exhibitionPath } from '../../../contract/shared/route-paths';
import type { PartLink } from '../../features/exhibition-parts/part-links';
import type { ExhibitionChapter } from './split-chapters';

/** Links to the chapters of an exhibition’s text; the query carries the label. `shown` is the label of the current one. */
export function chapterPaths(
  { kind, id }: ExhibitionDetail,
  chapters: readonly ExhibitionChapter[],
  shown?: string,
): PartLink[] {
  return chapters.map(({ label }) => ({
    path: `${exhibitionPath(kind, id)}?label=${encodeURIComponent(label)}`,
    name: label,
    isCurrent: label === shown,
  }));
}
