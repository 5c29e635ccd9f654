/** The parameters of the address with changes; an empty value deletes one. Other filters begin at the first page. */
export function changeSearch(
  before: URLSearchParams,
  change: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(before);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
