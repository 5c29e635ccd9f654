import { styled } from 'styled-components';
import type { ChildCategory } from '../../../contract/entities/child-category';
import { routeNamed } from '../../../contract/route-paths';
import { useContentByTag } from '../../api/use-content-by-tag';
import { DatedEntry } from '../../features/entry-card/dated-entry';
import { Loaded } from '../../features/loaded/loaded';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { MoreLink } from '../../ui/more-link';
import { Empty } from '../../ui/state';
import { Rows, RowsSkeleton } from './list-layout';
import { words as ownMessages } from './words';

const Part = styled.section`
  margin-top: clamp(28px, 3vw, 44px);

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 24px;
    margin-bottom: 8px;
  }

  h2 {
    font-size: var(--size-h3);
  }
`;

interface TopicSectionsProps {
  /** Code of the category whose subcategories are shown. */
  parent: string;
  tagId: string;
  /** Number of entries with the tag; `undefined` when unknown. */
  total: number | undefined;
  /** Path of the list without a topic. */
  allPath: string;
}

/** Newest entries with a tag, grouped by subcategory. */
export function TopicSections({ parent, tagId, total, allPath }: TopicSectionsProps) {
  const { objects, articles } = useMessages();
  const messages = usePageWords(ownMessages);
  const state = useContentByTag(parent, tagId);
  return (
    <Loaded state={state} skeleton={<RowsSkeleton />}>
      {({ rows }) => {
        const shown = rows.reduce((sum, { records }) => sum + records.length, 0);
        const count = articles.count(total ?? shown);
        return rows.length === 0 ? (
          <Empty text={messages.noTopic}>
            <MoreLink to={allPath} keepPlace>
              {objects.clear}
            </MoreLink>
          </Empty>
        ) : (
          <>
            <p className="count" role="status">
              {(total ?? 0) > shown ? messages.newest(count) : count}
            </p>
            {rows.map((child) => (
              <TopicSection key={child.categoryCode} child={child} />
            ))}
          </>
        );
      }}
    </Loaded>
  );
}

function TopicSection({
  child: { categoryCode, categoryName, records },
}: {
  child: ChildCategory;
}) {
  const messages = usePageWords(ownMessages);
  const path = routeNamed(categoryCode)?.path;
  const id = `topic-${categoryCode}`;
  return (
    <Part aria-labelledby={id}>
      <header>
        <h2 id={id}>{categoryName}</h2>
        {path && <MoreLink to={path}>{messages.all(categoryName)}</MoreLink>}
      </header>
      <Rows>
        {records.map((entry) => (
          <DatedEntry key={entry.id} entry={entry} list={categoryCode} pictured />
        ))}
      </Rows>
    </Part>
  );
}
