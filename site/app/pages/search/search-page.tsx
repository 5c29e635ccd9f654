import { styled } from 'styled-components';
import type { SearchFacets } from '../../../contract/schemas/search';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { useFullSearch } from '../../api/hooks/search';
import { readSearchFacets } from '../../api/read/search-facets';
import { searchKinds } from '../../api/read/search';
import { oneOf, text } from '../../api/read/values';
import { FilteredList } from '../../features/records/filtered-list/filtered-list';
import { stagedLayout } from '../../features/records/filtered-list/staged-layout';
import { useListFilters } from '../../features/records/filtered-list/use-list-filters';
import { PeriodLabel } from '../../features/records/facts/period-label';
import { MoreLink } from '../../features/records/list/more-link';
import { SearchBox } from '../../features/search-box/search-box';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { PageTitle } from '../../router/page-title';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { HitList } from './hit-list';
import { useSearchMessages } from './use-messages';

const pageSize = 10;
const facetNames = ['kind', 'period', 'area'] as const;

const Page = styled.div`
  padding-bottom: var(--section);

  h1 {
    overflow-wrap: anywhere;
  }

  .back {
    margin-top: 8px;
  }

  .again {
    max-width: 620px;
    margin-top: 20px;
  }

  .waiting {
    display: grid;
    gap: 28px;
    margin-top: 40px;
  }

  ${stagedLayout}
`;

/** Full-text search of the site. */
export default function SearchPage() {
  const messages = useSearchMessages();
  const filters = useListFilters(['keyword', ...facetNames, 'from'], { kind: searchKinds });
  const { keyword, from } = filters.values;
  const kind = oneOf(filters.values.kind, searchKinds);
  const { period, area } = filters.set;
  const state = useFullSearch(
    keyword === ''
      ? undefined
      : {
          keyword,
          ...(kind && { kind }),
          ...(period && { period }),
          ...(area && { area }),
          pageNum: filters.page,
          pageSize,
        },
  );
  const facets = readSearchFacets(state.data?.head.facets);
  return (
    <Page>
      <PageTitle title={keyword === '' ? undefined : messages.title(keyword)} />
      {from.startsWith('/') && (
        <p className="back">
          <MoreLink to={from}>{messages.back}</MoreLink>
        </p>
      )}
      <SearchBox key={keyword} label={messages.field} keyword={keyword} className="again" inPlace />
      {keyword === '' ? (
        <EmptyState text={messages.ask} />
      ) : (
        <FilteredList
          filters={filters}
          facets={facetNames.map((name) => ({
            name,
            label: messages[name],
            options: facets[name].map((option) => ({
              ...option,
              label: <OptionLabel option={option} isPeriod={name === 'period'} />,
            })),
          }))}
          state={state}
          pageSize={pageSize}
          skeleton={<HitListSkeleton />}
          count={messages.found}
          note={({ head }) => {
            const suggestion = text(head.meant);
            return (
              suggestion && (
                <p className="meant">
                  {messages.meant(keyword)}{' '}
                  <MoreLink to={filters.pathTo({ keyword: suggestion })}>
                    <TextWithLanguage text={suggestion} />
                  </MoreLink>
                </p>
              )
            );
          }}
          empty={messages.empty}
          emptyLinks={
            <>
              <MoreLink to={pathOfKind('object-list')}>{messages.collection}</MoreLink>
              <MoreLink to={pathOfKind('exhibition-list')}>{messages.exhibitions}</MoreLink>
            </>
          }
        >
          {(hits, start) => <HitList hits={hits} start={start} />}
        </FilteredList>
      )}
    </Page>
  );
}

interface OptionLabelProps {
  option: SearchFacets['kind'][number];
  isPeriod: boolean;
}

function OptionLabel({ option: { value, label }, isPeriod }: OptionLabelProps) {
  return isPeriod ? (
    <PeriodLabel period={value} label={label} />
  ) : (
    <TextWithLanguage text={label} />
  );
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
