import type { IncomingHttpHeaders } from 'node:http';
import { isCrawler } from './crawlers';

/** Headers of speculative browser requests. */
const prefetchHeaders = ['sec-purpose', 'purpose', 'x-moz'] as const;

/**
 * Whether a page request is a visit: a GET (also one that results in 304), not speculative and not from a
 * robot that identifies itself. Other programs are indistinguishable from visitors and count.
 */
export function isVisit(request: { method: string; headers: IncomingHttpHeaders }): boolean {
  const { method, headers } = request;
  const isSpeculative = prefetchHeaders.some((name) =>
    /prefetch|prerender/i.test(String(headers[name])),
  );
  return method === 'GET' && !isSpeculative && !isCrawler(headers['user-agent'] ?? '');
}
