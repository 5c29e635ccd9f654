import type { ReactNode } from 'react';
import type { CallResult } from '../../../api/client/call-result';
import type { CallState } from '../../../api/client/use-call';
import { useMessages } from '../../../i18n/i18n-context';
import { usePageMessages } from '../../../i18n/use-page-messages';
import { RetryFailed } from '../../../ui/feedback/retry-line';
import { EmptyState } from '../../../ui/feedback/states';
import { Loaded } from '../list/loaded';
import { MoreLink } from '../list/more-link';
import { PagedRecords } from '../list/paged-records';
import { retryTogether } from '../list/retry-together';
import type { Facet } from './facet';
import { FacetPanel } from './facet-panel';
import { filterMessages } from './messages';
import type { ListFilters } from './use-list-filters';

interface FilteredListProps<Name extends string, Row> {
  filters: ListFilters<Name>;
  facets?: readonly Facet<Name>[];
  /** Calls with the values of the facets, or labels in the rows; the list waits for them, as they would shift it. */
  facetCalls?: readonly CallState<unknown>[];
  /** Field above the facets. */
  search?: ReactNode;
  /** Field below the further filters. */
  furtherField?: ReactNode;
  /** The call of the list at the current filters and page. */
  state: CallState<Row>;
  pageSize: number;
  skeleton: ReactNode;
  /** The message with the number of records. */
  count: (total: number) => string;
  /** Explanation of the number. */
  note?: ((data: CallResult<Row>) => ReactNode) | undefined;
  /** Message without records: what the visitor can do. */
  empty: string;
  /** Further links of the empty list, besides the one that clears the filters. */
  emptyLinks?: ReactNode;
  /** Renders the records of a page; `start` is the number of the first one. */
  children: (rows: readonly Row[], start: number) => ReactNode;
}

/** A list with facets, the chosen filters, its number of records, and pagination. The address has the state. */
export function FilteredList<Name extends string, Row>(props: FilteredListProps<Name, Row>) {
  const { filters, facets = [], facetCalls = [], search, furtherField } = props;
  const { state, pageSize, skeleton, count, note, empty, emptyLinks, children } = props;
  const { objects } = useMessages();
  const messages = usePageMessages(filterMessages);
  const isSettled = facetCalls.every(({ data, error }) => data ?? error);
  const chosen = facets.filter(({ name }) => filters.values[name] !== '');
  const clearPath = filters.pathWithout(chosen.map(({ name }) => name));
  return (
    <>
      {isSettled && (
        <FacetPanel facets={facets} filters={filters} search={search} furtherField={furtherField} />
      )}
      {!state.error && <RetryFailed calls={facetCalls} />}
      <Loaded
        state={retryTogether(state, facetCalls)}
        keepSkeleton={!isSettled}
        skeleton={skeleton}
      >
        {(data) => (
          <PagedRecords
            shown={data.rows.length}
            total={data.total}
            pageSize={pageSize}
            page={filters.page}
            pathOf={filters.pathOfPage}
            count={count(data.total)}
            note={note?.(data)}
            empty={
              data.total > 0 ? (
                <EmptyState text={messages.pastEnd}>
                  <MoreLink to={filters.pathOfPage(1)}>{messages.firstPage}</MoreLink>
                </EmptyState>
              ) : (
                <EmptyState text={empty}>
                  {chosen.length > 0 && (
                    <MoreLink to={clearPath} keepScrollAndFocus>
                      {objects.clear}
                    </MoreLink>
                  )}
                  {emptyLinks}
                </EmptyState>
              )
            }
          >
            {children(data.rows, (filters.page - 1) * pageSize + 1)}
          </PagedRecords>
        )}
      </Loaded>
    </>
  );
}
