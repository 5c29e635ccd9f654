import type { ContentEntry } from '../../../../contract/schemas/content';
import type { CallResult } from '../../../api/client/call-result';
import type { CallState } from '../../../api/client/use-call';
import { useDictionary } from '../../../api/hooks/dictionary';
import { useMessages } from '../../../i18n/i18n-context';
import { PeriodLabel } from '../facts/period-label';
import { usedValues, type EntryDictionary } from '../filters/used-values';
import type { Facet } from './facet';

/** Filter by a dictionary; with `entries`, only by the values that they use. */
export function useDictionaryFacet<Name extends EntryDictionary>(
  dictCode: Name,
  entries?: CallResult<ContentEntry>,
): { facet: Facet<Name>; call: CallState<unknown> } {
  const { objects } = useMessages();
  const call = useDictionary(dictCode);
  const all = call.data?.rows ?? [];
  const values = entries ? usedValues(all, dictCode, entries) : all;
  const options = values.map(({ dictValue, label }) => ({
    value: dictValue,
    label: dictCode === 'period' ? <PeriodLabel period={dictValue} label={label} /> : label,
  }));
  return { facet: { name: dictCode, label: objects[dictCode], options }, call };
}
