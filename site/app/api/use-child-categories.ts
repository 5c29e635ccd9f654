import type { ChildCategory } from '../../contract/entities/child-category';
import { readContentEntry } from './read/content-entry';
import { isObject, listOf, text } from './read/values';
import { useCallWith } from './use-call';
import { useSiteId } from './use-site';

function readChildCategory(value: unknown): ChildCategory | undefined {
  if (!isObject(value)) return undefined;
  const categoryCode = text(value.categoryCode);
  if (!categoryCode) return undefined;
  return {
    categoryCode,
    categoryName: text(value.categoryName),
    records: listOf(value.records, readContentEntry),
  };
}

/** The categories right below one, each with its newest entries. */
export function useChildCategories(parentCode: string) {
  const siteId = useSiteId();
  return useCallWith(
    readChildCategory,
    'contentListByParentCode',
    siteId === undefined || parentCode === '' ? undefined : { siteId, parentCode },
  );
}
