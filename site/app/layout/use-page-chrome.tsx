import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type * as innerParts from './page-chrome';
import { createCachedImport, type CachedImport } from '../loading/cached-import';

export type PageChrome = Pick<typeof innerParts, 'Breadcrumbs' | 'SectionDisclosure' | 'SideMenu'>;

export function createPageChromeImport(): CachedImport<PageChrome> {
  return createCachedImport(() => import('./page-chrome'));
}

const PageChromeContext = createContext<CachedImport<PageChrome> | undefined>(undefined);
export const PageChromeProvider = PageChromeContext.Provider;

/**
 * Loads breadcrumbs and side menu; nothing if `path` is `undefined`. `retry` is set after a failed import; each
 * change of `path` retries by itself.
 */
export function usePageChrome(path: string | undefined) {
  const chunk = useContext(PageChromeContext);
  const [parts, setParts] = useState(() => chunk?.cached());
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(
    () =>
      Promise.resolve(chunk?.load()).then(
        (loaded) => {
          setParts(loaded);
          return true;
        },
        () => {
          setFailed(true);
          return false;
        },
      ),
    [chunk],
  );

  useEffect(() => {
    if (path !== undefined) void load();
  }, [load, path]);

  if (path === undefined) return {};
  const loaded = parts ?? chunk?.cached();
  return loaded ? { parts: loaded } : { retry: hasFailed ? load : undefined };
}
