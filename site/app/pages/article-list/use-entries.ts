import { useContentByDict } from '../../api/use-content-by-dict';
import { useContentPage } from '../../api/use-content-page';
import { useNews } from '../../api/use-news';
import type { ListFilters } from './list-filters';

export const pageSize = 12;

/** A page of a category's entries: of all news by the call for news, of a period by that for dictionary values. */
export function useEntries(categoryCode: string, { period, page: pageNum }: ListFilters) {
  const page = { pageNum, pageSize };
  const isNews = categoryCode === 'News';
  const news = useNews(isNews ? page : undefined);
  const ofPeriod = useContentByDict(
    period ? { ...page, categoryCode, dictCode: 'period', dictValue: period } : undefined,
  );
  const own = useContentPage(isNews || period ? undefined : { ...page, categoryCode });
  if (isNews) return news;
  return period ? ofPeriod : own;
}
