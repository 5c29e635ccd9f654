import type { FastifyInstance } from 'fastify';
import { prerenderedPath } from '../../../contract/shared/prerendered-path';
import { layoutCalls, type CallResponse } from '../../../contract/shared/initial-data';
import { editionNames, editions, sites, type Edition } from '../../../contract/shared/sites';
import type { DispatchCall, Clock } from '../../http/dispatch-call';
import { callsOfEdition } from '../../http/edition-calls';
import { HttpError } from '../../http/http-error';
import { createRateLimitHook } from '../../http/rate-limit';
import { sendPage } from '../../http/page';
import { isPage, type ReadPage } from '../../http/page-cache';
import { markup, trustedMarkup } from '../shared/markup';
import { isCacheable } from '../../http/response-cache';
import type { PrerenderedPage, PrerenderCache } from './prerender-cache';
import { createPrerenderLimit } from './prerender-limit';
import { rootElement } from './root-element';

/**
 * Maximum length of a URL: every route with all its filters, or a search of a hundred Chinese characters.
 * Longer ones are left to the app.
 */
const maxUrlLength = 1200;

/** Includes cached pages. */
const requestsPerMinute = 1_200;

interface PrerenderDependencies {
  prerenderCache: PrerenderCache;
  dispatchCall: DispatchCall;
  clock: Clock;
  readPage: ReadPage;
}

const notPrerendered = {};

type CallRequest = Pick<CallResponse, 'name' | 'input'>;

/**
 * The prerendered page of any URL, for the inline bootstrap: the part behind `#` is not sent with a page
 * request. The same for all visitors. 204: the app renders the page itself.
 */
export function servePrerendered(
  app: FastifyInstance,
  { prerenderCache, dispatchCall, clock, readPage }: PrerenderDependencies,
): void {
  const limit = createPrerenderLimit();
  const onRequest = createRateLimitHook(requestsPerMinute);
  for (const edition of editionNames) {
    const calls = callsOfEdition(dispatchCall, edition);
    const frame = frameCalls(edition);

    async function renderPage(at: string): Promise<PrerenderedPage | undefined> {
      const answers = await Promise.all(
        frame.map(async (call) => ({ ...call, answer: await answer(call) })),
      );
      const page = await prerenderCache.getPage({
        ...{ edition, address: at, responses: answers, fetchResponse: answer, now: clock() },
      });
      // Not an error for unknown routes: the app has a page for them, and an error would be in its console.
      return typeof page === 'string' ? undefined : page;
    }

    /** Allows only calls whose responses are the same for all visitors. */
    async function answer({ name, input }: CallRequest): Promise<unknown> {
      if (isCacheable(name)) return calls(name, input);
      throw new TypeError(`${name} is not a cacheable call`);
    }

    app.get<{ Querystring: { at?: unknown } }>(
      prerenderedPath(edition),
      { onRequest },
      async (request, reply) => {
        const { at } = request.query;
        if (typeof at !== 'string' || !at.startsWith('/')) {
          throw new HttpError(404, (messages) => messages.urlNotFound(prerenderedPath(edition)));
        }
        if (at.length > maxUrlLength) return reply.code(204).send();
        const write = async () => {
          const rendered = await renderPage(at);
          return rendered
            ? { text: documentOf(edition, at, rendered), isCached: true }
            : notPrerendered;
        };
        // A rejected rendering makes no calls.
        const page = await readPage(['prerendered', edition, at], () => limit(request.ip, write));
        return isPage(page) ? sendPage(request, reply, page) : reply.code(204).send();
      },
    );
  }
}

const frameCalls = (edition: Edition) => layoutCalls(sites[editions[edition].language]);

/**
 * A document that the inline bootstrap reads: the page, with its calls besides those of the frame, and its styles as
 * text (the CSP blocks inline styles).
 */
function documentOf(edition: Edition, address: string, rendered: PrerenderedPage): string {
  const { title, css, responses } = rendered;
  const calls = responses.slice(frameCalls(edition).length);
  const page = markup`<!doctype html>
<html lang="${editions[edition].lang}">
<title>${trustedMarkup(title)}</title>
<meta name="robots" content="noindex" />
<script type="text/css">${trustedMarkup(css.replaceAll('<', String.raw`\3c `))}</script>
${rootElement(rendered, address, calls)}
</html>`;
  return String(page);
}
