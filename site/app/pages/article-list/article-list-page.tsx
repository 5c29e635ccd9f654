import { styled } from 'styled-components';
import { useContentPage } from '../../api/use-content-page';
import { DatedEntry } from '../../features/entry-card/dated-entry';
import { EntryCard } from '../../features/entry-card/entry-card';
import { Loaded } from '../../features/loaded/loaded';
import { useMessages } from '../../i18n/language';
import { PageTitle } from '../../router/page-title';
import { useAddress } from '../../router/use-query';
import { useRoute } from '../../router/use-route';
import { filtersPath } from '../../ui/filters-path';
import { PagedRecords } from '../../ui/paged-records';
import { Empty } from '../../ui/state';
import { articleListInput, pageSize } from './article-list-input';
import { Cards, CardsSkeleton, Rows, RowsSkeleton } from './list-layout';

const Page = styled.div`
  padding-bottom: var(--section);

  .count {
    margin: 10px 0 24px;
    color: var(--ash);
  }
`;

export function ArticleListPage() {
  const { articles } = useMessages();
  const route = useRoute()?.route;
  const { path, query } = useAddress();
  const name = route?.name ?? '';
  const input = articleListInput(name, query);
  const { pageNum: page = 1 } = input;
  const state = useContentPage(input);
  // News is read by its day; everything else by its picture.
  const dated = route?.detail === 'NewsDetail';
  return (
    <Page>
      <PageTitle />
      <Loaded state={state} skeleton={dated ? <RowsSkeleton /> : <CardsSkeleton />}>
        {({ rows, total }) => (
          <PagedRecords
            shown={rows.length}
            total={total}
            pageSize={pageSize}
            page={page}
            pathOf={(each) => filtersPath(path, { page }, { page: each })}
            count={articles.count(total)}
            empty={<Empty text={articles.empty} />}
          >
            {dated ? (
              <Rows>
                {rows.map((entry) => (
                  <DatedEntry key={entry.id} entry={entry} list={name} pictured heading="h2" />
                ))}
              </Rows>
            ) : (
              <Cards>
                {rows.map((entry) => (
                  <EntryCard key={entry.id} entry={entry} list={name} heading="h2" />
                ))}
              </Cards>
            )}
          </PagedRecords>
        )}
      </Loaded>
    </Page>
  );
}
