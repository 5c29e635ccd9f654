import { useContentTags } from '../../api/use-content-tags';
import { RetryFailed } from '../../ui/retry-line';
import { Entries, type ShownList } from './entries';
import { TopicRow } from './topic-row';
import { TopicSections } from './topic-sections';

/** News by its topics: all of it day by day, or one topic section by section. */
export function ByTopic(list: ShownList) {
  const { name, filters, pathTo } = list;
  const tags = useContentTags(name);
  const known = Boolean(tags.data ?? tags.error);
  const chosen = tags.data?.rows.find(({ tagId }) => tagId === filters.tag);
  return (
    <>
      {known && (
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
        <Entries {...list} waits={!known} />
      )}
    </>
  );
}
