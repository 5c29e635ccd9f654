import type { ExhibitionDetail } from '../../../contract/entities/exhibition';
import { splitTitle } from '../../features/exhibition-card/exhibition-facts';
import { useLanguage } from '../../i18n/language';
import { PageTitle } from '../../router/page-title';
import { RichText } from '../../ui/rich-text/rich-text';
import { ChapterLinks } from './chapter-links';
import { Page } from './exhibition.styles';
import type { ExhibitionSection } from './sections-of';

interface ChapterProps {
  exhibition: ExhibitionDetail;
  sections: readonly ExhibitionSection[];
  section: ExhibitionSection;
}

/** One chapter alone: the introduction that its label names. */
export function Chapter({ exhibition, sections, section }: ChapterProps) {
  const language = useLanguage();
  const { main } = splitTitle(exhibition.title);
  const colon = language === 'zh' ? '：' : ': ';
  return (
    <Page>
      <PageTitle title={`${main}${colon}${section.label}`} />
      <ChapterLinks exhibition={exhibition} sections={sections} shown={section.label} />
      <RichText html={section.html} />
    </Page>
  );
}
