import { sites, type Language } from '../contract/sites';
import type { NamedCall } from './api/begun-calls';
import { entryOfAddress } from './features/detail/entry-of-address';
import { seenFirst, sizes as gridSizes } from './features/object-card/sizes';
import { sizes as viewerSizes } from './features/object-viewer/sizes';
import { articleListInput } from './pages/article-list/article-list-input';
import { exhibitionListInput } from './pages/exhibition-list/exhibition-list-input';
import { objectListInput } from './pages/object-list/object-list-input';
import type { RouteMatch } from './router/match-route';

export interface FirstCalls {
  calls: readonly NamedCall[];
  /** How the first pictures of the first call's answer are shown, where a page shows them at once. */
  pictures?: { count: number; sizes: string };
}

/** What a page asks before it can show anything, where its address alone says what. */
export function firstCalls(
  match: RouteMatch | undefined,
  query: URLSearchParams,
  language: Language,
): FirstCalls {
  const siteId = sites[language].id;
  const id = match?.params.id ?? '';
  const { route } = match ?? {};
  switch (route?.page) {
    case 'object':
      return {
        calls: [{ name: 'exhibitDetail', input: { siteId, id } }],
        pictures: { count: 1, sizes: viewerSizes },
      };
    case 'object-list':
      return {
        calls: [
          { name: 'exhibitPage', input: { ...objectListInput(query), siteId } },
          { name: 'dictList', input: { siteId, dictCode: 'period' } },
          { name: 'dictList', input: { siteId, dictCode: 'material' } },
        ],
        pictures: { count: seenFirst, sizes: gridSizes },
      };
    case 'exhibition':
      return { calls: [{ name: 'exhibitionDetail', input: { siteId, id } }] };
    case 'exhibition-list': {
      const input = exhibitionListInput(route.meta?.exhibitionKind, query);
      return { calls: [{ name: 'exhibitionPage', input: { ...input, siteId } }] };
    }
    case 'article-list': {
      const input = articleListInput(route.name, query);
      return { calls: [{ name: 'contentPage', input: { ...input, siteId } }] };
    }
    default: {
      const named = match && entryOfAddress(match.route, match.params, query);
      if (!named) return { calls: [] };
      const input = { categoryCode: named.list.name, contentId: named.id, siteId };
      return { calls: [{ name: 'contentDetail', input }] };
    }
  }
}
