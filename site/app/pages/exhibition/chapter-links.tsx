import type { ExhibitionDetail } from '../../../contract/schemas/exhibition';
import { exhibitionPath } from '../../../contract/shared/route-paths';
import { PartLinks } from '../../features/exhibition-parts/part-links';
import { chapterPaths } from './chapter-paths';
import type { ExhibitionChapter } from './split-chapters';
import { exhibitionPartsMessages as ownMessages } from '../../features/exhibition-parts/messages';
import { usePageMessages } from '../../i18n/use-page-messages';

interface ChapterLinksProps {
  exhibition: ExhibitionDetail;
  chapters: readonly ExhibitionChapter[];
  /** Label of the chapter that is shown alone. */
  shown?: string;
}

/** Links to the chapters of an exhibition’s text, for a single one also to the whole. */
export function ChapterLinks({ exhibition, chapters, shown }: ChapterLinksProps) {
  const messages = usePageMessages(ownMessages);
  const path = exhibitionPath(exhibition.kind, exhibition.id);
  if (chapters.length === 0) return null;
  return (
    <PartLinks
      id="exhibition-chapters"
      title={messages.chapters}
      links={[
        ...(shown === undefined ? [] : [{ path, name: messages.whole }]),
        ...chapterPaths(exhibition, chapters, shown),
      ]}
    />
  );
}
