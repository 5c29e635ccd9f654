import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Crawler {
  /** Case-sensitive regular expression. */
  pattern: string;
  tags?: readonly string[];
}

/** Programs that are indistinguishable from visitors, such as curl in a script or a browser under test. */
const tools = new Set(['http-library', 'browser-automation']);

/** Words in the names of unlisted crawlers and of health checks. */
const words = /bot\b|crawl|spider|slurp|archiver|preview|facebookexternalhit|probe|healthcheck/i;

const listed = new RegExp(
  readList()
    .filter(({ tags = [] }) => !tags.some((tag) => tools.has(tag)))
    .map(({ pattern }) => pattern)
    .join('|'),
);

/** Read as a file: importing JSON as a module prints a warning on Node 20 and keeps 7 MB in memory. */
function readList(): readonly Crawler[] {
  const require = createRequire(import.meta.url);
  return JSON.parse(readFileSync(require.resolve('crawler-user-agents'), 'utf8')) as Crawler[];
}

/** Whether a user agent names itself as a crawler, feed reader, link preview, monitor or health check. */
export function isCrawler(userAgent: string): boolean {
  return words.test(userAgent) || listed.test(userAgent);
}
