import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom';

/** Parameters by name; an empty value removes one. */
export type FilterChange = Readonly<Record<string, string>>;

/**
 * The filters of a list in the address, so that a list can be sent to a colleague.
 * @param options how an address with changed filters is added to the history
 */
export function useAddressFilters(options?: NavigateOptions) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  /** Changes parameters of the address; other filters begin at the first page. */
  const change = (changed: FilterChange) => {
    // React may still render an address that was opened meanwhile, by which `search` is the former one.
    const address = new URL(location.hash.slice(1), location.origin);
    if (address.pathname === pathname)
      setSearch(changeSearch(address.searchParams, changed), options);
  };
  return { search, setSearch, change };
}

function changeSearch(next: URLSearchParams, change: FilterChange): URLSearchParams {
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
