import { parsePage } from '../ui/page/pages-to-show';
import { useHashLocation } from './use-hash-location';

/** Page number of the current address, and the paths of other pages with the same query. */
export function usePageNumber(): { page: number; pathOf: (page: number) => string } {
  const { path, query } = useHashLocation();
  return {
    page: parsePage(query.get('page')),
    pathOf: (page) => {
      const params = new URLSearchParams(query);
      params.delete('page');
      if (page > 1) params.set('page', String(page));
      return params.size === 0 ? path : `${path}?${params.toString()}`;
    },
  };
}
