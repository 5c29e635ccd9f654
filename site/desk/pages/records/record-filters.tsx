import { recordLabels } from '../../../contract/shared/desk/record-labels';
import { recordIssues, recordKinds, recordStates } from '../../../contract/shared/desk/records';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { SelectField } from '../../../app/ui/form/select-field';
import { TextField } from '../../../app/ui/form/text-field';
import { FilterForm } from '../../ui/filter-form';
import { useTypedKeyword } from '../../ui/use-typed-keyword';
import { recordMessages } from './messages';
import { useChoices } from './use-choices';
import type { useRecordFilters } from './use-record-filters';

/** Kind and filters of the list; each takes effect at once. */
export function RecordFilterForm({ state }: { state: ReturnType<typeof useRecordFilters> }) {
  const { kind, filters, set, reset } = state;
  const own = usePageMessages(recordMessages);
  const labels = recordLabels[useLanguage()];
  const [keyword, setKeyword] = useTypedKeyword(filters.keyword ?? '', (typed) => {
    set({ keyword: typed });
  });
  const field = (name: string, label: string) => ({
    name,
    label,
    required: true,
    onChange: (value: string) => {
      set({ [name]: value });
    },
  });
  const categories = useChoices(kind === 'entry' || kind === 'category' ? 'category' : undefined);
  return (
    <FilterForm label={own.filters}>
      <SelectField
        {...field('kind', own.kind)}
        placeholder={labels.kinds.entry}
        value={kind === 'entry' ? '' : kind}
        options={recordKinds
          .filter((value) => value !== 'entry')
          .map((value) => ({ value, label: labels.kinds[value] }))}
      />
      <div className="wide">
        <TextField
          {...field('keyword', own.keyword)}
          hint={own.keywordHint}
          type="search"
          value={keyword}
          onChange={setKeyword}
        />
      </div>
      {categories.length > 0 && (
        <SelectField
          {...field('category', own.category)}
          placeholder={own.anyCategory}
          value={filters.category ?? ''}
          options={categories.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      <SelectField
        {...field('state', own.state)}
        placeholder={own.anyState}
        value={filters.state ?? ''}
        options={recordStates.map((value) => ({ value, label: labels.states[value] }))}
      />
      <SelectField
        {...field('issue', own.issue)}
        placeholder={own.anyIssue}
        value={filters.issue ?? ''}
        options={recordIssues.map((value) => ({ value, label: labels.issues[value] }))}
      />
      <PlainButton
        type="button"
        onClick={() => {
          setKeyword('');
          reset();
        }}
      >
        {own.reset}
      </PlainButton>
    </FilterForm>
  );
}
