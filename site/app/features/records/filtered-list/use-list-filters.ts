import { useHashLocation } from '../../../router/use-hash-location';
import { parsePage } from '../../../ui/page/pages-to-show';
import { pathWithFilters } from '../../../router/path-with-filters';
import { readQueryText } from '../filters/read-query-text';

/** Filters of a list and its page number, as they stand in the query of the address. */
export interface ListFilters<Name extends string> {
  /** '' is no filter. */
  values: Readonly<Record<Name, string>>;
  /** The filters that are set: the parameters of the request. */
  set: Readonly<Partial<Record<Name, string>>>;
  page: number;
  /** Path of the list with other filters, at its first page. */
  pathTo: (change: Readonly<Partial<Record<Name, string>>>) => string;
  pathWithout: (names: readonly Name[]) => string;
  pathOfPage: (page: number) => string;
}

/** The values that a filter can have. */
type Allowed = readonly string[] | ((value: string) => boolean);

/** Reads filters from the query by name; a value outside `allowed` counts as missing. */
export function useListFilters<Name extends string = never>(
  names: readonly Name[] = [],
  allowed?: Readonly<Partial<Record<Name, Allowed>>>,
): ListFilters<Name> {
  const { path, query } = useHashLocation();
  const read = (name: Name) => {
    const value = readQueryText(query, name);
    const known: Allowed | undefined = allowed?.[name];
    const isAllowed = typeof known === 'function' ? known(value) : (known?.includes(value) ?? true);
    return isAllowed ? value : '';
  };
  const values = Object.fromEntries(names.map((name) => [name, read(name)])) as Record<
    Name,
    string
  >;
  const page = parsePage(query.get('page'));
  return {
    values,
    set: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<
      Record<Name, string>
    >,
    page,
    pathTo: (change) => pathWithFilters(path, { ...values, ...change }),
    pathWithout: (without) =>
      pathWithFilters(path, {
        ...values,
        ...Object.fromEntries(without.map((name) => [name, ''])),
      }),
    pathOfPage: (each) => pathWithFilters(path, values, each),
  };
}
