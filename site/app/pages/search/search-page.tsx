import { styled } from 'styled-components';
import { useFullSearch } from '../../api/use-full-search';
import { Loaded } from '../../features/loaded/loaded';
import { SearchBox } from '../../features/search-box/search-box';
import { PageTitle } from '../../router/page-title';
import { useAddress } from '../../router/use-query';
import { filtersPath } from '../../ui/filters-path';
import { Bone, TextBones } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { Hits } from './hits';
import { readSearchFilters, type FilterChange, type SearchFilters } from './search-filters';
import { useWords } from './use-words';

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
  const messages = useWords();
  const { path, query } = useAddress();
  const filters = readSearchFilters(query);
  const { keyword } = filters;
  const state = useFullSearch(keyword === '' ? undefined : toSearchInput(filters));
  const pathTo = (change: FilterChange) =>
    filtersPath<Required<FilterChange>>(path, filters, change);
  return (
    <Page>
      <PageTitle title={keyword === '' ? undefined : messages.title(keyword)} />
      <SearchBox key={keyword} label={messages.field} keyword={keyword} className="again" inPlace />
      {keyword === '' ? (
        <Empty text={messages.ask} />
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
          <Bone $width="40%" $height="1.6em" style={{ marginBottom: 14 }} />
          <TextBones lines={2} />
        </div>
      ))}
    </div>
  );
}
