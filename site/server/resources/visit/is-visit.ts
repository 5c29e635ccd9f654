import type { IncomingHttpHeaders } from 'node:http';

/** Robots that say so, and the checkers of load balancers. */
const robot = /bot\b|crawl|spider|slurp|archiver|preview|facebookexternalhit|probe|healthcheck/i;

/** Set by browsers on what they fetch before anybody asked for it. */
const prefetchHeaders = ['sec-purpose', 'purpose', 'x-moz'] as const;

/**
 * Whether a request of a page is somebody's visit: a GET (a page that the browser had already is a
 * visit too), no prefetch or prerender, and no robot that names itself. Others who ask by program
 * cannot be told from visitors, and are counted.
 */
export function isVisit(request: { method: string; headers: IncomingHttpHeaders }): boolean {
  const { method, headers } = request;
  const isAhead = prefetchHeaders.some((name) => /prefetch|prerender/i.test(String(headers[name])));
  return method === 'GET' && !isAhead && !robot.test(headers['user-agent'] ?? '');
}
