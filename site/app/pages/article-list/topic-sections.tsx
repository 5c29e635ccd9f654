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
import { words as ownWords } from './words';

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
  /** The section below whose categories one looks. */
  parent: string;
  tagId: string;
  /** How many entries bear it; `undefined` where that is not known. */
  total: number | undefined;
  /** Where the section shows everything. */
  allPath: string;
}

/** What a section says on one topic: the newest of each category below it. */
export function TopicSections({ parent, tagId, total, allPath }: TopicSectionsProps) {
  const { objects, articles } = useMessages();
  const words = usePageWords(ownWords);
  const state = useContentByTag(parent, tagId);
  return (
    <Loaded state={state} skeleton={<RowsSkeleton />}>
      {({ rows }) => {
        const shown = rows.reduce((sum, { records }) => sum + records.length, 0);
        const count = articles.count(total ?? shown);
        return rows.length === 0 ? (
          <Empty text={words.noTopic}>
            <MoreLink to={allPath} keepPlace>
              {objects.clear}
            </MoreLink>
          </Empty>
        ) : (
          <>
            <p className="count" role="status">
              {(total ?? 0) > shown ? words.newest(count) : count}
            </p>
            {rows.map((child) => (
              <TopicPart key={child.categoryCode} child={child} />
            ))}
          </>
        );
      }}
    </Loaded>
  );
}

function TopicPart({ child: { categoryCode, categoryName, records } }: { child: ChildCategory }) {
  const words = usePageWords(ownWords);
  const path = routeNamed(categoryCode)?.path;
  const id = `topic-${categoryCode}`;
  return (
    <Part aria-labelledby={id}>
      <header>
        <h2 id={id}>{categoryName}</h2>
        {path && <MoreLink to={path}>{words.all(categoryName)}</MoreLink>}
      </header>
      <Rows>
        {records.map((entry) => (
          <DatedEntry key={entry.id} entry={entry} list={categoryCode} pictured />
        ))}
      </Rows>
    </Part>
  );
}
