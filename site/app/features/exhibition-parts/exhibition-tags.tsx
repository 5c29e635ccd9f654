import type { Exhibition } from '../../../contract/entities/exhibition';
import { exhibitionPath } from '../../../contract/route-paths';
import { usePageWords } from '../../i18n/page-words';
import { PartLinks } from './part-links';
import { words as ownWords } from './words';

interface ExhibitionTagsProps {
  exhibition: Exhibition;
  /** The tag whose objects are shown. */
  shown?: string;
}

/** What kinds of objects an exhibition shows, and how many of each. */
export function ExhibitionTags({ exhibition, shown }: ExhibitionTagsProps) {
  const words = usePageWords(ownWords);
  const { id, kind, tags } = exhibition;
  if (tags.length === 0) return null;
  const path = exhibitionPath(kind, id);
  return (
    <PartLinks
      id="exhibition-tags"
      title={words.tags}
      heading={shown === undefined ? 'h3' : 'h2'}
      links={[
        ...(shown === undefined ? [] : [{ path, name: words.whole }]),
        ...tags.map(({ tagId, tagName, count }) => ({
          path: `${path}/${encodeURIComponent(tagId)}`,
          name: tagName,
          count,
          isCurrent: tagId === shown,
        })),
      ]}
    />
  );
}
