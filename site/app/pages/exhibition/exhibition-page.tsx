import { useExhibitionDetail } from '../../api/use-exhibition-detail';
import { Loaded } from '../../features/loaded/loaded';
import { NotFound } from '../../features/not-found/not-found';
import { SearchBox } from '../../features/search-box/search-box';
import { useMessages } from '../../i18n/language';
import { PageTitle } from '../../router/page-title';
import { useRouteParam } from '../../router/use-route';
import { Bone, TextBones } from '../../ui/skeleton';
import { Exhibition } from './exhibition';
import { ExhibitionObjects } from './exhibition-objects';
import { Page } from './exhibition.styles';

export function ExhibitionPage() {
  const { notFound } = useMessages();
  const id = useRouteParam('id');
  const state = useExhibitionDetail(id);
  if (state.error?.isNotFound || state.data?.rows.length === 0) {
    return (
      <NotFound title={notFound.record}>
        <SearchBox label={notFound.search} />
      </NotFound>
    );
  }
  const exhibition = state.data?.rows[0];
  return (
    <Page>
      <PageTitle title={exhibition ? exhibition.title : null} />
      <Loaded
        state={state}
        skeleton={
          <>
            <Bone $ratio="21 / 9" style={{ marginBlock: 32 }} />
            <TextBones lines={6} />
          </>
        }
      >
        {({ rows: [loaded] }) => loaded && <Exhibition exhibition={loaded} />}
      </Loaded>
      {exhibition && <ExhibitionObjects exhibitionId={id} />}
    </Page>
  );
}
