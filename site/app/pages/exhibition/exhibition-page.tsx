import { exhibitionLists } from '../../../contract/route-paths';
import type { ExhibitionDetail } from '../../../contract/entities/exhibition';
import { useExhibitionDetail } from '../../api/use-exhibition-detail';
import { Detail } from '../../features/detail/detail';
import { TitleInParts } from '../../features/exhibition-card/title-in-parts';
import { Favourite } from '../../features/member/favourite';
import { Share } from '../../features/share/share';
import { PageTitle } from '../../router/page-title';
import { useAddress } from '../../router/use-query';
import { useRouteParam } from '../../router/use-route';
import { Actions } from '../../ui/actions';
import { Bone, TextBones } from '../../ui/skeleton';
import { Chapter } from './chapter';
import { ChapterLinks } from './chapter-links';
import { Exhibition } from './exhibition';
import { ExhibitionObjects } from './exhibition-objects';
import { Page } from './exhibition.styles';
import { sectionsOf } from './sections-of';

export function ExhibitionPage() {
  const state = useExhibitionDetail(useRouteParam('id'));
  return (
    <Detail
      state={state}
      skeleton={
        <Page as="div">
          <Bone $width="60%" $height="3.2em" />
          <Bone $ratio="16 / 9" style={{ marginBlock: 40 }} />
          <TextBones lines={6} />
        </Page>
      }
    >
      {(exhibition) => <ExhibitionOrChapter exhibition={exhibition} />}
    </Detail>
  );
}

/** The whole exhibition, or the chapter whose label is in the query. */
function ExhibitionOrChapter({ exhibition }: { exhibition: ExhibitionDetail }) {
  const label = useAddress().query.get('label');
  const chapters = sectionsOf(exhibition.content);
  const chapter = chapters.find((each) => each.label === label);
  if (chapter) return <Chapter exhibition={exhibition} chapters={chapters} chapter={chapter} />;
  return (
    <Page>
      <PageTitle title={exhibition.title}>
        <TitleInParts title={exhibition.title} />
      </PageTitle>
      <Exhibition exhibition={exhibition} />
      <ChapterLinks exhibition={exhibition} chapters={chapters} />
      <Actions data-print="none">
        {' '}
        <Favourite contentId={exhibition.id} categoryCode={exhibitionLists[exhibition.kind]} />
        <Share title={exhibition.title} />
      </Actions>
      <ExhibitionObjects exhibition={exhibition} />
    </Page>
  );
}
