import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sites, type Language } from '../../contract/sites';
import type { Database } from '../db/database';
import type { AnswerCall, Clock } from '../http/answer-call';
import { CallFailure } from '../http/failure';
import { pathOf } from '../http/handle-failures';
import { limitRequests } from '../http/limit-calls';
import type { OriginOf } from '../http/public-origin';
import { feedPaths } from '../pages/head';
import { sendPage } from '../http/send-page';
import { newsFeed } from './feed';
import { listedPaths } from './listed-paths';
import { createListingCache } from './listing-cache';
import { buildMenu } from './menu';
import { readPublished } from './published-records';
import { createCalls } from './read-calls';
import { robotsText } from './robots';
import { sitemap, sitemapEntries, sitemapIndex, sitemapSize } from './sitemap';

interface ListingParts {
  db: Database;
  clock: Clock;
  answerCall: AnswerCall;
  originOf: OriginOf;
  /** URLs in one sitemap file. Default: the limit of the protocol. */
  partSize?: number;
}

const feedSize = 50;

/** Feeds are large and built from the whole content; crawlers read each a few times a day. */
const listingsPerMinute = 120;

/** `sitemap.xml`, `robots.txt` and RSS feeds. */
export function serveListings(app: FastifyInstance, parts: ListingParts): void {
  const { db, clock, answerCall, originOf, partSize = sitemapSize } = parts;
  const calls = createCalls(answerCall);
  const languages = Object.keys(sites) as Language[];
  const onRequest = limitRequests(listingsPerMinute);

  const readSite = async (language: Language, now: Date) => {
    const siteId = sites[language].id;
    const menu = buildMenu(await calls.rows('categoryList', { siteId }));
    const published = await readPublished(db, language, now);
    const { records: news } = await calls.page('contentNews', { siteId, pageSize: feedSize });
    return { menu, news, paths: listedPaths(menu, published), until: published.until };
  };
  const readListing = createListingCache({
    db,
    clock,
    read: async (now) => {
      const [zh, en] = await Promise.all([readSite('zh', now), readSite('en', now)]);
      return { content: { zh, en }, until: Math.min(zh.until, en.until) };
    },
  });
  type Write = Parameters<typeof readListing>[1];

  async function send(request: FastifyRequest, reply: FastifyReply, type: string, write: Write) {
    const listing = await readListing(`${originOf(request)} ${pathOf(request.url)}`, write);
    if (!listing)
      throw new CallFailure(404, (messages) => messages.noSuchAddress(pathOf(request.url)));
    return sendPage(request, reply, listing.text, type, listing.etag);
  }

  app.get('/sitemap.xml', { onRequest }, (request, reply) =>
    send(request, reply, 'application/xml', ({ zh, en }) => {
      const origin = originOf(request);
      const entries = sitemapEntries({ zh: zh.paths, en: en.paths }, origin);
      const count = Math.ceil(entries.length / partSize);
      return count > 1 ? sitemapIndex(count, origin) : sitemap(entries);
    }),
  );

  app.get('/sitemap-:part(^[1-9]\\d{0,3}$).xml', { onRequest }, (request, reply) =>
    send(request, reply, 'application/xml', ({ zh, en }) => {
      const { part } = request.params as { part: string };
      const end = Number(part) * partSize;
      const entries = sitemapEntries({ zh: zh.paths, en: en.paths }, originOf(request));
      const some = entries.slice(end - partSize, end);
      return some.length > 0 ? sitemap(some) : undefined;
    }),
  );

  app.get('/robots.txt', { onRequest }, (request, reply) =>
    sendPage(request, reply, robotsText(originOf(request)), 'text/plain'),
  );

  for (const language of languages) {
    app.get(feedPaths[language], { onRequest }, (request, reply) =>
      send(request, reply, 'application/rss+xml', (content) => {
        const { news, menu } = content[language];
        return newsFeed(news, { language, menu, origin: originOf(request) });
      }),
    );
  }
}
