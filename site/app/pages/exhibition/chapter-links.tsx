import type { ExhibitionDetail } from '../../../contract/entities/exhibition';
import { exhibitionPath } from '../../../contract/route-paths';
import { PartLinks } from '../../features/exhibition-parts/part-links';
import type { ExhibitionSection } from './sections-of';
import { words as ownMessages } from '../../features/exhibition-parts/words';
import { usePageWords } from '../../i18n/page-words';

interface ChapterLinksProps {
  exhibition: ExhibitionDetail;
  chapters: readonly ExhibitionSection[];
  /** Label of the chapter that is shown alone. */
  shown?: string;
}

/** Links to the chapters of an exhibition’s text; the query carries the label. */
export function ChapterLinks({ exhibition, chapters, shown }: ChapterLinksProps) {
  const messages = usePageWords(ownMessages);
  const path = exhibitionPath(exhibition.kind, exhibition.id);
  if (chapters.length === 0) return null;
  return (
    <PartLinks
      id="exhibition-chapters"
      title={messages.chapters}
      links={[
        ...(shown === undefined ? [] : [{ path, name: messages.whole }]),
        ...chapters.map(({ label }) => ({
          path: `${path}?label=${encodeURIComponent(label)}`,
          name: label,
          isCurrent: label === shown,
        })),
      ]}
    />
  );
}
