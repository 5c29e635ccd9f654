import type { ContentEntry } from '../../../contract/entities/content-entry';
import { readContentEntry } from '../../api/read/content-entry';
import { useCallWith } from '../../api/use-call';
import { useSiteId } from '../../api/use-site';
import { DatedEntry } from '../../features/entry-card/dated-entry';
import { Loaded } from '../../features/loaded/loaded';
import { usePageWords } from '../../i18n/page-words';
import { TextBones } from '../../ui/skeleton';
import { words as ownMessages } from './words';

const maxEntries = 5;

/** Newest entries with the museum’s first tag; not rendered when there are none. */
export function MuseumNews({ museum }: { museum: ContentEntry }) {
  const messages = usePageWords(ownMessages);
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
      <Loaded state={state} skeleton={<TextBones lines={3} />}>
        {({ rows }) =>
          rows.map((entry) => (
            <DatedEntry key={entry.id} entry={entry} list={entry.categoryCode} pictured />
          ))
        }
      </Loaded>
    </section>
  );
}
