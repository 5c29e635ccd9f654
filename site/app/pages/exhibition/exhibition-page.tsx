import { styled } from 'styled-components';
import { exhibitionListRoutes, pathOfKind } from '../../../contract/shared/route-paths';
import type { ExhibitionDetail } from '../../../contract/schemas/exhibition';
import { useExhibitionDetail } from '../../api/hooks/exhibition';
import { RecordDetail } from '../../features/records/detail/record-detail';
import { ExhibitionTitle } from '../../features/records/cards/exhibition-title';
import { Favourite } from '../../features/member/favourite';
import { ShareButton } from '../../features/share/share-button';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { PageTitle } from '../../router/page-title';
import { useHashLocation } from '../../router/use-hash-location';
import { useRouteParam } from '../../router/use-route';
import { plainButton } from '../../ui/button';
import { Actions } from '../../ui/page/actions';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { Chapter } from './chapter';
import { ChapterLinks } from './chapter-links';
import { ExhibitionOverview } from './exhibition-overview';
import { ExhibitionObjects } from './exhibition-objects';
import { Page } from './exhibition.styles';
import { messages as ownMessages } from './messages';
import { splitChapters } from './split-chapters';

const PlainLink = styled(Link)`
  ${plainButton}
`;

export default function ExhibitionPage() {
  const state = useExhibitionDetail(useRouteParam('id'));
  return (
    <RecordDetail
      state={state}
      skeleton={
        <Page as="div">
          <SkeletonBlock $width="60%" $height="3.2em" />
          <SkeletonBlock $ratio="16 / 9" style={{ marginBlock: 40 }} />
          <SkeletonText lines={6} />
        </Page>
      }
    >
      {(exhibition) => <ExhibitionOrChapter exhibition={exhibition} />}
    </RecordDetail>
  );
}

/** The whole exhibition, or the chapter whose label is in the query. */
function ExhibitionOrChapter({ exhibition }: { exhibition: ExhibitionDetail }) {
  const messages = usePageMessages(ownMessages);
  const label = useHashLocation().query.get('label');
  const chapters = splitChapters(exhibition.content);
  const chapter = chapters.find((each) => each.label === label);
  if (chapter) return <Chapter exhibition={exhibition} chapters={chapters} chapter={chapter} />;
  return (
    <Page>
      <PageTitle title={exhibition.title}>
        <ExhibitionTitle title={exhibition.title} />
      </PageTitle>
      <ExhibitionOverview exhibition={exhibition}>
        <ChapterLinks exhibition={exhibition} chapters={chapters} />
      </ExhibitionOverview>
      <Actions data-print="none">
        {' '}
        <Favourite contentId={exhibition.id} categoryCode={exhibitionListRoutes[exhibition.kind]} />
        <ShareButton title={exhibition.title} />
        {exhibition.status === 'current' && (
          <PlainLink
            to={`${pathOfKind('offline-visit')}?exhibition=${encodeURIComponent(exhibition.id)}`}
          >
            {messages.offline}
          </PlainLink>
        )}
      </Actions>
      <ExhibitionObjects exhibition={exhibition} />
    </Page>
  );
}
