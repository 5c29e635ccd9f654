import { styled } from 'styled-components';
import type { ChildCategory } from '../../../contract/schemas/content';
import { findRoute } from '../../../contract/shared/route-paths';
import { useContentByTag } from '../../api/hooks/content';
import { DatedEntry } from '../../features/records/cards/dated-entry';
import { Loaded } from '../../features/records/list/loaded';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { MoreLink } from '../../features/records/list/more-link';
import { EmptyState } from '../../ui/feedback/states';
import { Rows, RowsSkeleton } from './list-layout';
import { messages as ownMessages } from './messages';

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

const Count = styled.p`
  margin: 20px 0 24px;
  color: var(--ash);
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
  const messages = usePageMessages(ownMessages);
  const state = useContentByTag(parent, tagId);
  return (
    <Loaded state={state} skeleton={<RowsSkeleton />}>
      {({ rows }) => {
        const shown = rows.reduce((sum, { records }) => sum + records.length, 0);
        const count = articles.count(total ?? shown);
        return rows.length === 0 ? (
          <EmptyState text={messages.noTopic}>
            <MoreLink to={allPath} keepScrollAndFocus>
              {objects.clear}
            </MoreLink>
          </EmptyState>
        ) : (
          <>
            <Count className="count" role="status">
              {(total ?? 0) > shown ? messages.newest(count) : count}
            </Count>
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
  const messages = usePageMessages(ownMessages);
  const path = findRoute(categoryCode)?.path;
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
