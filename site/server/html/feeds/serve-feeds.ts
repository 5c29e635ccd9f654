import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { editionNames, editions, sites, type Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import type { DispatchCall, Clock } from '../../http/dispatch-call';
import { HttpError } from '../../http/http-error';
import { stripQuery } from '../../http/error-handler';
import { createRateLimitHook } from '../../http/rate-limit';
import type { ResolveOrigin } from '../../http/public-origin';
import { feedPaths } from '../shared/head';
import { sendWithEtag } from '../../http/send-with-etag';
import { newsFeed } from './news-feed';
import { collectPaths } from './sitemap-paths';
import { createFeedCache } from './feed-cache';
import { buildMenu } from '../shared/menu';
import { readPublishedRecords } from './published-records';
import { createInProcessCalls } from '../shared/in-process-calls';
import { robotsText } from './robots';
import { sitemap, sitemapEntries, sitemapIndex, sitemapSize } from './sitemap';

interface FeedDependencies {
  db: Database;
  clock: Clock;
  dispatchCall: DispatchCall;
  resolveOrigin: ResolveOrigin;
  /** URLs in one sitemap file. Default: the limit of the protocol. */
  partSize?: number;
}

const feedSize = 50;

/** Feeds are large and built from the whole content; crawlers read each a few times a day. */
const feedsPerMinute = 120;

/** `sitemap.xml`, `robots.txt` and RSS feeds. */
export function serveFeeds(app: FastifyInstance, parts: FeedDependencies): void {
  const { db, clock, dispatchCall, resolveOrigin, partSize = sitemapSize } = parts;
  const calls = createInProcessCalls(dispatchCall);
  const onRequest = createRateLimitHook(feedsPerMinute);

  const readSite = async (language: Language, now: Date) => {
    const siteId = sites[language].id;
    const menu = buildMenu(await calls.rows('categoryList', { siteId }));
    const published = await readPublishedRecords(db, language, now);
    const { records: news } = await calls.page('contentNews', { siteId, pageSize: feedSize });
    return { menu, news, paths: collectPaths(menu, published), until: published.until };
  };
  const readFeed = createFeedCache({
    db,
    clock,
    read: async (now) => {
      const [zh, en] = await Promise.all([readSite('zh', now), readSite('en', now)]);
      return { content: { zh, en }, until: Math.min(zh.until, en.until) };
    },
  });
  type Write = Parameters<typeof readFeed>[1];

  async function send(request: FastifyRequest, reply: FastifyReply, type: string, write: Write) {
    const feed = await readFeed(`${resolveOrigin(request)} ${stripQuery(request.url)}`, write);
    if (!feed)
      throw new HttpError(404, (messages) => messages.urlNotFound(stripQuery(request.url)));
    return sendWithEtag(request, reply, feed.text, type, feed.etag);
  }

  app.get('/sitemap.xml', { onRequest }, (request, reply) =>
    send(request, reply, 'application/xml', ({ zh, en }) => {
      const origin = resolveOrigin(request);
      const entries = sitemapEntries({ zh: zh.paths, en: en.paths }, origin);
      const count = Math.ceil(entries.length / partSize);
      return count > 1 ? sitemapIndex(count, origin) : sitemap(entries);
    }),
  );

  app.get('/sitemap-:part(^[1-9]\\d{0,3}$).xml', { onRequest }, (request, reply) =>
    send(request, reply, 'application/xml', ({ zh, en }) => {
      const { part } = request.params as { part: string };
      const end = Number(part) * partSize;
      const entries = sitemapEntries({ zh: zh.paths, en: en.paths }, resolveOrigin(request));
      const some = entries.slice(end - partSize, end);
      return some.length > 0 ? sitemap(some) : undefined;
    }),
  );

  app.get('/robots.txt', { onRequest }, (request, reply) =>
    sendWithEtag(request, reply, robotsText(resolveOrigin(request)), 'text/plain'),
  );

  for (const edition of editionNames) {
    app.get(feedPaths[edition], { onRequest }, (request, reply) =>
      send(request, reply, 'application/rss+xml', (content) => {
        const { news, menu } = content[editions[edition].language];
        return newsFeed(news, { edition, menu, origin: resolveOrigin(request) });
      }),
    );
  }
}
