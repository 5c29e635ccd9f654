import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasIdInQuery } from '../../../contract/shared/route-paths';
import { sites, type Language } from '../../../contract/shared/sites';
import type { DispatchCall } from '../../http/dispatch-call';
import { stripQuery } from '../../http/error-handler';
import { createRateLimitHook } from '../../http/rate-limit';
import type { ResolveOrigin } from '../../http/public-origin';
import { sendWithEtag } from '../../http/send-with-etag';
import type { CountVisit } from '../../visits/visit-counter';
import { crawlablePath, crawlableRoots } from './shared/page-paths';
import { readBuildAssets } from '../shared/build-assets';
import { matchRoute } from './shared/match-route';
import { createPageContext } from './shared/page-context';
import { buildPage } from './pages';
import { notFoundPage } from './pages/not-found';
import { parsePageNumber } from './parts/pagination';
import { defaultImage } from './shared/visible-records';
import { renderPage } from './render-page';

/** Forty pages a second; crawlers slow down on 429. */
const pagesPerMinute = 2_400;

interface PageDependencies {
  /** Folder of the built site with the shared styles and fonts. */
  appFolder: string;
  dispatchCall: DispatchCall;
  resolveOrigin: ResolveOrigin;
  countVisit: CountVisit;
}

/** Crawlable pages: every published page as plain HTML below `/p/zh` and `/p/en`. */
export function serveCrawlablePages(app: FastifyInstance, parts: PageDependencies): void {
  const onRequest = createRateLimitHook(pagesPerMinute);
  for (const language of Object.keys(sites) as Language[]) {
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      sendCrawlablePage(request, reply, language, parts);
    app.get(crawlableRoots[language], { onRequest }, handler);
    app.get(`${crawlableRoots[language]}/*`, { onRequest }, handler);
  }
}

async function sendCrawlablePage(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  { appFolder, dispatchCall, resolveOrigin, countVisit }: PageDependencies,
): Promise<FastifyReply> {
  const origin = resolveOrigin(request);
  const [assets, context] = await Promise.all([
    readBuildAssets(appFolder),
    createPageContext(dispatchCall, language),
  ]);
  const requestPath = stripQuery(request.url).slice(crawlableRoots[language].length) || '/';
  const path = requestPath === '/' ? requestPath : requestPath.replace(/\/+$/, '');
  const number = parsePageNumber((request.query as { page?: unknown }).page);
  const query = new URLSearchParams(request.url.split('?', 2)[1]);
  const match = matchRoute(path, query);
  const content =
    match && number !== undefined ? await buildPage(context, match, number) : undefined;
  if (!match || !content || number === undefined) {
    void reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.send(notFoundPage(context, assets));
  }
  // Redirect to the canonical URL.
  const id = hasIdInQuery(match.route) ? `?id=${encodeURIComponent(match.params.id ?? '')}` : '';
  if (content.path !== requestPath + id) {
    return reply.redirect(crawlablePath(language, content.path, number), 301);
  }
  await countVisit(request);
  const page = { ...content, image: content.image ?? (await defaultImage(context)) };
  return sendWithEtag(request, reply, renderPage(page, context, assets, origin));
}
