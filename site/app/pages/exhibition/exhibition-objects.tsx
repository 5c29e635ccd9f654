import type { ExhibitionDetail } from '../../../contract/entities/exhibition';
import { useExhibitPage } from '../../api/use-exhibit-page';
import { ExhibitionTags } from '../../features/exhibition-parts/exhibition-tags';
import { Loaded } from '../../features/loaded/loaded';
import { ObjectGrid, ObjectGridSkeleton } from '../../features/object-card/object-grid';
import { useMessages } from '../../i18n/language';
import { useAddress } from '../../router/use-query';
import { filtersPath } from '../../ui/filters-path';
import { Pagination } from '../../ui/pagination';
import { readPage } from '../../ui/pages-to-show';
import { Section } from '../../ui/section';

const pageSize = 12;
const headingId = 'exhibition-objects';

/** Paginated objects of an exhibition; not rendered when it lists none. */
export function ExhibitionObjects({ exhibition }: { exhibition: ExhibitionDetail }) {
  const { exhibitions } = useMessages();
  const { path, query } = useAddress();
  const page = readPage(query.get('page'));
  const state = useExhibitPage({ exhibitionId: exhibition.id, pageNum: page, pageSize });
  if (state.data?.total === 0) return null;
  return (
    <Section id={headingId} title={exhibitions.objects} className="objects-on-show">
      <Loaded state={state} skeleton={<ObjectGridSkeleton count={4} />}>
        {({ rows, total }) => (
          <>
            <ExhibitionTags exhibition={exhibition} />
            <ObjectGrid objects={rows} />
            <Pagination
              page={page}
              headingId={headingId}
              pageCount={Math.ceil(total / pageSize)}
              pathOf={(each) => filtersPath(path, { page }, { page: each })}
            />
          </>
        )}
      </Loaded>
    </Section>
  );
}
