import type { FastifyInstance } from 'fastify';
import { drawnPath } from '../../contract/drawn';
import { frameCalls, type FirstViewAnswer } from '../../contract/first-view';
import { sites, type Language } from '../../contract/sites';
import type { AnswerCall, Clock } from '../http/answer-call';
import { CallFailure } from '../http/failure';
import { limitRequests } from '../http/limit-calls';
import { sendPage } from '../http/send-page';
import { jsonBlock, markup, trustedMarkup } from '../markup';
import { keptCalls } from '../operations/keep-answers';
import type { Drawn, DrawnKeeper } from './keep-drawn';
import { limitDrawing } from './limit-drawing';

/**
 * Maximum length of a URL: every route with all its filters, or a search of a hundred Chinese characters.
 * Longer ones are left to the app.
 */
const maxUrlLength = 1200;

/** Includes cached pages, which are still looked up, hashed and compressed. */
const requestsPerMinute = 1_200;

interface PrerenderDependencies {
  prerenderCache: DrawnKeeper;
  dispatchCall: AnswerCall;
  clock: Clock;
}

type CallRequest = Pick<FirstViewAnswer, 'name' | 'input'>;

/**
 * The prerendered page of any URL, for the inline bootstrap: the part behind `#` is not sent with a page
 * request. The same for all visitors. 204: the app renders the page itself.
 */
export function serveDrawn(
  app: FastifyInstance,
  { prerenderCache, dispatchCall, clock }: PrerenderDependencies,
): void {
  const limit = limitDrawing();
  const onRequest = limitRequests(requestsPerMinute);
  for (const language of Object.keys(sites) as Language[]) {
    const frame = frameCalls(sites[language]);

    async function renderPage(at: unknown, client: string): Promise<Drawn | undefined> {
      if (typeof at !== 'string' || !at.startsWith('/')) {
        throw new CallFailure(404, (messages) => messages.noSuchAddress(drawnPath(language)));
      }
      if (at.length > maxUrlLength) return undefined;
      const answers = await Promise.all(
        frame.map(async (call) => ({ ...call, answer: await answer(call) })),
      );
      const page = await prerenderCache.draw(
        { language, address: at, answers, answer, now: clock() },
        (rendering) => limit(client, rendering),
      );
      // Not an error for unknown routes: the app has a page for them, and an error would be in its console.
      return typeof page === 'string' ? undefined : page;
    }

    /** Allows only calls whose responses are the same for all visitors. */
    async function answer({ name, input }: CallRequest): Promise<unknown> {
      if ((keptCalls as readonly string[]).includes(name)) return dispatchCall(name, input);
      throw new TypeError(`${name} is not a cacheable call`);
    }

    app.get<{ Querystring: { at?: unknown } }>(
      drawnPath(language),
      { onRequest },
      async (request, reply) => {
        const page = await renderPage(request.query.at, request.ip);
        if (!page) return reply.code(204).send();
        return sendPage(request, reply, documentOf(language, page));
      },
    );
  }
}

/**
 * A document that the inline bootstrap reads: the page, its styles as text (the CSP blocks inline styles)
 * and the calls of the page besides those of the frame, which the app can start at once.
 */
function documentOf(language: Language, { title, html, css, answers }: Drawn): string {
  const calls = answers.slice(frameCalls(sites[language]).length);
  const page = markup`<!doctype html>
<html lang="${sites[language].lang}">
<title>${trustedMarkup(title)}</title>
<meta name="robots" content="noindex" />
<script type="text/css">${trustedMarkup(css.replaceAll('<', String.raw`\3c `))}</script>
${jsonBlock(
  'application/json',
  calls.map(({ name, input }) => ({ name, input })),
)}
${trustedMarkup(html)}
</html>`;
  return String(page);
}
