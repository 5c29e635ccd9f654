import type { FastifyBaseLogger } from 'fastify';
import { layoutCalls } from '../../../contract/shared/initial-data';
import type { CrawlableInput, RenderCrawlablePage } from '../../../contract/shared/prerender';
import { gonePath } from '../../../contract/shared/prerendered-path';
import { routes } from '../../../contract/shared/routes';
import { editionNames, editions, sites } from '../../../contract/shared/sites';
import type { Clock, DispatchCall } from '../../http/dispatch-call';
import { callsOfEdition } from '../../http/edition-calls';
import { HttpError } from '../../http/http-error';
import { createPrerenderCache, type PrerenderedPage } from '../prerender/prerender-cache';
import { createPrerenderLimit } from '../prerender/prerender-limit';
import { createPageResponses } from './page-responses';
import type { PageContext } from './shared/page-context';
import { crawlablePath } from './shared/page-paths';
import type { Subject } from './subjects/subject';

/** Pages that are not cached; a rendering takes 70 ms of CPU time. */
const renderingsPerMinute = 300;
/** About a thousand pages with their responses. */
const cacheBytes = 64 * 1_048_576;
/** Path without a route, rendered for all unknown addresses. */
const unknownPath = '/404';

interface RendererDependencies {
  dispatchCall: DispatchCall;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Server-side renderer. Without it the pages are not available. */
  render: RenderCrawlablePage | undefined;
}

interface PageRequest {
  context: PageContext;
  /** Network address of the client. */
  client: string;
}

export interface CrawlableRenderer {
  /** A page of a subject; `undefined` after the last page of its list. */
  renderSubject: (
    subject: Subject,
    page: number,
    request: PageRequest,
  ) => Promise<PrerenderedPage | undefined>;
  /** @param isGone whether the page existed and was withdrawn */
  renderNotFound: (request: PageRequest, isGone: boolean) => Promise<PrerenderedPage>;
}

/** Renders crawlable pages within the limits of prerendering, and caches them. */
export function createCrawlableRenderer(parts: RendererDependencies): CrawlableRenderer {
  const { dispatchCall, clock, log, render } = parts;
  const limit = createPrerenderLimit({ name: 'crawlable', perMinute: renderingsPerMinute });
  const cache = createPrerenderCache<CrawlableInput>(render, log, cacheBytes, (input) =>
    JSON.stringify(input.editionLinks),
  );

  async function getPage(
    { context, client }: PageRequest,
    target: Pick<CrawlableInput, 'address' | 'editionLinks'>,
  ): Promise<PrerenderedPage | undefined> {
    const { edition, language, menu } = context;
    const fetchResponse = createPageResponses(context, callsOfEdition(dispatchCall, edition));
    const responses = await Promise.all(
      layoutCalls(sites[language]).map(async (call) => ({
        ...call,
        answer: await fetchResponse(call),
      })),
    );
    const routesInMenu = routes.map(({ name }) => name).filter((name) => menu.find(name));
    const page = await cache.getPage(
      { ...target, edition, responses, fetchResponse, routesInMenu, now: clock() },
      (rendering) => limit(client, rendering),
    );
    if (page === 'client-only') throw new HttpError(503, (messages) => messages.serviceUnavailable);
    return page === 'no-route' ? undefined : page;
  }

  return {
    renderSubject: async ({ path, hasTranslation }, number, request) => {
      if (number > 1 && path.includes('?')) return undefined;
      return getPage(request, {
        address: path + (number > 1 ? `?page=${number}` : ''),
        editionLinks: linksOf(request.context, path, number, hasTranslation),
      });
    },
    renderNotFound: async (request, isGone) => {
      const editionLinks = linksOf(request.context, '/', 1, false);
      const address = isGone ? gonePath : unknownPath;
      const page = await getPage(request, { address, editionLinks });
      if (!page) throw new Error('The page for unknown addresses was not rendered.');
      return page;
    },
  };
}

/** The page in the editions of its language, and its translation, or the home page, in the others. */
function linksOf(
  { language }: PageContext,
  path: string,
  number: number,
  hasTranslation: boolean,
): CrawlableInput['editionLinks'] {
  const links = editionNames.map((edition) => {
    const isOwn = editions[edition].language === language;
    const isTranslation = isOwn || hasTranslation;
    const href = crawlablePath(edition, isTranslation ? path : '/', isOwn ? number : 1);
    return [edition, { href, isTranslation }] as const;
  });
  return Object.fromEntries(links) as CrawlableInput['editionLinks'];
}
