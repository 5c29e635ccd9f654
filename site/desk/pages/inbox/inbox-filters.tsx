import { itemLabels } from '../../../contract/shared/desk/item-labels';
import { itemStates } from '../../../contract/shared/desk/inbox';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { FilterDay, FilterSelect } from '../../ui/list/filter-fields';
import { FilterForm } from '../../ui/list/filter-form';
import { KeywordField } from '../../ui/list/keyword-field';
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
  return (
    <FilterForm label={messages.filters} reset={{ label: messages.reset, onReset: reset }}>
      {kind.hasKeyword && (
        <KeywordField
          label={messages.keyword}
          hint={messages.keywordHint}
          searched={filters.keyword ?? ''}
          onSearch={(keyword) => {
            set({ keyword });
          }}
        />
      )}
      <FilterSelect
        name="state"
        label={messages.state}
        any={messages.anyState}
        value={filters.state}
        options={itemStates}
        labelOf={(value) => labels.states[value]}
        onChange={set}
      />
      {kind.extra === 'reportKind' && (
        <FilterSelect
          name="reportKind"
          label={messages.reportKind}
          any={messages.anyReport}
          value={filters.reportKind}
          options={['lost', 'found']}
          labelOf={(value) => labels.reportKinds[value]}
          onChange={set}
        />
      )}
      {kind.extra === 'status' && (
        <FilterSelect
          name="status"
          label={messages.status}
          any={messages.anyStatus}
          value={filters.status}
          options={['open', 'cancelled']}
          labelOf={(value) => messages[value]}
          onChange={set}
        />
      )}
      <FilterDay name="from" label={messages.from} value={filters.from} onChange={set} />
      <FilterDay name="to" label={messages.to} value={filters.to} onChange={set} />
    </FilterForm>
  );
}
