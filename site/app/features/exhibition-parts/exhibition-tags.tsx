import type { Exhibition } from '../../../contract/schemas/exhibition';
import { exhibitionPath } from '../../../contract/shared/route-paths';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PartLinks } from './part-links';
import { exhibitionPartsMessages } from './messages';
import { tagLinks } from './tag-links';

interface ExhibitionTagsProps {
  exhibition: Exhibition;
  /** Id of the selected tag. */
  currentTagId?: string;
}

/** Links to the kinds of objects in an exhibition, with the count of each. */
export function ExhibitionTags({ exhibition, currentTagId }: ExhibitionTagsProps) {
  const messages = usePageMessages(exhibitionPartsMessages);
  const { id, kind, tags } = exhibition;
  if (tags.length === 0) return null;
  const path = exhibitionPath(kind, id);
  return (
    <PartLinks
      id="exhibition-tags"
      title={messages.tags}
      heading={currentTagId === undefined ? 'h3' : 'h2'}
      links={[
        ...(currentTagId === undefined ? [] : [{ path, name: messages.whole }]),
        ...tagLinks(exhibition, currentTagId),
      ]}
    />
  );
}
