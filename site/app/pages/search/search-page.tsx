import { styled } from 'styled-components';
import { useFullSearch } from '../../api/hooks/search';
import { Loaded } from '../../features/records/list/loaded';
import { SearchBox } from '../../features/search-box/search-box';
import { PageTitle } from '../../router/page-title';
import { useHashLocation } from '../../router/use-hash-location';
import { pathWithFilters } from '../../features/records/filters/path-with-filters';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { Hits } from './hits';
import { readSearchFilters, type FilterChange, type SearchFilters } from './search-filters';
import { useSearchMessages } from './use-messages';

const pageSize = 10;

const Page = styled.div`
  padding-bottom: var(--section);

  h1 {
    overflow-wrap: anywhere;
  }

  .again {
    max-width: 620px;
    margin-top: 20px;
  }

  .count {
    margin-top: 24px;
    color: var(--ash);
  }

  .count ~ ol {
    margin-top: 24px;
  }

  .waiting {
    display: grid;
    gap: 28px;
    margin-top: 40px;
  }
`;

/** Full-text search of the site. */
export function SearchPage() {
  const messages = useSearchMessages();
  const { path, query } = useHashLocation();
  const filters = readSearchFilters(query);
  const { keyword } = filters;
  const state = useFullSearch(keyword === '' ? undefined : toSearchInput(filters));
  const pathTo = (change: FilterChange) =>
    pathWithFilters<Required<FilterChange>>(path, filters, change);
  return (
    <Page>
      <PageTitle title={keyword === '' ? undefined : messages.title(keyword)} />
      <SearchBox key={keyword} label={messages.field} keyword={keyword} className="again" inPlace />
      {keyword === '' ? (
        <EmptyState text={messages.ask} />
      ) : (
        <Loaded state={state} skeleton={<HitListSkeleton />}>
          {(response) => (
            <Hits response={response} filters={filters} pageSize={pageSize} pathTo={pathTo} />
          )}
        </Loaded>
      )}
    </Page>
  );
}

function toSearchInput({ keyword, kind, period, area, page }: SearchFilters) {
  return {
    keyword,
    ...(kind && { kind }),
    ...(period && { period }),
    ...(area && { area }),
    pageNum: page,
    pageSize,
  };
}

function HitListSkeleton() {
  return (
    <div className="waiting">
      {[1, 2, 3, 4].map((each) => (
        <div key={each}>
          <SkeletonBlock $width="40%" $height="1.6em" style={{ marginBottom: 14 }} />
          <SkeletonText lines={2} />
        </div>
      ))}
    </div>
  );
}
