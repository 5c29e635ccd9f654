import type { ExhibitionDetail } from '../../../contract/schemas/exhibition';
import { useExhibitPage } from '../../api/hooks/exhibit';
import { ExhibitionTags } from '../../features/exhibition-parts/exhibition-tags';
import { Loaded } from '../../features/records/list/loaded';
import { ObjectGrid, ObjectGridSkeleton } from '../../features/records/cards/object-grid';
import { usePageMessages } from '../../i18n/use-page-messages';
import { usePageNumber } from '../../router/use-page-number';
import { Pagination } from '../../features/records/list/pagination';
import { Section } from '../../ui/page/section';
import { messages as ownMessages } from './messages';

const pageSize = 24;
const headingId = 'exhibition-objects';

/** Paginated objects of an exhibition; not rendered when it lists none. */
export function ExhibitionObjects({ exhibition }: { exhibition: ExhibitionDetail }) {
  const messages = usePageMessages(ownMessages);
  const { page, pathOf } = usePageNumber();
  const state = useExhibitPage({ exhibitionId: exhibition.id, pageNum: page, pageSize });
  if (state.data?.total === 0) return null;
  return (
    <Section id={headingId} title={messages.objects} className="objects-on-show">
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
