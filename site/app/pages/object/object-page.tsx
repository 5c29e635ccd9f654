import { useExhibitDetail } from '../../api/use-exhibit-detail';
import { Loaded } from '../../features/loaded/loaded';
import { NotFound } from '../../features/not-found/not-found';
import { SearchBox } from '../../features/search-box/search-box';
import { useMessages } from '../../i18n/language';
import { PageTitle } from '../../router/page-title';
import { useRouteParam } from '../../router/use-route';
import { Bone, TextBones } from '../../ui/skeleton';
import { Label } from './label';
import { MoreOfPeriod } from './more-of-period';
import { Page } from './object.styles';
import { Pictures } from './pictures';

export function ObjectPage() {
  const { notFound } = useMessages();
  const id = useRouteParam('id');
  const state = useExhibitDetail(id);
  if (state.error?.isNotFound || state.data?.rows.length === 0) {
    return (
      <NotFound title={notFound.record}>
        <SearchBox label={notFound.search} />
      </NotFound>
    );
  }
  const object = state.data?.rows[0];
  return (
    <Page>
      <div className="pictures">
        {object ? <Pictures object={object} /> : <Bone $ratio="4 / 5" />}
      </div>
      <div className="gallery-label">
        <PageTitle title={object ? object.title : null} />
        <Loaded state={state} skeleton={<TextBones lines={8} />}>
          {({ rows: [loaded] }) => loaded && <Label object={loaded} />}
        </Loaded>
      </div>
      {object && <MoreOfPeriod object={object} />}
    </Page>
  );
}
