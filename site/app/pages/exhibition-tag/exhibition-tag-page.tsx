import { styled } from 'styled-components';
import type { ExhibitionDetail } from '../../../contract/entities/exhibition';
import { useExhibitionDetail } from '../../api/use-exhibition-detail';
import { Detail } from '../../features/detail/detail';
import { ExhibitionTags } from '../../features/exhibition-parts/exhibition-tags';
import { splitTitle } from '../../features/exhibition-card/exhibition-facts';
import { NotFound } from '../../features/not-found/not-found';
import { ObjectGridSkeleton } from '../../features/object-card/object-grid';
import { SearchBox } from '../../features/search-box/search-box';
import { useLanguage, useMessages } from '../../i18n/language';
import { PageTitle } from '../../router/page-title';
import { useRouteParam } from '../../router/use-route';
import { Bone } from '../../ui/skeleton';
import { TaggedObjects } from './tagged-objects';

const Page = styled.div`
  padding-bottom: var(--section);

  h1 {
    font-size: var(--size-h1);
  }

  .summary {
    max-width: var(--measure);
    margin-top: 12px;
    font-size: var(--size-lead);
  }

  .count {
    margin-bottom: 24px;
    color: var(--ash);
  }
`;

/** The objects that an exhibition shows under one of its tags. */
export function ExhibitionTagPage() {
  const { notFound } = useMessages();
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
      missing={
        <NotFound title={notFound.record}>
          <SearchBox label={notFound.search} inPlace />
        </NotFound>
      }
    >
      {(exhibition) => <Tagged exhibition={exhibition} tagId={tagId} />}
    </Detail>
  );
}

function Tagged({ exhibition, tagId }: { exhibition: ExhibitionDetail; tagId: string }) {
  const language = useLanguage();
  const tag = exhibition.tags.find((each) => each.tagId === tagId);
  const { main } = splitTitle(exhibition.title);
  const colon = language === 'zh' ? '：' : ': ';
  return (
    <Page>
      <PageTitle title={`${main}${colon}${tag?.tagName ?? tagId}`} />
      {exhibition.summary && <p className="summary">{exhibition.summary}</p>}
      <ExhibitionTags exhibition={exhibition} shown={tagId} />
      <TaggedObjects exhibitionId={exhibition.id} tagId={tagId} />
    </Page>
  );
}
