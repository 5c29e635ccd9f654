import { styled } from 'styled-components';
import type { ExhibitionDetail } from '../../../contract/entities/exhibition';
import { useExhibitionDetail } from '../../api/use-exhibition-detail';
import { Detail } from '../../features/detail/detail';
import { ExhibitionTags } from '../../features/exhibition-parts/exhibition-tags';
import { splitTitle } from '../../features/exhibition-card/exhibition-facts';
import { ObjectGridSkeleton } from '../../features/object-card/object-grid';
import { useLanguage } from '../../i18n/language';
import { MissingPage } from '../../router/missing-page';
import { PageTitle } from '../../router/page-title';
import { useRouteParam } from '../../router/use-route';
import { Bone } from '../../ui/skeleton';
import { Summary } from '../../ui/summary';
import { TaggedObjects } from './tagged-objects';

const Page = styled.div`
  padding-bottom: var(--section);

  .count {
    margin-bottom: 24px;
    color: var(--ash);
  }
`;

/** Objects of an exhibition with one of its tags. */
export function ExhibitionTagPage() {
  const tagId = useRouteParam('tagId');
  const state = useExhibitionDetail(useRouteParam('id'));
  return (
    <Detail
      state={state}
      skeleton={
        <Page>
          <Bone $width="60%" $height="3em" style={{ marginBottom: 40 }} />
          <ObjectGridSkeleton count={4} />
        </Page>
      }
    >
      {(exhibition) => <TagContent exhibition={exhibition} tagId={tagId} />}
    </Detail>
  );
}

function TagContent({ exhibition, tagId }: { exhibition: ExhibitionDetail; tagId: string }) {
  const language = useLanguage();
  const tag = exhibition.tags.find((each) => each.tagId === tagId);
  if (!tag) return <MissingPage />;
  const { main } = splitTitle(exhibition.title);
  const colon = language === 'zh' ? '：' : ': ';
  return (
    <Page>
      <PageTitle title={`${main}${colon}${tag.tagName}`} />
      <Summary text={exhibition.summary} />
      <ExhibitionTags exhibition={exhibition} shown={tagId} />
      <TaggedObjects exhibitionId={exhibition.id} tagId={tagId} />
    </Page>
  );
}
