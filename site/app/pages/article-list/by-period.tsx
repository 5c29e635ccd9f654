import { useEveryEntry } from '../../api/use-every-entry';
import { useDictionary } from '../../api/use-dictionary';
import { DictChoice } from '../../features/dict-choice/dict-choice';
import { valuesOf } from '../../features/dict-choice/values-of';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { MoreLink } from '../../ui/more-link';
import { Empty } from '../../ui/state';
import { RetryFailed } from '../../ui/retry-line';
import { Entries, type ShownList } from './entries';
import { words as ownMessages } from './words';

/** Entries of a category with a filter by period. */
export function ByPeriod(list: ShownList) {
  const { name, filters, pathTo } = list;
  const { objects } = useMessages();
  const messages = usePageWords(ownMessages);
  const dictionary = useDictionary('period');
  const all = useEveryEntry(name);
  const isSettled = [dictionary, all].every(({ data, error }) => data ?? error);
  return (
    <>
      {isSettled && (
        <DictChoice
          dictCode="period"
          values={valuesOf(dictionary.data?.rows ?? [], 'period', all.data)}
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
            <Empty text={messages.noPeriod}>
              <MoreLink to={pathTo({ period: '' })} keepPlace>
                {objects.clear}
              </MoreLink>
            </Empty>
          )
        }
      />
    </>
  );
}
