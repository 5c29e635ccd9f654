import { useContentTags } from '../../api/hooks/content';
import type { Facet } from '../../features/records/filtered-list/facet';
import { FacetPanel } from '../../features/records/filtered-list/facet-panel';
import { useListFilters } from '../../features/records/filtered-list/use-list-filters';
import { usePageMessages } from '../../i18n/use-page-messages';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { Entries, type EntryListProps } from './entries';
import { messages as ownMessages } from './messages';
import { TopicSections } from './topic-sections';

/** News with a filter by topic: all of it by date, or the entries of one topic by section. */
export function NewsByTopic({ name, dated }: EntryListProps) {
  const { topic } = usePageMessages(ownMessages);
  const filters = useListFilters(['tag']);
  const tagId = filters.values.tag;
  const tags = useContentTags(name);
  const topics = [...(tags.data?.rows ?? [])].sort((a, b) => b.count - a.count);
  const facet: Facet<'tag'> = {
    name: 'tag',
    label: topic,
    options: topics.map(({ tagId: value, tagName, count }) => ({ value, label: tagName, count })),
  };
  return (
    <>
      {/* Outside the list, which a topic replaces: focus stays on the chosen link. */}
      {(tags.data ?? tags.error) && <FacetPanel facets={[facet]} filters={filters} />}
      {tagId === '' ? (
        <Entries name={name} dated={dated} filters={filters} facetCalls={[tags]} />
      ) : (
        <>
          <RetryFailed calls={[tags]} />
          <TopicSections
            parent={name}
            tagId={tagId}
            total={topics.find((each) => each.tagId === tagId)?.count}
            allPath={filters.pathTo({ tag: '' })}
          />
        </>
      )}
    </>
  );
}
