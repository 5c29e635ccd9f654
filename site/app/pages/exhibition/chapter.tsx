import type { ExhibitionDetail } from '../../../contract/schemas/exhibition';
import { splitTitle } from '../../features/records/cards/exhibition-facts';
import { useLanguage } from '../../i18n/i18n-context';
import { PageTitle } from '../../router/page-title';
import { RichText } from '../../ui/rich-text/rich-text';
import { ChapterLinks } from './chapter-links';
import { Page } from './exhibition.styles';
import type { ExhibitionChapter } from './split-chapters';

interface ChapterProps {
  exhibition: ExhibitionDetail;
  chapters: readonly ExhibitionChapter[];
  chapter: ExhibitionChapter;
}

/** One chapter of an exhibition’s text alone. */
export function Chapter({ exhibition, chapters, chapter }: ChapterProps) {
  const language = useLanguage();
  const { main } = splitTitle(exhibition.title);
  const colon = language === 'zh' ? '：' : ': ';
  return (
    <Page>
      <PageTitle title={`${main}${colon}${chapter.label}`} />
      <ChapterLinks exhibition={exhibition} chapters={chapters} shown={chapter.label} />
      <RichText html={chapter.html} />
    </Page>
  );
}
