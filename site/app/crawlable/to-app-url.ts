/** The app URL of a link to a crawlable page; `undefined` for every other link. */
export function toAppUrl(
  link: URL,
  origin: string,
  appRoots: Readonly<Record<string, string>>,
): string | undefined {
  if (link.origin !== origin) return undefined;
  const { pathname, search } = link;
  for (const [crawlableRoot, appRoot] of Object.entries(appRoots)) {
    const path = pathname.slice(crawlableRoot.length);
    const isInside = pathname.startsWith(crawlableRoot) && (path === '' || path.startsWith('/'));
    // A fragment is a position on the current page.
    if (isInside && !link.hash) return `${appRoot}${path || '/'}${search}`;
  }
  return undefined;
}

/** Parses `data-app-roots`, e.g. `{"/p/zh": "/#"}`; invalid entries are left out. */
export function parseAppRoots(json: string | undefined): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && entry[1].startsWith('/'),
      ),
    );
  } catch {
    return {};
  }
}
