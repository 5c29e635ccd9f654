import type { FastifyInstance } from 'fastify';
import { sites, type Language } from '../../contract/sites';
import type { Database } from '../db/database';
import type { AnswerCall, Clock } from '../http/answer-call';
import { CallFailure } from '../http/failure';
import type { OriginOf } from '../http/public-origin';
import { feedPaths } from '../pages/head';
import { sendPage } from '../http/send-page';
import { newsFeed } from './feed';
import { listedPaths } from './listed-paths';
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
  /** Addresses in one file of the sitemap. Default: as many as its protocol allows. */
  partSize?: number;
}

const feedSize = 50;

/** `sitemap.xml`, `robots.txt` and the feeds: what machines read first. */
export function serveListings(app: FastifyInstance, parts: ListingParts): void {
  const { db, clock, answerCall, originOf, partSize = sitemapSize } = parts;
  const calls = createCalls(answerCall);
  const menuOf = async (language: Language) =>
    buildMenu(await calls.rows('categoryList', { siteId: sites[language].id }));

  const listedIn = async (language: Language) =>
    listedPaths(await menuOf(language), await readPublished(db, language, clock()));
  const readParts = async (origin: string) => {
    const entries = sitemapEntries({ zh: await listedIn('zh'), en: await listedIn('en') }, origin);
    const count = Math.ceil(entries.length / partSize);
    return Array.from({ length: count }, (_, part) =>
      entries.slice(part * partSize, (part + 1) * partSize),
    );
  };

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request);
    const [first = [], ...more] = await readParts(origin);
    const text = more.length > 0 ? sitemapIndex(more.length + 1, origin) : sitemap(first);
    return sendPage(request, reply, text, 'application/xml');
  });

  app.get('/sitemap-:part(^[1-9]\\d{0,3}$).xml', async (request, reply) => {
    const { part } = request.params as { part: string };
    const entries = (await readParts(originOf(request)))[Number(part) - 1];
    if (!entries) throw new CallFailure(404, (words) => words.noSuchAddress(request.url));
    return sendPage(request, reply, sitemap(entries), 'application/xml');
  });

  app.get('/robots.txt', (request, reply) =>
    sendPage(request, reply, robotsText(originOf(request)), 'text/plain'),
  );

  for (const language of Object.keys(sites) as Language[]) {
    app.get(feedPaths[language], async (request, reply) => {
      const origin = originOf(request);
      const input = { siteId: sites[language].id, pageSize: feedSize };
      const { records } = await calls.page('contentNews', input);
      const menu = await menuOf(language);
      const text = newsFeed(records, { language, menu, origin });
      return sendPage(request, reply, text, 'application/rss+xml');
    });
  }
}
