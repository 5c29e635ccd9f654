import type { ContentEntry } from '../../../contract/schemas/content';
import { readContentEntry } from '../../api/read/content';
import { useCall } from '../../api/client/use-call';
import { useSiteId } from '../../api/client/use-site-id';
import { DatedEntry } from '../../features/records/cards/dated-entry';
import { Pagination } from '../../features/records/list/pagination';
import { Loaded } from '../../features/records/list/loaded';
import { usePageMessages } from '../../i18n/use-page-messages';
import { usePageNumber } from '../../router/use-page-number';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { messages as ownMessages } from './messages';

const pageSize = 5;
const headingId = 'museum-news';

/** Entries with the museum’s first tag, newest first; not rendered when there are none. */
export function MuseumNews({ museum }: { museum: ContentEntry }) {
  const messages = usePageMessages(ownMessages);
  const { page, pathOf } = usePageNumber();
  const siteId = useSiteId();
  const tagId = museum.tags[0]?.tagId;
  const isReady = siteId !== undefined && tagId !== undefined;
  const state = useCall(
    readContentEntry,
    'contentPageByTagFromContent',
    isReady ? { siteId, contentId: museum.id, tagId, pageNum: page, pageSize } : undefined,
    { keepPreviousData: true },
  );
  if (tagId === undefined || state.data?.total === 0) return null;
  return (
    <section className="news" aria-labelledby={headingId}>
      <h2 id={headingId}>{messages.news}</h2>
      <Loaded state={state} skeleton={<SkeletonText lines={3} />}>
        {({ rows, total }) => (
          <>
            {rows.map((entry) => (
              <DatedEntry key={entry.id} entry={entry} list={entry.categoryCode} pictured />
            ))}
            <Pagination
              page={page}
              pageCount={Math.ceil(total / pageSize)}
              pathOf={pathOf}
              headingId={headingId}
            />
          </>
        )}
      </Loaded>
    </section>
  );
}
