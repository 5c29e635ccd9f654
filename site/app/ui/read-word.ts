/** The service takes none that is longer. */
const longest = 200;

/** What an address says under a name, without blanks around it; '' where it says nothing. */
export function readWord(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').trim().slice(0, longest);
}
