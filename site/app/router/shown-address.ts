/** The route's path and query behind `#`, before the router is there to say. */
export function shownAddress(hash: string): { pathname: string; search: string } {
  const [path = '', search = ''] = hash.replace(/^#/, '').split(/[?](.*)/s, 2);
  return { pathname: path || '/', search };
}
