import { readExhibit } from '../../api/read/exhibit';
import { useCallWith } from '../../api/use-call';
import { useSiteId } from '../../api/use-site';
import { words as ownMessages } from '../../features/exhibition-parts/words';
import { Loaded } from '../../features/loaded/loaded';
import { ObjectGrid, ObjectGridSkeleton } from '../../features/object-card/object-grid';
import { usePageWords } from '../../i18n/page-words';
import { usePageNumber } from '../../router/use-page-number';
import { PagedRecords } from '../../ui/paged-records';
import { Empty } from '../../ui/state';

const pageSize = 24;

/** Paginated objects with a tag, in the order of the exhibition. */
export function TaggedObjects({ exhibitionId, tagId }: { exhibitionId: string; tagId: string }) {
  const messages = usePageWords(ownMessages);
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
          empty={<Empty text={messages.empty} />}
        >
          <ObjectGrid objects={rows} />
        </PagedRecords>
      )}
    </Loaded>
  );
}
