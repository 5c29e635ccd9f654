/** Path of a list with the filters that are not '', and the page number beyond page 1. */
export function pathWithFilters(
  path: string,
  filters: Readonly<Record<string, string>>,
  page = 1,
): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
