import { readPage } from '../ui/pages-to-show';
import { useAddress } from './use-query';

/** The page of a list that the address names, and the addresses of the others under the same query. */
export function usePageNumber(): { page: number; pathOf: (page: number) => string } {
  const { path, query } = useAddress();
  return {
    page: readPage(query.get('page')),
    pathOf: (page) => {
      const other = new URLSearchParams(query);
      other.delete('page');
      if (page > 1) other.set('page', String(page));
      return other.size === 0 ? path : `${path}?${other.toString()}`;
    },
  };
}
