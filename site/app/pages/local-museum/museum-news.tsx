import type { ContentEntry } from '../../../contract/schemas/content';
import { readContentEntry } from '../../api/read/content';
import { useCallWith } from '../../api/client/use-call';
import { useSiteId } from '../../api/client/use-site-id';
import { DatedEntry } from '../../features/records/cards/dated-entry';
import { Loaded } from '../../features/records/list/loaded';
import { usePageMessages } from '../../i18n/use-page-messages';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { messages as ownMessages } from './messages';

const maxEntries = 5;

/** Newest entries with the museum’s first tag; not rendered when there are none. */
export function MuseumNews({ museum }: { museum: ContentEntry }) {
  const messages = usePageMessages(ownMessages);
  const siteId = useSiteId();
  const tagId = museum.tags[0]?.tagId;
  const isReady = siteId !== undefined && tagId !== undefined;
  const state = useCallWith(
    readContentEntry,
    'contentPageByTagFromContent',
    isReady ? { siteId, contentId: museum.id, tagId, pageNum: 1, pageSize: maxEntries } : undefined,
  );
  if (tagId === undefined || state.data?.total === 0) return null;
  return (
    <section className="news" aria-labelledby="museum-news">
      <h2 id="museum-news">{messages.news}</h2>
      <Loaded state={state} skeleton={<SkeletonText lines={3} />}>
        {({ rows }) =>
          rows.map((entry) => (
            <DatedEntry key={entry.id} entry={entry} list={entry.categoryCode} pictured />
          ))
        }
      </Loaded>
    </section>
  );
}
