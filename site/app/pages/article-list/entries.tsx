import type { ContentEntry } from '../../../contract/schemas/content';
import { findRoute } from '../../../contract/shared/route-paths';
import type { CallState } from '../../api/client/use-call';
import { DatedEntry } from '../../features/records/cards/dated-entry';
import { EntryCard } from '../../features/records/cards/entry-card';
import type { Facet } from '../../features/records/filtered-list/facet';
import { FilteredList } from '../../features/records/filtered-list/filtered-list';
import type { ListFilters } from '../../features/records/filtered-list/use-list-filters';
import { useMessages } from '../../i18n/i18n-context';
import { Cards, CardsSkeleton, Rows, RowsSkeleton } from './list-layout';
import { LeadStories } from './lead-stories';
import { MoreInChinese } from './more-in-chinese';
import { useKindOf } from './use-kind-of';
import { pageSize, useEntries } from './use-entries';

/** Props that all variants of the entry list share. */
export interface EntryListProps {
  /** Category code. */
  name: string;
  /** Whether entries are rows with dates; cards otherwise. */
  dated: boolean;
}

interface EntriesProps<Name extends string> extends EntryListProps {
  filters: ListFilters<Name>;
  /** Value of the dictionary `period`; '' for all. */
  period?: string;
  facets?: readonly Facet<Name>[];
  facetCalls?: readonly CallState<unknown>[];
  /** Message of an empty list. Default: that the section has no content yet. */
  empty?: string;
}

const maxLeads = 3;

/** Paginated entries of a category. */
export function Entries<Name extends string>(props: EntriesProps<Name>) {
  const { name, dated, filters, period = '', facets = [], facetCalls = [], empty } = props;
  const { articles } = useMessages();
  const state = useEntries(name, period, filters.page);
  const kindOf = useKindOf(name);
  const hasLead = findRoute(name)?.meta?.allNews && filters.page === 1;
  const leadCount = hasLead ? maxLeads : 0;
  const list = (rows: readonly ContentEntry[]) =>
    dated ? (
      <>
        {leadCount > 0 && <LeadStories entries={rows.slice(0, leadCount)} list={name} />}
        <Rows>
          {rows.slice(leadCount).map((entry) => (
            <DatedEntry
              key={entry.id}
              entry={entry}
              list={name}
              kind={kindOf(entry)}
              pictured
              heading="h2"
            />
          ))}
        </Rows>
      </>
    ) : (
      <Cards>
        {rows.map((entry) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            list={name}
            heading="h2"
            // Two cards fill the row.
            {...(rows.length === 2 && { sizes: '(min-width: 768px) 600px, 92vw' })}
          />
        ))}
      </Cards>
    );
  return (
    <FilteredList
      filters={filters}
      facets={facets}
      facetCalls={facetCalls}
      state={state}
      pageSize={pageSize}
      skeleton={dated ? <RowsSkeleton /> : <CardsSkeleton />}
      count={articles.count}
      note={({ total }) =>
        !dated && period === '' && <MoreInChinese categoryCode={name} total={total} />
      }
      empty={empty ?? articles.empty}
    >
      {list}
    </FilteredList>
  );
}
