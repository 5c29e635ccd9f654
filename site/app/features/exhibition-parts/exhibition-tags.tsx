import type { Exhibition } from '../../../contract/entities/exhibition';
import { exhibitionPath } from '../../../contract/route-paths';
import { usePageWords } from '../../i18n/page-words';
import { PartLinks } from './part-links';
import { words } from './words';

interface ExhibitionTagsProps {
  exhibition: Exhibition;
  /** Id of the selected tag. */
  shown?: string;
}

/** Links to the kinds of objects in an exhibition, with the count of each. */
export function ExhibitionTags({ exhibition, shown }: ExhibitionTagsProps) {
  const messages = usePageWords(words);
  const { id, kind, tags } = exhibition;
  if (tags.length === 0) return null;
  const path = exhibitionPath(kind, id);
  return (
    <PartLinks
      id="exhibition-tags"
      title={messages.tags}
      heading={shown === undefined ? 'h3' : 'h2'}
      links={[
        ...(shown === undefined ? [] : [{ path, name: messages.whole }]),
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
