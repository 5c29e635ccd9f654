/** Path and query behind `#`; usable before React Router is loaded. */
export function parseHashLocation(hash: string): { pathname: string; search: string } {
  const [path = '', search = ''] = hash.replace(/^#/, '').split(/[?](.*)/s, 2);
  return { pathname: path || '/', search };
}
