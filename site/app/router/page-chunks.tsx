import { createContext, lazy, useContext, useState, type ComponentType } from 'react';
import type { PageKind } from '../../contract/routes';
import { holdChunk, type HeldChunk } from './held-chunk';
import { matchRoute } from './match-route';

export type PageName = PageKind | 'not-found';
export type PageLoaders = Readonly<Record<PageName, () => Promise<ComponentType>>>;

interface PageChunk {
  Page: ComponentType;
  fetch: () => Promise<ComponentType>;
}

export type PageChunks = Readonly<Record<PageName, PageChunk>>;

/**
 * One lazy chunk a page kind. `around` is what stands around every page but home; it comes with them, and a page
 * stands without it where it fails.
 */
export function createPageChunks(loaders: PageLoaders, around?: HeldChunk<unknown>): PageChunks {
  const entries = Object.entries(loaders).map(([name, load]) => [
    name,
    createPageChunk(async () => {
      const [page] = await Promise.all([
        load(),
        name === 'home' || around?.fetch().catch(() => undefined),
      ]);
      return page;
    }),
  ]);
  return Object.fromEntries(entries) as Record<PageName, PageChunk>;
}

function createPageChunk(load: () => Promise<ComponentType>): PageChunk {
  const { fetch, held } = holdChunk(load);
  const Lazy = lazy(async () => ({ default: await fetch() }));
  // Code that is there already is shown at once: `lazy` would put a skeleton in between.
  const Page = () => {
    const [Shown] = useState(() => held() ?? Lazy);
    return <Shown />;
  };
  return { Page, fetch };
}

export function pageOf(pathname: string): PageName {
  return matchRoute(pathname)?.route.page ?? 'not-found';
}

export const PageChunksContext = createContext<PageChunks | undefined>(undefined);
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
