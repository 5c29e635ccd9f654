import { styled } from 'styled-components';
import type { DictionaryValue } from '../../../contract/entities/dictionary-value';
import { useMessages } from '../../i18n/language';
import { ChoiceRow } from '../../ui/choice-row';
import { PeriodLabel } from '../../ui/period-label';
import { KeywordField } from './keyword-field';
import type { ObjectFilters } from './object-filters';

const Panel = styled.div`
  display: grid;
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

/** Narrows the list by word, period and material; the address carries each choice. */
export function FilterPanel({ periods, materials, filters, pathTo }: FilterPanelProps) {
  const { objects } = useMessages();
  const all = { value: '', label: objects.all };
  return (
    <Panel data-print="none">
      <KeywordField key={filters.keyword} filters={filters} pathTo={pathTo} />
      <ChoiceRow
        label={objects.period}
        chosen={filters.period}
        pathOf={(period) => pathTo({ period })}
        choices={[
          all,
          ...periods.map(({ dictValue, label }) => ({
            value: dictValue,
            label: <PeriodLabel period={dictValue} label={label} />,
          })),
        ]}
      />
      <ChoiceRow
        label={objects.material}
        chosen={filters.material}
        pathOf={(material) => pathTo({ material })}
        choices={[all, ...materials.map(({ dictValue, label }) => ({ value: dictValue, label }))]}
      />
    </Panel>
  );
}
