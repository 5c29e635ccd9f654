import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { PageKind } from '../../contract/shared/routes';
import { createCachedImport, type CachedImport } from '../loading/cached-import';
import { matchRoute } from './match-route';

export type PageName = PageKind | 'not-found';
/** The module of a page, whose default export is the page. */
type PageModule = Readonly<{ default: ComponentType }>;
export type PageLoaders = Readonly<Record<PageName, () => Promise<PageModule>>>;

interface PageChunk {
  Page: ComponentType;
  preload: () => Promise<PageModule>;
}

export type PageChunks = Readonly<Record<PageName, PageChunk>>;

/**
 * One lazy chunk per page kind; `skeleton` is shown while it loads. `around` is the chunk of the page chrome, loaded
 * with every page but home; its failure does not fail the page.
 */
export function createPageChunks(
  loaders: PageLoaders,
  around?: CachedImport<unknown>,
  skeleton?: ReactNode,
): PageChunks {
  const entries = Object.entries(loaders).map(([name, load]) => [
    name,
    createPageChunk(async () => {
      const [page] = await Promise.all([
        load(),
        name === 'home' || around?.load().catch(() => undefined),
      ]);
      return page;
    }, skeleton),
  ]);
  return Object.fromEntries(entries) as Record<PageName, PageChunk>;
}

function createPageChunk(loadPage: () => Promise<PageModule>, skeleton: ReactNode): PageChunk {
  const { load, cached } = createCachedImport(loadPage);
  const Lazy = lazy(load);
  // Loaded code is rendered directly; `lazy` would suspend and show the skeleton first. Without a Suspense element
  // around it, the whole page is hydrated in one commit.
  const Page = () => {
    const [module] = useState(cached);
    if (module) return <module.default />;
    return (
      <Suspense fallback={skeleton}>
        <Lazy />
      </Suspense>
    );
  };
  return { Page, preload: load };
}

export function pageNameOf(pathname: string): PageName {
  return matchRoute(pathname)?.route.page ?? 'not-found';
}

export const PageChunksContext = createContext<PageChunks | undefined>(undefined);
export const PageChunksProvider = PageChunksContext.Provider;

/** Returns a function that prefetches the code of the page at an internal path. */
export function usePrefetch(): (path: string) => void {
  const chunks = useContext(PageChunksContext);
  return (path) => {
    const [pathname = '/'] = path.split(/[?#]/);
    // A failure is reported by the navigation itself.
    chunks?.[pageNameOf(pathname)].preload().catch(() => undefined);
  };
}
