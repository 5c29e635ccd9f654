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

/** Crawlers are asked to slow down beyond forty pages a second. */
const pagesPerMinute = 2_400;

interface MirrorParts {
  /** Where the built site lies, whose style and fonts the mirror shares. */
  appFolder: string;
  answerCall: AnswerCall;
  originOf: OriginOf;
  countVisit: CountVisit;
}

/** Every published page of the museum as plain HTML, below `/p/zh` and `/p/en`. */
export function serveMirror(app: FastifyInstance, parts: MirrorParts): void {
  const onRequest = limitRequests(pagesPerMinute);
  for (const language of Object.keys(sites) as Language[]) {
    const answer = (request: FastifyRequest, reply: FastifyReply) =>
      answerPage(request, reply, language, parts);
    app.get(mirrorRoots[language], { onRequest }, answer);
    app.get(`${mirrorRoots[language]}/*`, { onRequest }, answer);
  }
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  { appFolder, answerCall, originOf, countVisit }: MirrorParts,
): Promise<FastifyReply> {
  const origin = originOf(request);
  const [assets, view] = await Promise.all([
    readAssets(appFolder),
    viewMuseum(answerCall, language),
  ]);
  const asked = pathOf(request.url).slice(mirrorRoots[language].length) || '/';
  const path = asked === '/' ? asked : asked.replace(/\/+$/, '');
  const number = readPageNumber((request.query as { page?: unknown }).page);
  const query = new URLSearchParams(request.url.split('?', 2)[1]);
  const match = matchPath(path, query);
  const drawn = match && number !== undefined ? await drawPage(view, match, number) : undefined;
  if (!match || !drawn || number === undefined) {
    void reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.send(missingPage(view, assets));
  }
  // One page has one address.
  const id = hasIdInQuery(match.route) ? `?id=${encodeURIComponent(match.params.id ?? '')}` : '';
  if (drawn.path !== asked + id) {
    return reply.redirect(mirrorPath(language, drawn.path, number), 301);
  }
  await countVisit(request);
  const page = { ...drawn, image: drawn.image ?? (await housePicture(view)) };
  return sendPage(request, reply, writePage(page, view, assets, origin));
}
