/** Where the app shows what a link of the mirror names; `undefined` for every other link. */
export function appAddress(
  link: URL,
  origin: string,
  appRoots: Readonly<Record<string, string>>,
): string | undefined {
  if (link.origin !== origin) return undefined;
  const { pathname, search } = link;
  for (const [root, app] of Object.entries(appRoots)) {
    const path = pathname.slice(root.length);
    const isInside = pathname.startsWith(root) && (path === '' || path.startsWith('/'));
    // A fragment names a place on the shown page, not another one.
    if (isInside && !link.hash) return `${app}${path || '/'}${search}`;
  }
  return undefined;
}

/** `{"/p/zh": "/#"}` from the page; nothing where it says something else. */
export function readAppRoots(json: string | undefined): Readonly<Record<string, string>> {
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
