/** The address of a list under other filters; a changed filter begins at the first page. */
export function filtersPath<Filters extends { page: number }>(
  path: string,
  filters: Filters,
  change: Partial<Filters>,
): string {
  const { page, ...words } = { ...filters, page: 1, ...change };
  const given = Object.entries(words as Record<string, string>).filter(([, word]) => word !== '');
  const query = new URLSearchParams(given);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
