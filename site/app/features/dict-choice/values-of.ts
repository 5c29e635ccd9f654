import type { ContentEntry } from '../../../contract/entities/content-entry';
import type { DictionaryValue } from '../../../contract/entities/dictionary-value';
import type { Answer } from '../../api/answer';

/** The dictionaries whose values entries have. */
export type EntryDictionary = 'period' | 'material';

/** The values that some of the entries have, in the dictionary's order; all where not all entries are known. */
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
