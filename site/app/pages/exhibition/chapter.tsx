import type { ExhibitionDetail } from '../../../contract/schemas/exhibition';
import { exhibitionPartsMessages } from '../../features/exhibition-parts/messages';
import { partNeighbours } from '../../features/exhibition-parts/part-neighbours';
import { NamedObjects } from '../../features/records/end/named-objects';
import { NeighbourLinks } from '../../features/records/end/neighbour-links';
import { namedObjects } from '../../features/records/end/related-entries';
import { splitTitle } from '../../features/records/cards/exhibition-facts';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { RichText } from '../../ui/rich-text/rich-text';
import { ChapterLinks } from './chapter-links';
import { chapterPaths } from './chapter-paths';
import { Page } from './exhibition.styles';
import type { ExhibitionChapter } from './split-chapters';

interface ChapterProps {
  exhibition: ExhibitionDetail;
  chapters: readonly ExhibitionChapter[];
  chapter: ExhibitionChapter;
}

/** One chapter of an exhibition’s text alone, with its objects and ways to the chapters beside it. */
export function Chapter({ exhibition, chapters, chapter }: ChapterProps) {
  const language = useLanguage();
  const messages = usePageMessages(exhibitionPartsMessages);
  const { main } = splitTitle(exhibition.title);
  const colon = language === 'zh' ? '：' : ': ';
  return (
    <Page>
      <PageTitle title={`${main}${colon}${chapter.label}`} />
      <ChapterLinks exhibition={exhibition} chapters={chapters} shown={chapter.label} />
      <RichText html={chapter.html} />
      <div className="end">
        <NamedObjects
          ids={namedObjects({ content: chapter.html })}
          title={messages.chapterObjects}
        />
        <NeighbourLinks
          messages={messages.chapterNeighbours}
          {...partNeighbours(chapterPaths(exhibition, chapters, chapter.label))}
        />
      </div>
    </Page>
  );
}
