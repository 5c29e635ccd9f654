import { recordLabels } from '../../../contract/shared/desk/record-labels';
import {
  recordIssues,
  recordKinds,
  recordStates,
  type RecordKind,
} from '../../../contract/shared/desk/records';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { FilterSelect } from '../../ui/list/filter-fields';
import { FilterForm } from '../../ui/list/filter-form';
import { KeywordField } from '../../ui/list/keyword-field';
import { recordMessages } from './messages';
import { useChoices } from './use-choices';
import type { useRecordFilters } from './use-record-filters';

const otherKinds = recordKinds.filter((kind): kind is Exclude<RecordKind, 'entry'> => {
  return kind !== 'entry';
});

/** Kind and filters of the list; each takes effect at once. */
export function RecordFilterForm({ state }: { state: ReturnType<typeof useRecordFilters> }) {
  const { kind, filters, set, reset } = state;
  const own = usePageMessages(recordMessages);
  const labels = recordLabels[useLanguage()];
  const categories = useChoices(kind === 'entry' || kind === 'category' ? 'category' : undefined);
  return (
    <FilterForm label={own.filters} reset={{ label: own.reset, onReset: reset }}>
      <FilterSelect
        name="kind"
        label={own.kind}
        any={labels.kinds.entry}
        value={kind === 'entry' ? undefined : kind}
        options={otherKinds}
        labelOf={(value) => labels.kinds[value]}
        onChange={set}
      />
      <KeywordField
        label={own.keyword}
        hint={own.keywordHint}
        searched={filters.keyword ?? ''}
        onSearch={(keyword) => {
          set({ keyword });
        }}
      />
      {categories.length > 0 && (
        <FilterSelect
          name="category"
          label={own.category}
          any={own.anyCategory}
          value={filters.category}
          options={categories.map(({ id }) => id)}
          labelOf={(value) => categories.find(({ id }) => id === value)?.label ?? value}
          onChange={set}
        />
      )}
      <FilterSelect
        name="state"
        label={own.state}
        any={own.anyState}
        value={filters.state}
        options={recordStates}
        labelOf={(value) => labels.states[value]}
        onChange={set}
      />
      <FilterSelect
        name="issue"
        label={own.issue}
        any={own.anyIssue}
        value={filters.issue}
        options={recordIssues}
        labelOf={(value) => labels.issues[value]}
        onChange={set}
      />
    </FilterForm>
  );
}
