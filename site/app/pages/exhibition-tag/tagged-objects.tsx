import { readExhibit } from '../../api/read/exhibit';
import { useCallWith } from '../../api/use-call';
import { useSiteId } from '../../api/use-site';
import { words as ownWords } from '../../features/exhibition-parts/words';
import { Loaded } from '../../features/loaded/loaded';
import { ObjectGrid, ObjectGridSkeleton } from '../../features/object-card/object-grid';
import { usePageWords } from '../../i18n/page-words';
import { useAddress } from '../../router/use-query';
import { filtersPath } from '../../ui/filters-path';
import { PagedRecords } from '../../ui/paged-records';
import { readPage } from '../../ui/pages-to-show';
import { Empty } from '../../ui/state';

const pageSize = 24;

/** A page of the objects under a tag, in the exhibition’s order. */
export function TaggedObjects({ exhibitionId, tagId }: { exhibitionId: string; tagId: string }) {
  const words = usePageWords(ownWords);
  const { path, query } = useAddress();
  const page = readPage(query.get('page'));
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
          pathOf={(each) => filtersPath(path, { page }, { page: each })}
          count={words.count(total)}
          empty={<Empty text={words.empty} />}
        >
          <ObjectGrid objects={rows} />
        </PagedRecords>
      )}
    </Loaded>
  );
}
