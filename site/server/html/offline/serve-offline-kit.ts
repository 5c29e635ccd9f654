import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../../contract/shared/match-route';
import {
  kitDocumentPath,
  kitIndexPath,
  kitPagePath,
  serviceWorkerPath,
  type KitIndex,
  type KitPage,
} from '../../../contract/shared/offline-kit';
import { editionNames, editions, type Edition } from '../../../contract/shared/sites';
import type { DispatchCall } from '../../http/dispatch-call';
import { callsOfEdition } from '../../http/edition-calls';
import { HttpError } from '../../http/http-error';
import { createRateLimitHook } from '../../http/rate-limit';
import { isCacheable } from '../../http/response-cache';
import { sendWithEtag } from '../../http/send-with-etag';
import type { CrawlableRenderer } from '../crawlable/render-page';
import { createPageContext } from '../crawlable/shared/page-context';
import { parsePageNumber } from '../crawlable/shared/page-paths';
import { findSubject } from '../crawlable/subjects';
import { renderHomePage } from '../prerender/home-page';
import { readTemplate } from '../prerender/read-template';
import { iconLinks } from '../shared/head';
import { markup } from '../shared/markup';
import { readKitFiles } from './kit-files';
import { readKitIndex } from './kit-index';
import { footerCall, picturesOfFooter } from './footer-call';
import { picturesForPhone, soundsOf } from './phone-files';

/** A kit of several exhibitions has some two hundred pages; the limit allows a few visitors behind one address. */
const requestsPerMinute = 1_200;

interface KitDependencies {
  /** Folders of the builds. */
  built: { app: string; toolbar: string; serviceWorker: string };
  mediaDir: string;
  dispatchCall: DispatchCall;
  renderer: CrawlableRenderer;
  /** False: workers remove themselves with what they keep, and nothing can be kept. */
  isOffered: boolean;
}

/** What a visitor’s device keeps for a visit without a connection, and the service worker that shows it. */
export function serveOfflineKit(app: FastifyInstance, parts: KitDependencies): void {
  const { built, isOffered } = parts;
  const onRequest = createRateLimitHook(requestsPerMinute);
  app.get(serviceWorkerPath, { onRequest }, async (request, reply) => {
    const name = isOffered ? 'service-worker.js' : 'remove-worker.js';
    return sendWithEtag(
      request,
      reply,
      await readFile(join(built.serviceWorker, name), 'utf8'),
      'text/javascript',
    );
  });
  if (!isOffered) return;

  const sendJson = (request: FastifyRequest, reply: FastifyReply, value: KitIndex | KitPage) =>
    sendWithEtag(request, reply, JSON.stringify(value), 'application/json');

  for (const edition of editionNames) {
    app.get(kitIndexPath(edition), { onRequest }, async (request, reply) => {
      const [files, offer] = await Promise.all([
        readKitFiles(built, edition),
        readKitIndex(parts, edition),
      ]);
      return sendJson(request, reply, { ...files, ...offer });
    });

    app.get(kitDocumentPath(edition), { onRequest }, async (request, reply) => {
      const head = iconLinks(edition);
      const page = { head, plainPages: markup``, answers: '' };
      const template = await readTemplate(built.app, edition);
      return sendWithEtag(request, reply, renderHomePage(template, edition, page));
    });

    app.get<{ Querystring: { at?: unknown } }>(
      kitPagePath(edition, '').replace(/\?.*/, ''),
      { onRequest },
      async (request, reply) => {
        const page = await readPage(parts, edition, request.query.at, request.ip);
        if (!page) throw new HttpError(404, (messages) => messages.urlNotFound(request.url));
        return sendJson(request, reply, page);
      },
    );
  }
}

/**
 * The calls of a page with their responses, and its files. Rendered as a crawlable page, which makes the calls of all
 * parts, also of those that the app loads on scrolling. `undefined` for a page that does not exist.
 */
async function readPage(
  { dispatchCall, renderer }: KitDependencies,
  edition: Edition,
  at: unknown,
  client: string,
): Promise<KitPage | undefined> {
  if (typeof at !== 'string' || !at.startsWith('/')) return undefined;
  const [path = '', query] = at.split('?', 2);
  const search = new URLSearchParams(query);
  const match = matchRoute(path, search);
  const number = parsePageNumber(search.get('page') ?? undefined);
  if (!match || number === undefined) return undefined;
  const context = await createPageContext(dispatchCall, edition);
  const subject = await findSubject(context, match);
  const page = subject && (await renderer.renderSubject(subject, number, { context, client }));
  if (!page) return undefined;
  const { language } = editions[edition];
  const call = callsOfEdition(dispatchCall, edition);
  const named = [
    ...page.responses.filter(({ name }) => isCacheable(name)),
    ...(match.route.page === 'home' ? [footerCall(language)] : []),
  ];
  const calls = await Promise.all(
    // Made anew: crawlable pages leave out records of hidden lists.
    named.map(async ({ name, input }) => ({
      name,
      input,
      answer: await call(name, input),
    })),
  );
  const files = [
    ...picturesForPhone(page.html),
    ...picturesOfFooter(calls),
    ...soundsOf(calls, language),
  ];
  return { calls, files: [...new Set(files)] };
}
