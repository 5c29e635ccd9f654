import type { ChildCategory } from '../../../contract/schemas/content';
import { readContentEntry } from './content-entry';
import { isObject, listOf, text } from './values';

export function readChildCategory(value: unknown): ChildCategory | undefined {
  if (!isObject(value)) return undefined;
  const categoryCode = text(value.categoryCode);
  const categoryName = text(value.categoryName);
  if (!categoryCode || !categoryName) return undefined;
  return { categoryCode, categoryName, records: listOf(value.records, readContentEntry) };
}
