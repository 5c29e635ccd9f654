import * as chrome from '../../layout/page-chrome';
import type { PageChrome } from '../../layout/use-page-chrome';
import type { CachedImport } from '../../loading/cached-import';

/** The page chrome as a part of the prerenderer's bundle. */
export const loadedPageChrome: CachedImport<PageChrome> = {
  cached: () => chrome,
  load: () => Promise.resolve(chrome),
};
