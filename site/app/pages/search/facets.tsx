import { styled } from 'styled-components';
import type { SearchFacets } from '../../../contract/schemas/search';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { ChoiceRow } from '../../features/records/filters/choice-row';
import { PeriodLabel } from '../../features/records/facts/period-label';
import type { FilterChange, SearchFilters } from './search-filters';
import { useSearchMessages } from './use-messages';

const Panel = styled.div`
  display: grid;
  gap: 12px;
  margin-top: clamp(16px, 2vw, 28px);
  padding-block: 12px;
  border-block: 1px solid var(--hairline);

  .number {
    margin-left: 0.5em;
    color: var(--ash);
    font-size: var(--size-small);
    font-weight: 400;
  }
`;

const facetNames = ['kind', 'period', 'area'] as const;

interface FacetsProps {
  facets: SearchFacets;
  filters: SearchFilters;
  pathTo: (change: FilterChange) => string;
}

/** Filters of the hits by kind, period and area; each option has its number of hits. */
export function Facets({ facets, filters, pathTo }: FacetsProps) {
  const messages = useSearchMessages();
  const offered = facetNames.filter((name) => facets[name].length > 0 || filters[name] !== '');
  if (offered.length === 0) return null;
  return (
    <Panel data-print="none">
      {offered.map((name) => (
        <ChoiceRow
          key={name}
          label={messages[name]}
          chosen={filters[name]}
          pathOf={(value) => pathTo({ [name]: value })}
          choices={[
            { value: '', label: messages.all },
            ...facets[name].map((each) => ({
              value: each.value,
              label: <OptionLabel value={each} isPeriod={name === 'period'} />,
            })),
          ]}
        />
      ))}
    </Panel>
  );
}

function OptionLabel({
  value,
  isPeriod,
}: {
  value: SearchFacets['kind'][number];
  isPeriod: boolean;
}) {
  return (
    <>
      {isPeriod ? (
        <PeriodLabel period={value.value} label={value.label} />
      ) : (
        <TextWithLanguage text={value.label} />
      )}
      <span className="number">{value.count}</span>
    </>
  );
}
