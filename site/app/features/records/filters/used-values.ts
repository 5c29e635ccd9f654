import type { ContentEntry } from '../../../../contract/schemas/content';
import type { DictionaryValue } from '../../../../contract/schemas/dictionary';
import type { CallResult } from '../../../api/client/call-result';

/** The dictionaries with values in content entries. */
export type EntryDictionary = 'period' | 'material';

/** The values used by the entries, in the dictionary's order; all values while not all entries are loaded. */
export function usedValues(
  values: readonly DictionaryValue[],
  dictCode: EntryDictionary,
  entries: Pick<CallResult<ContentEntry>, 'rows' | 'total'> | undefined,
): readonly DictionaryValue[] {
  if (!entries || entries.total > entries.rows.length) return values;
  return values.filter(({ dictValue }) =>
    entries.rows.some(({ [dictCode]: value }) => value === dictValue),
  );
}
