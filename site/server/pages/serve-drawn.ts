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
 * Room for every route with all its filters, and for a search of a hundred Chinese characters; a longer
 * one is left to the app.
 */
const longestAddress = 1200;

/** Also of pages that are cached: each is looked up, hashed and compressed. */
const requestsPerMinute = 1_200;

interface DrawnParts {
  keeper: DrawnKeeper;
  answerCall: AnswerCall;
  clock: Clock;
}

type Asked = Pick<FirstViewAnswer, 'name' | 'input'>;

/**
 * The drawn page of any address, for the script that asks before the app is there: an address behind `#`
 * never comes with the request for a page. Everybody gets the same. No content: the app draws it.
 */
export function serveDrawn(app: FastifyInstance, { keeper, answerCall, clock }: DrawnParts): void {
  const limit = limitDrawing();
  const onRequest = limitRequests(requestsPerMinute);
  for (const language of Object.keys(sites) as Language[]) {
    const frame = frameCalls(sites[language]);

    async function draw(at: unknown, client: string): Promise<Drawn | undefined> {
      if (typeof at !== 'string' || !at.startsWith('/')) {
        throw new CallFailure(404, (words) => words.noSuchAddress(drawnPath(language)));
      }
      if (at.length > longestAddress) return undefined;
      const answers = await Promise.all(
        frame.map(async (call) => ({ ...call, answer: await answer(call) })),
      );
      const page = await keeper.draw(
        { language, address: at, answers, answer, now: clock() },
        (drawing) => limit(client, drawing),
      );
      // What no route shows has a page of the app too; a failure here would stand in its console.
      return typeof page === 'string' ? undefined : page;
    }

    /** Only what follows from the content, which is nobody's own. */
    async function answer({ name, input }: Asked): Promise<unknown> {
      if ((keptCalls as readonly string[]).includes(name)) return answerCall(name, input);
      throw new TypeError(`${name} is no call of a page that all share`);
    }

    app.get<{ Querystring: { at?: unknown } }>(
      drawnPath(language),
      { onRequest },
      async (request, reply) => {
        const page = await draw(request.query.at, request.ip);
        if (!page) return reply.code(204).send();
        return sendPage(request, reply, documentOf(language, page));
      },
    );
  }
}

/**
 * A document of its own, which no browser shows: the page, its styles as text, because the policy allows
 * none in it, and what the page asked beyond the frame, so that the app asks the same without delay.
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
