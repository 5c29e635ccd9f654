import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { crawlableRoots } from '../../../contract/shared/crawlable-urls';
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
import { sendPage } from '../../http/page';
import { isPage, type ReadPage } from '../../http/page-cache';
import { isCacheable } from '../../http/response-cache';
import type { CountVisit } from '../../visits/visit-counter';
import { readBuildAssets, type BuildAssets } from '../shared/build-assets';
import { markup } from '../shared/markup';
import { renderDocument } from './document';
import { renderHead } from './head';
import type { CrawlableRenderer } from './render-page';
import { matchRoute, type RouteMatch } from '../../../contract/shared/match-route';
import { createPageContext } from './shared/page-context';
import { crawlablePath, parsePageNumber } from './shared/page-paths';
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
  readPage: ReadPage;
  renderer: CrawlableRenderer;
}

/** What decides on a page; `match` and `number` are `undefined` for what is invalid. */
interface PageAddress {
  /** As it was requested. */
  path: string;
  match: RouteMatch | undefined;
  number: number | undefined;
}

interface PageRequest {
  request: FastifyRequest;
  edition: Edition;
  address: PageAddress;
  origin: string;
  assets: BuildAssets;
}

/** The path of a subject is another one than the requested. */
interface Redirect {
  redirect: string;
}

/** There is no page; the route of the address, if it has one. */
interface Missing {
  missing: RouteMatch | undefined;
}

/** Crawlable pages: every published page, without the app, below `/p/zh`, `/p/hant` and `/p/en`. */
export function serveCrawlablePages(app: FastifyInstance, parts: PageDependencies): void {
  const { appFolder, dispatchCall, resolveOrigin, countVisit, readPage, renderer } = parts;
  const onRequest = createRateLimitHook(pagesPerMinute);

  async function isGone(match: RouteMatch | undefined, language: Language) {
    const record = match && recordOfRoute(match);
    return record !== undefined && isGoneRecord(parts.db, record, language, parts.clock());
  }

  async function writePage({ request, edition, address, origin, assets }: PageRequest) {
    const context = await createPageContext(dispatchCall, edition);
    const { path, match, number = 0 } = address;
    const subject = match && number > 0 ? await findSubject(context, match) : undefined;
    if (subject && match && subject.path !== path + idQuery(match)) {
      return { redirect: crawlablePath(edition, subject.path, number) };
    }
    const page =
      subject && (await renderer.renderSubject(subject, number, { context, client: request.ip }));
    if (!page) return { missing: match };
    const about = subject.describe(readShownContent(page, context));
    const description = { ...about, image: about.image ?? (await defaultImage(context)) };
    const pageTitle = number > 1 ? titles[context.language].page(number) : undefined;
    const { html, policy } = renderDocument({
      edition,
      titles: [subject.title, subject.titleDetail, pageTitle],
      head: renderHead({ subject, description, page: number, origin }, context),
      page,
      assets,
    });
    const isCached = page.responses.every(({ name }) => isCacheable(name));
    return { text: html, headers: policy, isCached };
  }

  async function sendMissing(
    { request, edition, assets }: PageRequest,
    reply: FastifyReply,
    match: RouteMatch | undefined,
  ) {
    const { language } = editions[edition];
    const { missing, gone } = titles[language];
    const wasWithdrawn = await isGone(match, language);
    const context = await createPageContext(dispatchCall, edition);
    const { html, policy } = renderDocument({
      edition,
      titles: [wasWithdrawn ? gone : missing],
      head: markup`<meta name="robots" content="noindex">
`,
      page: await renderer.renderNotFound({ context, client: request.ip }, wasWithdrawn),
      assets,
    });
    void reply.code(wasWithdrawn ? 410 : 404).headers({ ...policy, 'cache-control': 'no-store' });
    return reply.type('text/html; charset=utf-8').send(html);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, edition: Edition) {
    const origin = resolveOrigin(request);
    const assets = await readBuildAssets(appFolder, edition);
    const address = parseAddress(request, edition);
    const asked = { request, edition, address, origin, assets };
    // Other parameters of the address change nothing.
    const { path, match, number } = address;
    const key = ['crawlable', edition, path, match?.params, number, origin, assets];
    const outcome = await readPage<Redirect | Missing>(key, () => writePage(asked));
    if (isPage(outcome)) {
      countVisit(request);
      return sendPage(request, reply, outcome);
    }
    if ('redirect' in outcome) return reply.redirect(outcome.redirect, 301);
    return sendMissing(asked, reply, outcome.missing);
  }

  for (const edition of editionNames) {
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply, edition);
    app.get(crawlableRoots[edition], { onRequest }, handler);
    app.get(`${crawlableRoots[edition]}/*`, { onRequest }, handler);
  }
}

function parseAddress(request: FastifyRequest, edition: Edition): PageAddress {
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
