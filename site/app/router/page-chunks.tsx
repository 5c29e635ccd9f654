import { createContext, lazy, useContext, useState, type ComponentType } from 'react';
import type { PageKind } from '../../contract/routes';
import { loadChunk } from './load-chunk';
import { matchRoute } from './match-route';

export type PageName = PageKind | 'not-found';
export type PageLoaders = Readonly<Record<PageName, () => Promise<ComponentType>>>;

interface PageChunk {
  Page: ComponentType;
  fetch: () => Promise<ComponentType>;
}

export type PageChunks = Readonly<Record<PageName, PageChunk>>;

/** One lazy chunk a page kind. A failed download is forgotten, so that it can be tried again. */
export function createPageChunks(loaders: PageLoaders): PageChunks {
  const chunk = (load: PageLoaders[PageName]): PageChunk => {
    let pending: Promise<ComponentType> | undefined;
    let loaded: ComponentType | undefined;
    const fetch = () => {
      pending ??= loadChunk(load).then(
        (page) => (loaded = page),
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    };
    const Lazy = lazy(async () => ({ default: await fetch() }));
    // Code that is there already is shown at once: `lazy` would put a skeleton in between.
    const Page = () => {
      const [Shown] = useState(() => loaded ?? Lazy);
      return <Shown />;
    };
    return { Page, fetch };
  };
  const entries = Object.entries(loaders).map(([name, load]) => [name, chunk(load)]);
  return Object.fromEntries(entries) as Record<PageName, PageChunk>;
}

export function pageOf(pathname: string): PageName {
  return matchRoute(pathname)?.route.page ?? 'not-found';
}

const PageChunksContext = createContext<PageChunks | undefined>(undefined);
export const PageChunksProvider = PageChunksContext.Provider;

/** Fetches the code behind an internal path ahead of the click. */
export function usePrefetch(): (path: string) => void {
  const chunks = useContext(PageChunksContext);
  return (path) => {
    const [pathname = '/'] = path.split(/[?#]/);
    // A failure is shown when the visitor really goes there.
    chunks?.[pageOf(pathname)].fetch().catch(() => undefined);
  };
}
