import { styled } from 'styled-components';
import type { ExhibitionDetail } from '../../../contract/schemas/exhibition';
import { useExhibitionDetail } from '../../api/hooks/exhibition';
import { RecordDetail } from '../../features/records/detail/record-detail';
import { ExhibitionTags } from '../../features/exhibition-parts/exhibition-tags';
import { exhibitionPartsMessages } from '../../features/exhibition-parts/messages';
import { partNeighbours } from '../../features/exhibition-parts/part-neighbours';
import { tagLinks } from '../../features/exhibition-parts/tag-links';
import { NeighbourLinks } from '../../features/records/end/neighbour-links';
import { splitTitle } from '../../features/records/cards/exhibition-facts';
import { ObjectGridSkeleton } from '../../features/records/cards/object-grid';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { NotFound } from '../../router/not-found';
import { PageTitle } from '../../router/page-title';
import { useRouteParam } from '../../router/use-route';
import { SkeletonBlock } from '../../ui/feedback/skeleton';
import { Summary } from '../../ui/text/summary';
import { TaggedObjects } from './tagged-objects';

const Page = styled.div`
  padding-bottom: var(--section);

  .count {
    margin-bottom: 24px;
    color: var(--ash);
  }

  .end {
    margin-top: clamp(40px, 5vw, 72px);
  }
`;

/** Objects of an exhibition with one of its tags. */
export default function ExhibitionTagPage() {
  const tagId = useRouteParam('tagId');
  const state = useExhibitionDetail(useRouteParam('id'));
  return (
    <RecordDetail
      state={state}
      skeleton={
        <Page>
          <SkeletonBlock $width="60%" $height="3em" style={{ marginBottom: 40 }} />
          <ObjectGridSkeleton count={4} />
        </Page>
      }
    >
      {(exhibition) => <TagContent exhibition={exhibition} tagId={tagId} />}
    </RecordDetail>
  );
}

function TagContent({ exhibition, tagId }: { exhibition: ExhibitionDetail; tagId: string }) {
  const language = useLanguage();
  const messages = usePageMessages(exhibitionPartsMessages);
  const tag = exhibition.tags.find((each) => each.tagId === tagId);
  if (!tag) return <NotFound />;
  const { main } = splitTitle(exhibition.title);
  const colon = language === 'zh' ? '：' : ': ';
  return (
    <Page>
      <PageTitle title={`${main}${colon}${tag.tagName}`} />
      <Summary text={exhibition.summary} />
      <ExhibitionTags exhibition={exhibition} currentTagId={tagId} />
      <TaggedObjects exhibitionId={exhibition.id} tagId={tagId} />
      <div className="end">
        <NeighbourLinks
          messages={messages.tagNeighbours}
          {...partNeighbours(tagLinks(exhibition, tagId))}
        />
      </div>
    </Page>
  );
}
