import { itemLabels } from '../../../contract/shared/desk/item-labels';
import { itemStates } from '../../../contract/shared/desk/inbox';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { SelectField } from '../../../app/ui/form/select-field';
import { TextField } from '../../../app/ui/form/text-field';
import { FilterForm } from '../../ui/filter-form';
import { useTypedKeyword } from '../../ui/use-typed-keyword';
import type { AnyKind } from './inbox-kinds';
import { inboxMessages } from './messages';
import type { useInboxFilters } from './use-inbox-filters';

interface InboxFiltersProps {
  kind: AnyKind;
  state: ReturnType<typeof useInboxFilters>;
}

/** Filters of a list; each takes effect at once. */
export function InboxFilterForm({ kind, state: { filters, set, reset } }: InboxFiltersProps) {
  const messages = usePageMessages(inboxMessages);
  const labels = itemLabels[useLanguage()];
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
  return (
    <FilterForm label={messages.filters}>
      {kind.hasKeyword && (
        <div className="wide">
          <TextField
            {...field('keyword', messages.keyword)}
            hint={messages.keywordHint}
            type="search"
            value={keyword}
            onChange={setKeyword}
          />
        </div>
      )}
      <SelectField
        {...field('state', messages.state)}
        placeholder={messages.anyState}
        value={filters.state ?? ''}
        options={itemStates.map((value) => ({ value, label: labels.states[value] }))}
      />
      {kind.extra === 'reportKind' && (
        <SelectField
          {...field('reportKind', messages.reportKind)}
          placeholder={messages.anyReport}
          value={filters.reportKind ?? ''}
          options={(['lost', 'found'] as const).map((value) => ({
            value,
            label: labels.reportKinds[value],
          }))}
        />
      )}
      {kind.extra === 'status' && (
        <SelectField
          {...field('status', messages.status)}
          placeholder={messages.anyStatus}
          value={filters.status ?? ''}
          options={(['open', 'cancelled'] as const).map((value) => ({
            value,
            label: messages[value],
          }))}
        />
      )}
      <TextField {...field('from', messages.from)} type="date" value={filters.from ?? ''} />
      <TextField {...field('to', messages.to)} type="date" value={filters.to ?? ''} />
      <PlainButton
        type="button"
        onClick={() => {
          setKeyword('');
          reset();
        }}
      >
        {messages.reset}
      </PlainButton>
    </FilterForm>
  );
}
