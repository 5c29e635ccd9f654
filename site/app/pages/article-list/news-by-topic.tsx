import { useContentTags } from '../../api/hooks/content';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { Entries, type CategoryListProps } from './entries';
import { TopicRow } from './topic-row';
import { TopicSections } from './topic-sections';

/** News with a filter by topic: all of it by date, or the entries of one topic by section. */
export function NewsByTopic(list: CategoryListProps) {
  const { name, filters, pathTo } = list;
  const tags = useContentTags(name);
  const isSettled = Boolean(tags.data ?? tags.error);
  const chosen = tags.data?.rows.find(({ tagId }) => tagId === filters.tag);
  return (
    <>
      {isSettled && (
        <TopicRow
          tags={tags.data?.rows ?? []}
          chosen={filters.tag}
          pathOf={(tag) => pathTo({ tag })}
        />
      )}
      <RetryFailed calls={[tags]} />
      {filters.tag ? (
        <TopicSections
          parent={name}
          tagId={filters.tag}
          total={chosen?.count}
          allPath={pathTo({ tag: '' })}
        />
      ) : (
        <Entries {...list} waits={!isSettled} />
      )}
    </>
  );
}
