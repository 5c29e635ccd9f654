import { styled } from 'styled-components';
import type { DictionaryValue } from '../../../contract/schemas/dictionary';
import { DictionaryFilter } from '../../features/records/filters/dictionary-filter';
import { KeywordField } from './keyword-field';
import type { ObjectFilters } from './object-filters';

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-top: clamp(16px, 2vw, 28px);
  padding-block: 20px;
  border-block: 1px solid var(--hairline);
`;

interface FilterPanelProps {
  periods: readonly DictionaryValue[];
  materials: readonly DictionaryValue[];
  filters: ObjectFilters;
  pathTo: (change: Partial<ObjectFilters>) => string;
}

/** Filters of the list by keyword, period and material; the query carries each choice. */
export function FilterPanel({ periods, materials, filters, pathTo }: FilterPanelProps) {
  return (
    <Panel data-print="none">
      <KeywordField key={filters.keyword} filters={filters} pathTo={pathTo} />
      <DictionaryFilter
        dictCode="period"
        values={periods}
        chosen={filters.period}
        pathOf={(period) => pathTo({ period })}
      />
      <DictionaryFilter
        dictCode="material"
        values={materials}
        chosen={filters.material}
        pathOf={(material) => pathTo({ material })}
      />
    </Panel>
  );
}
