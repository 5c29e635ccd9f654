import type { DictionaryValue } from '../../../contract/schemas/dictionary';
import { isObject, text } from './values';

export function readDictionaryValue(value: unknown): DictionaryValue | undefined {
  if (!isObject(value) || !text(value.dictValue)) return undefined;
  const dictValue = text(value.dictValue);
  return { dictCode: text(value.dictCode), dictValue, label: text(value.label) || dictValue };
}
