import { readExhibit } from '../../api/read/exhibit';
import { useCallWith } from '../../api/client/use-call';
import { useSiteId } from '../../api/client/use-site-id';
import { exhibitionPartsMessages as ownMessages } from '../../features/exhibition-parts/messages';
import { Loaded } from '../../features/records/list/loaded';
import { ObjectGrid, ObjectGridSkeleton } from '../../features/records/cards/object-grid';
import { usePageMessages } from '../../i18n/use-page-messages';
import { usePageNumber } from '../../router/use-page-number';
import { PagedRecords } from '../../features/records/list/paged-records';
import { EmptyState } from '../../ui/feedback/states';

const pageSize = 24;

/** Paginated objects with a tag, in the order of the exhibition. */
export function TaggedObjects({ exhibitionId, tagId }: { exhibitionId: string; tagId: string }) {
  const messages = usePageMessages(ownMessages);
  const { page, pathOf } = usePageNumber();
  const siteId = useSiteId();
  const state = useCallWith(
    readExhibit,
    'exhibitionPageByTagFromContent',
    siteId === undefined ? undefined : { siteId, exhibitionId, tagId, pageNum: page, pageSize },
    { keepPreviousData: true },
  );
  return (
    <Loaded state={state} skeleton={<ObjectGridSkeleton count={4} />}>
      {({ rows, total }) => (
        <PagedRecords
          shown={rows.length}
          total={total}
          pageSize={pageSize}
          page={page}
          pathOf={pathOf}
          count={messages.count(total)}
          empty={<EmptyState text={messages.empty} />}
        >
          <ObjectGrid objects={rows} />
        </PagedRecords>
      )}
    </Loaded>
  );
}
