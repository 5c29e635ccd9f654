import { useContentPage } from './use-content-page';

/** More than any section of a museum shows on one page. */
const everything = 100;

/** The entries of a category that is shown as a whole: newest first. */
export function useAllEntries(categoryCode: string) {
  return useContentPage({ categoryCode, pageNum: 1, pageSize: everything });
}
