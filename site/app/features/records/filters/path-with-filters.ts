/** Path of a list with changed filters. Resets the page to 1 unless `change` sets it. */
export function pathWithFilters<Filters extends { page: number }>(
  path: string,
  filters: Filters,
  change: Partial<Filters>,
): string {
  const { page, ...values } = { ...filters, page: 1, ...change };
  const set = Object.entries(values as Record<string, string>).filter(([, value]) => value !== '');
  const query = new URLSearchParams(set);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
