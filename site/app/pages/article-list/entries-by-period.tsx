import { useAllEntries } from '../../api/hooks/content';
import { useDictionary } from '../../api/hooks/dictionary';
import { DictionaryFilter } from '../../features/records/filters/dictionary-filter';
import { usedValues } from '../../features/records/filters/used-values';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { MoreLink } from '../../features/records/list/more-link';
import { EmptyState } from '../../ui/feedback/states';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { Entries, type CategoryListProps } from './entries';
import { messages as ownMessages } from './messages';

/** Entries of a category with a filter by period. */
export function EntriesByPeriod(list: CategoryListProps) {
  const { name, filters, pathTo } = list;
  const { objects } = useMessages();
  const messages = usePageMessages(ownMessages);
  const dictionary = useDictionary('period');
  const all = useAllEntries(name);
  const isSettled = [dictionary, all].every(({ data, error }) => data ?? error);
  return (
    <>
      {isSettled && (
        <DictionaryFilter
          dictCode="period"
          values={usedValues(dictionary.data?.rows ?? [], 'period', all.data)}
          chosen={filters.period}
          pathOf={(period) => pathTo({ period })}
        />
      )}
      <RetryFailed calls={[dictionary, all]} />
      <Entries
        {...list}
        waits={!isSettled}
        empty={
          filters.period && (
            <EmptyState text={messages.noPeriod}>
              <MoreLink to={pathTo({ period: '' })} keepPlace>
                {objects.clear}
              </MoreLink>
            </EmptyState>
          )
        }
      />
    </>
  );
}
