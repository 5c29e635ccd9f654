import { useContentByDict, useContentPage } from '../../api/hooks/content';
import { useNews } from '../../api/hooks/news';
import type { ListFilters } from './list-filters';

export const pageSize = 12;

/** A page of a category's entries: `contentNews` for all news, `contentPageByDict` for a period, else `contentPage`. */
export function useEntries(categoryCode: string, { period, page: pageNum }: ListFilters) {
  const page = { pageNum, pageSize };
  const isNews = categoryCode === 'News';
  const news = useNews(isNews ? page : undefined);
  const byPeriod = useContentByDict(
    period ? { ...page, categoryCode, dictCode: 'period', dictValue: period } : undefined,
  );
  const byCategory = useContentPage(isNews || period ? undefined : { ...page, categoryCode });
  if (isNews) return news;
  return period ? byPeriod : byCategory;
}
