import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasIdInQuery } from '../../contract/route-paths';
import { sites, type Language } from '../../contract/sites';
import type { AnswerCall } from '../http/answer-call';
import { pathOf } from '../http/handle-failures';
import { limitRequests } from '../http/limit-calls';
import type { OriginOf } from '../http/public-origin';
import { sendPage } from '../http/send-page';
import type { CountVisit } from '../resources/visit/visit-counter';
import { mirrorPath, mirrorRoots } from './address';
import { readAssets } from './assets';
import { matchPath } from './match-path';
import { viewMuseum } from './museum-view';
import { drawPage } from './pages';
import { missingPage } from './pages/missing';
import { readPageNumber } from './parts/paging';
import { housePicture } from './shown-records';
import { writePage } from './write-page';

/** Forty pages a second; crawlers slow down on 429. */
const pagesPerMinute = 2_400;

interface PageDependencies {
  /** Folder of the built site with the shared styles and fonts. */
  appFolder: string;
  dispatchCall: AnswerCall;
  resolveOrigin: OriginOf;
  countVisit: CountVisit;
}

/** Crawlable pages: every published page as plain HTML below `/p/zh` and `/p/en`. */
export function serveMirror(app: FastifyInstance, parts: PageDependencies): void {
  const onRequest = limitRequests(pagesPerMinute);
  for (const language of Object.keys(sites) as Language[]) {
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      sendCrawlablePage(request, reply, language, parts);
    app.get(mirrorRoots[language], { onRequest }, handler);
    app.get(`${mirrorRoots[language]}/*`, { onRequest }, handler);
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
    readAssets(appFolder),
    viewMuseum(dispatchCall, language),
  ]);
  const requestPath = pathOf(request.url).slice(mirrorRoots[language].length) || '/';
  const path = requestPath === '/' ? requestPath : requestPath.replace(/\/+$/, '');
  const number = readPageNumber((request.query as { page?: unknown }).page);
  const query = new URLSearchParams(request.url.split('?', 2)[1]);
  const match = matchPath(path, query);
  const content =
    match && number !== undefined ? await drawPage(context, match, number) : undefined;
  if (!match || !content || number === undefined) {
    void reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.send(missingPage(context, assets));
  }
  // Redirect to the canonical URL.
  const id = hasIdInQuery(match.route) ? `?id=${encodeURIComponent(match.params.id ?? '')}` : '';
  if (content.path !== requestPath + id) {
    return reply.redirect(mirrorPath(language, content.path, number), 301);
  }
  await countVisit(request);
  const page = { ...content, image: content.image ?? (await housePicture(context)) };
  return sendPage(request, reply, writePage(page, context, assets, origin));
}
