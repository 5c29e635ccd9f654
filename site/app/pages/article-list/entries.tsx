import type { ReactNode } from 'react';
import { DatedEntry } from '../../features/records/cards/dated-entry';
import { EntryCard } from '../../features/records/cards/entry-card';
import { Loaded } from '../../features/records/list/loaded';
import { useMessages } from '../../i18n/i18n-context';
import { PagedRecords } from '../../features/records/list/paged-records';
import { EmptyState } from '../../ui/feedback/states';
import type { ListFilters } from './list-filters';
import { Cards, CardsSkeleton, Rows, RowsSkeleton } from './list-layout';
import { MoreInChinese } from './more-in-chinese';
import { pageSize, useEntries } from './use-entries';

/** Props that all variants of the entry list share. */
export interface CategoryListProps {
  /** Category code. */
  name: string;
  /** Whether entries are rows with dates; cards otherwise. */
  dated: boolean;
  filters: ListFilters;
  pathTo: (change: Partial<ListFilters>) => string;
}

interface EntriesProps extends CategoryListProps {
  /** Keeps the skeleton while true, like the prop of `Loaded`. Default false. */
  waits?: boolean | undefined;
  /** Shown for an empty list. Default: the message that the section has no content yet. */
  empty?: ReactNode;
}

/** Paginated entries of a category. */
export function Entries({ name, dated, filters, pathTo, waits, empty }: EntriesProps) {
  const { articles } = useMessages();
  const state = useEntries(name, filters);
  return (
    <Loaded
      state={state}
      keepSkeleton={waits}
      skeleton={dated ? <RowsSkeleton /> : <CardsSkeleton />}
    >
      {({ rows, total }) => (
        <PagedRecords
          shown={rows.length}
          total={total}
          pageSize={pageSize}
          page={filters.page}
          pathOf={(page) => pathTo({ page })}
          count={articles.count(total)}
          note={!dated && !filters.period && <MoreInChinese categoryCode={name} total={total} />}
          empty={empty ?? <EmptyState text={articles.empty} />}
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
  );
}
