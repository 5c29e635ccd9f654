import { readPage } from '../ui/pages-to-show';
import { useAddress } from './use-query';

/** Page number of the current address, and the paths of other pages with the same query. */
export function usePageNumber(): { page: number; pathOf: (page: number) => string } {
  const { path, query } = useAddress();
  return {
    page: readPage(query.get('page')),
    pathOf: (page) => {
      const params = new URLSearchParams(query);
      params.delete('page');
      if (page > 1) params.set('page', String(page));
      return params.size === 0 ? path : `${path}?${params.toString()}`;
    },
  };
}
