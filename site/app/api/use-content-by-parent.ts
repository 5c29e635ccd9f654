import type { ChildCategory } from '../../contract/entities/child-category';
import type { Reader } from './answer';
import { readContentEntry } from './read/content-entry';
import { isObject, listOf, text } from './read/values';
import { useCallWith } from './use-call';
import { useSiteId } from './use-site';

const readChild: Reader<'contentListByParentCode'> = (value): ChildCategory | undefined => {
  if (!isObject(value)) return undefined;
  const categoryCode = text(value.categoryCode);
  const categoryName = text(value.categoryName);
  if (!categoryCode || !categoryName) return undefined;
  return { categoryCode, categoryName, records: listOf(value.records, readContentEntry) };
};

/** The categories right below one, each with its newest entries. */
export function useContentByParent(parentCode: string) {
  const siteId = useSiteId();
  const input = siteId === undefined ? undefined : { siteId, parentCode };
  return useCallWith(readChild, 'contentListByParentCode', input);
}
