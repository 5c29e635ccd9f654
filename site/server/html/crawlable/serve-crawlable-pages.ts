import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasIdInQuery } from '../../../contract/shared/route-paths';
import {
  editionNames,
  editions,
  type Edition,
  type Language,
} from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { isGoneRecord } from '../../db/gone-records';
import type { Clock, DispatchCall } from '../../http/dispatch-call';
import { stripQuery } from '../../http/error-handler';
import type { ResolveOrigin } from '../../http/public-origin';
import { createRateLimitHook } from '../../http/rate-limit';
import { sendWithEtag } from '../../http/send-with-etag';
import type { CountVisit } from '../../visits/visit-counter';
import { readBuildAssets } from '../shared/build-assets';
import { markup } from '../shared/markup';
import { renderDocument } from './document';
import { renderHead } from './head';
import type { CrawlableRenderer } from './render-page';
import { matchRoute, type RouteMatch } from '../../../contract/shared/match-route';
import { createPageContext } from './shared/page-context';
import { crawlablePath, crawlableRoots, parsePageNumber } from './shared/page-paths';
import { defaultImage } from './shared/visible-records';
import { findSubject, recordOfRoute } from './subjects';
import { readShownContent } from './subjects/shown-content';

/** Forty pages a second; crawlers slow down on 429. */
const pagesPerMinute = 2_400;

const titles = {
  zh: {
    missing: '没有找到这个页面',
    gone: '这个页面已经撤下',
    page: (number: number) => `第 ${number} 页`,
  },
  en: {
    missing: 'This page was not found',
    gone: 'This page has been withdrawn',
    page: (number: number) => `Page ${number}`,
  },
} as const;

interface PageDependencies {
  db: Database;
  /** Folder of the built site with the shared styles and fonts. */
  appFolder: string;
  dispatchCall: DispatchCall;
  resolveOrigin: ResolveOrigin;
  countVisit: CountVisit;
  clock: Clock;
  renderer: CrawlableRenderer;
}

/** Crawlable pages: every published page, without the app, below `/p/zh`, `/p/hant` and `/p/en`. */
export function serveCrawlablePages(app: FastifyInstance, parts: PageDependencies): void {
  const { appFolder, dispatchCall, resolveOrigin, countVisit, renderer } = parts;
  const onRequest = createRateLimitHook(pagesPerMinute);

  async function isGone(match: RouteMatch | undefined, language: Language) {
    const record = match && recordOfRoute(match);
    return record !== undefined && isGoneRecord(parts.db, record, language, parts.clock());
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, edition: Edition) {
    const { language } = editions[edition];
    const origin = resolveOrigin(request);
    const [assets, context] = await Promise.all([
      readBuildAssets(appFolder, edition),
      createPageContext(dispatchCall, edition),
    ]);
    const rendering = { context, client: request.ip };
    const { path, match, number = 0 } = parseAddress(request, edition);
    const subject = match && number > 0 ? await findSubject(context, match) : undefined;
    if (subject && match && subject.path !== path + idQuery(match)) {
      return reply.redirect(crawlablePath(edition, subject.path, number), 301);
    }
    const page = subject && (await renderer.renderSubject(subject, number, rendering));
    const { missing, gone, page: pageTitle } = titles[language];
    if (!subject || !page) {
      const wasWithdrawn = await isGone(match, language);
      const { html, policy } = renderDocument({
        edition,
        titles: [wasWithdrawn ? gone : missing],
        head: markup`<meta name="robots" content="noindex">
`,
        page: await renderer.renderNotFound(rendering, wasWithdrawn),
        assets,
      });
      void reply.code(wasWithdrawn ? 410 : 404).headers({ ...policy, 'cache-control': 'no-store' });
      return reply.type('text/html; charset=utf-8').send(html);
    }
    countVisit(request);
    const about = subject.describe(readShownContent(page, context));
    const description = { ...about, image: about.image ?? (await defaultImage(context)) };
    const { html, policy } = renderDocument({
      edition,
      titles: [subject.title, subject.titleDetail, number > 1 ? pageTitle(number) : undefined],
      head: renderHead({ subject, description, page: number, origin }, context),
      page,
      assets,
    });
    return sendWithEtag(request, reply.headers(policy), html);
  }

  for (const edition of editionNames) {
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      sendPage(request, reply, edition);
    app.get(crawlableRoots[edition], { onRequest }, handler);
    app.get(`${crawlableRoots[edition]}/*`, { onRequest }, handler);
  }
}

/** The path as it was requested, its route, and the page number; `undefined` for what is invalid. */
function parseAddress(request: FastifyRequest, edition: Edition) {
  const path = stripQuery(request.url).slice(crawlableRoots[edition].length) || '/';
  const query = new URLSearchParams(request.url.split('?', 2)[1]);
  return {
    path,
    match: matchRoute(path === '/' ? path : path.replace(/\/+$/, ''), query),
    number: parsePageNumber((request.query as { page?: unknown }).page),
  };
}

const idQuery = ({ route, params }: RouteMatch) =>
  hasIdInQuery(route) ? `?id=${encodeURIComponent(params.id ?? '')}` : '';
