import { findRoute } from '../../../contract/shared/route-paths';
import { useContentByDict, useContentPage } from '../../api/hooks/content';
import { useNews } from '../../api/hooks/news';

export const pageSize = 12;

/** A page of a category's entries: `contentNews` for all news, `contentPageByDict` for a period, else `contentPage`. */
export function useEntries(categoryCode: string, period: string, pageNum: number) {
  const page = { pageNum, pageSize };
  const allNews = findRoute(categoryCode)?.meta?.allNews ?? false;
  const news = useNews(allNews ? page : undefined);
  const byPeriod = useContentByDict(
    period ? { ...page, categoryCode, dictCode: 'period', dictValue: period } : undefined,
  );
  const byCategory = useContentPage(allNews || period ? undefined : { ...page, categoryCode });
  if (allNews) return news;
  return period ? byPeriod : byCategory;
}
