import type { ReactNode } from 'react';
import { DatedEntry } from '../../features/entry-card/dated-entry';
import { EntryCard } from '../../features/entry-card/entry-card';
import { Loaded } from '../../features/loaded/loaded';
import { useMessages } from '../../i18n/language';
import { PagedRecords } from '../../ui/paged-records';
import { Empty } from '../../ui/state';
import type { ListFilters } from './list-filters';
import { Cards, CardsSkeleton, Rows, RowsSkeleton } from './list-layout';
import { MoreInChinese } from './more-in-chinese';
import { pageSize, useEntries } from './use-entries';

/** Props that all variants of the entry list share. */
export interface ShownList {
  /** Category code. */
  name: string;
  /** Whether entries are rows with dates; cards otherwise. */
  dated: boolean;
  filters: ListFilters;
  pathTo: (change: Partial<ListFilters>) => string;
}

interface EntriesProps extends ShownList {
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
    <Loaded state={state} waits={waits} skeleton={dated ? <RowsSkeleton /> : <CardsSkeleton />}>
      {({ rows, total }) => (
        <PagedRecords
          shown={rows.length}
          total={total}
          pageSize={pageSize}
          page={filters.page}
          pathOf={(page) => pathTo({ page })}
          count={articles.count(total)}
          note={!dated && !filters.period && <MoreInChinese categoryCode={name} total={total} />}
          empty={empty ?? <Empty text={articles.empty} />}
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
