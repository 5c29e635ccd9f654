import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Category } from '../../contract/entities/category';
import type { Image } from '../../contract/entities/common';
import type { FirstViewAnswer } from '../../contract/first-view';
import type { Prerender } from '../../contract/prerendered';
import { sites, type Language } from '../../contract/sites';
import type { AnswerCall, Clock } from '../http/answer-call';
import { CallFailure } from '../http/failure';
import type { OriginOf } from '../http/public-origin';
import type { CountVisit } from '../resources/visit/visit-counter';
import { firstViewBlock, readFirstView } from './first-view';
import { fillHomePage, homeHead, stylesFolder } from './home-page';
import { keepDrawn } from './keep-drawn';
import { plainPages } from './plain-pages';
import { serveDrawn } from './serve-drawn';
import { sendPage } from '../http/send-page';
import { limitRequests } from '../http/limit-calls';

/** A visitor opens about twenty pages a minute; the limit allows a school behind one address. */
const pagesPerMinute = 2_400;
const immutable = 'public, max-age=31536000, immutable';

interface HomePageDependencies {
  /** Folder of the built site. */
  appFolder: string;
  dispatchCall: AnswerCall;
  resolveOrigin: OriginOf;
  countVisit: CountVisit;
  clock: Clock;
  /** Server-side renderer. Without it the app renders in the browser. */
  prerender: Prerender | undefined;
}

/** Home pages of both languages; the app's routes are behind `#`. */
export function servePages(app: FastifyInstance, parts: HomePageDependencies): void {
  const { appFolder, dispatchCall, resolveOrigin, countVisit, clock, prerender } = parts;
  const prerenderCache = keepDrawn(prerender, app.log);
  const renderHome = async (language: Language, answers: FirstViewAnswer[]) => {
    const page = await prerenderCache.draw({ language, address: '/', answers, now: clock() });
    return typeof page === 'string' ? undefined : page;
  };
  const onRequest = limitRequests(pagesPerMinute);
  serveDrawn(app, { prerenderCache, dispatchCall, clock });
  for (const language of Object.keys(sites) as Language[]) {
    const site = sites[language];
    app.get(site.website, { onRequest }, async (request, reply) => {
      const origin = resolveOrigin(request);
      const template = await readTemplate(appFolder);
      const answers = await readFirstView(dispatchCall, site);
      await countVisit(request);
      const page = fillHomePage(template, language, {
        head: homeHead(language, origin, imageOf(answers, origin)),
        plainPages: plainPages(language, categoriesOf(answers)),
        answers: firstViewBlock(answers),
        prerendered: await renderHome(language, answers),
      });
      return sendPage(request, reply, page);
    });
    app.get<{ Params: { file: string } }>(
      `${stylesFolder(language)}:file`,
      { onRequest },
      async (request, reply) => {
        const hash = request.params.file.replace(/\.css$/, '');
        // Another process may have rendered the page with this link: render the same page here.
        const known = prerenderCache.stylesNamed(hash);
        const css =
          known ?? (await renderHome(language, await readFirstView(dispatchCall, site)))?.css;
        if (css === undefined) {
          throw new CallFailure(404, (messages) => messages.noSuchAddress(request.url));
        }
        const isNamed = prerenderCache.stylesNamed(hash) !== undefined;
        void reply.header('cache-control', isNamed ? immutable : 'no-store');
        return reply.type('text/css; charset=utf-8').send(css);
      },
    );
  }
  app.get('/en', (_request, reply) => reply.redirect(sites.en.website, 301));
}

async function readTemplate(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, 'index.html'), 'utf8');
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw Object.assign(new CallFailure(503, (messages) => messages.unavailable), { cause });
  }
}

function categoriesOf(answers: readonly FirstViewAnswer[]): Category[] {
  const { answer } = answers.find(({ name }) => name === 'categoryList') ?? {};
  return (answer as { data?: Category[] } | undefined)?.data ?? [];
}

/** Image of the first exhibition on the page. */
function imageOf(answers: readonly FirstViewAnswer[], origin: string) {
  const { answer } = answers.find(({ name }) => name === 'exhibitionPage') ?? {};
  const { records = [] } = (answer ?? {}) as { records?: { images: Image[] }[] };
  const image = records[0]?.images[0];
  return image && { ...image, url: origin + image.src };
}
