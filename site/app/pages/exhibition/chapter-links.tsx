import type { ExhibitionDetail } from '../../../contract/entities/exhibition';
import { exhibitionPath } from '../../../contract/route-paths';
import { PartLinks } from '../../features/exhibition-parts/part-links';
import type { ExhibitionSection } from './sections-of';
import { words as ownWords } from '../../features/exhibition-parts/words';
import { usePageWords } from '../../i18n/page-words';

interface ChapterLinksProps {
  exhibition: ExhibitionDetail;
  sections: readonly ExhibitionSection[];
  /** The chapter that is shown alone. */
  shown?: string;
}

/** The chapters of an exhibition’s text; the address names one by its label. */
export function ChapterLinks({ exhibition, sections, shown }: ChapterLinksProps) {
  const words = usePageWords(ownWords);
  const path = exhibitionPath(exhibition.kind, exhibition.id);
  if (sections.length === 0) return null;
  return (
    <PartLinks
      id="exhibition-chapters"
      title={words.chapters}
      links={[
        ...(shown === undefined ? [] : [{ path, name: words.whole }]),
        ...sections.map(({ label }) => ({
          path: `${path}?label=${encodeURIComponent(label)}`,
          name: label,
          isCurrent: label === shown,
        })),
      ]}
    />
  );
}
