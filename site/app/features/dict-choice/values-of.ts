import type { ContentEntry } from '../../../contract/entities/content-entry';
import type { DictionaryValue } from '../../../contract/entities/dictionary-value';
import type { Answer } from '../../api/answer';

/** The dictionaries with values in content entries. */
export type EntryDictionary = 'period' | 'material';

/** The values used by the entries, in the dictionary's order; all values while not all entries are loaded. */
export function valuesOf(
  values: readonly DictionaryValue[],
  dictCode: EntryDictionary,
  entries: Pick<Answer<ContentEntry>, 'rows' | 'total'> | undefined,
): readonly DictionaryValue[] {
  if (!entries || entries.total > entries.rows.length) return values;
  return values.filter(({ dictValue }) =>
    entries.rows.some(({ [dictCode]: value }) => value === dictValue),
  );
}
