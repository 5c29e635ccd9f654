/** Limit of the API. */
const maxLength = 200;

/** Reads a query parameter, trimmed and cut to 200 characters; '' if it is missing. */
export function readQueryText(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').trim().slice(0, maxLength);
}
