import type { ExhibitionDetail } from '../../../contract/schemas/exhibition';
import { useExhibitPage } from '../../api/hooks/exhibit';
import { ExhibitionTags } from '../../features/exhibition-parts/exhibition-tags';
import { Loaded } from '../../features/records/list/loaded';
import { ObjectGrid, ObjectGridSkeleton } from '../../features/records/cards/object-grid';
import { useMessages } from '../../i18n/i18n-context';
import { usePageNumber } from '../../router/use-page-number';
import { Pagination } from '../../features/records/list/pagination';
import { Section } from '../../ui/page/section';

const pageSize = 24;
const headingId = 'exhibition-objects';

/** Paginated objects of an exhibition; not rendered when it lists none. */
export function ExhibitionObjects({ exhibition }: { exhibition: ExhibitionDetail }) {
  const { exhibitions } = useMessages();
  const { page, pathOf } = usePageNumber();
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
              pathOf={pathOf}
            />
          </>
        )}
      </Loaded>
    </Section>
  );
}
