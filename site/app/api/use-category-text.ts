import { useContentDetail } from './use-content-detail';
import { useContentPage } from './use-content-page';

/** A page tells of its category alone; entries of the categories below have pages of their own. */
const enough = 100;

/** The text of a page that is one: the newest entry of its very category, first in short, then whole. */
export function useCategoryText(categoryCode: string) {
  const list = useContentPage({ categoryCode, pageNum: 1, pageSize: enough });
  const own = list.data?.rows.find((entry) => entry.categoryCode === categoryCode);
  const detail = useContentDetail(own && { categoryCode, contentId: own.id });
  return { list, own, detail };
}
