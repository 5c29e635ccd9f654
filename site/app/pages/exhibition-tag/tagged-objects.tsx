import { readExhibit } from '../../api/read/exhibit';
import { useCall } from '../../api/client/use-call';
import { useSiteId } from '../../api/client/use-site-id';
import { exhibitionPartsMessages as ownMessages } from '../../features/exhibition-parts/messages';
import { FilteredList } from '../../features/records/filtered-list/filtered-list';
import { useListFilters } from '../../features/records/filtered-list/use-list-filters';
import { ObjectGrid, ObjectGridSkeleton } from '../../features/records/cards/object-grid';
import { usePageMessages } from '../../i18n/use-page-messages';

const pageSize = 24;

/** Paginated objects with a tag, in the order of the exhibition. */
export function TaggedObjects({ exhibitionId, tagId }: { exhibitionId: string; tagId: string }) {
  const messages = usePageMessages(ownMessages);
  const filters = useListFilters();
  const siteId = useSiteId();
  const state = useCall(
    readExhibit,
    'exhibitionPageByTagFromContent',
    siteId === undefined
      ? undefined
      : { siteId, exhibitionId, tagId, pageNum: filters.page, pageSize },
    { keepPreviousData: true },
  );
  return (
    <FilteredList
      filters={filters}
      state={state}
      pageSize={pageSize}
      skeleton={<ObjectGridSkeleton count={4} />}
      count={messages.count}
      empty={messages.empty}
    >
      {(rows) => <ObjectGrid objects={rows} />}
    </FilteredList>
  );
}
