import type { FastifyInstance } from 'fastify';
import type { Category } from '../../../contract/schemas/category';
import type { Image } from '../../../contract/schemas/common/fields';
import type { CallResponse } from '../../../contract/shared/initial-data';
import type { Prerender } from '../../../contract/shared/prerender';
import { editionNames, editions, sites, type Edition } from '../../../contract/shared/sites';
import type { DispatchCall, Clock } from '../../http/dispatch-call';
import { callsOfEdition } from '../../http/edition-calls';
import { HttpError } from '../../http/http-error';
import type { ResolveOrigin } from '../../http/public-origin';
import type { CountVisit } from '../../visits/visit-counter';
import { initialDataBlock, readInitialData } from './initial-data';
import { renderHomePage, homeHead, stylesPrefix } from './home-page';
import { createPrerenderCache } from './prerender-cache';
import { readTemplate } from './read-template';
import { noscriptSiteMap } from './noscript-site-map';
import { servePrerendered } from './serve-prerendered';
import { sendPage } from '../../http/page';
import type { ReadPage, WrittenPage } from '../../http/page-cache';
import { createRateLimitHook } from '../../http/rate-limit';

/** A visitor opens about twenty pages a minute; the limit allows a school behind one address. */
const pagesPerMinute = 2_400;
const immutable = 'public, max-age=31536000, immutable';

interface HomePageDependencies {
  /** Folder of the built site. */
  appFolder: string;
  dispatchCall: DispatchCall;
  resolveOrigin: ResolveOrigin;
  countVisit: CountVisit;
  clock: Clock;
  readPage: ReadPage;
  /** Server-side renderer. Without it the app renders in the browser. */
  prerender: Prerender | undefined;
}

/** Home pages of all editions; the app's routes are behind `#`. */
export function serveHomePages(app: FastifyInstance, parts: HomePageDependencies): void {
  const { appFolder, dispatchCall, resolveOrigin, countVisit, clock, readPage } = parts;
  const { prerender } = parts;
  const prerenderCache = createPrerenderCache(prerender, app.log);
  const renderHome = async (edition: Edition, answers: CallResponse[]) => {
    const page = await prerenderCache.getPage({
      edition,
      address: '/',
      responses: answers,
      now: clock(),
    });
    return typeof page === 'string' ? undefined : page;
  };
  const onRequest = createRateLimitHook(pagesPerMinute);
  servePrerendered(app, { prerenderCache, dispatchCall, clock, readPage });
  for (const edition of editionNames) {
    const { website, language } = editions[edition];
    const readData = () => readInitialData(callsOfEdition(dispatchCall, edition), sites[language]);
    const writePage = async (template: string, origin: string): Promise<WrittenPage> => {
      const answers = await readData();
      const prerendered = await renderHome(edition, answers);
      const text = renderHomePage(template, edition, {
        head: homeHead(edition, origin, imageOf(answers, origin)),
        plainPages: noscriptSiteMap(edition, categoriesOf(answers)),
        answers: initialDataBlock(answers),
        prerendered,
      });
      return { text, isCached: prerendered !== undefined };
    };
    app.get(website, { onRequest }, async (request, reply) => {
      const origin = resolveOrigin(request);
      const template = await readTemplate(appFolder, edition);
      const page = await readPage([edition, origin, template], () => writePage(template, origin));
      countVisit(request);
      return sendPage(request, reply, page);
    });
    app.get<{ Params: { file: string } }>(
      `${stylesPrefix(edition)}:file`,
      { onRequest },
      async (request, reply) => {
        const hash = request.params.file.replace(/\.css$/, '');
        // Another process may have rendered the page with this link: render the same page here.
        const known = prerenderCache.getStyles(hash);
        const css = known ?? (await renderHome(edition, await readData()))?.css;
        if (css === undefined) {
          throw new HttpError(404, (messages) => messages.urlNotFound(request.url));
        }
        const isNamed = prerenderCache.getStyles(hash) !== undefined;
        void reply.header('cache-control', isNamed ? immutable : 'no-store');
        return reply.type('text/css; charset=utf-8').send(css);
      },
    );
  }
  for (const { website } of [editions.hant, editions.en]) {
    app.get(website.slice(0, -1), (_request, reply) => reply.redirect(website, 301));
  }
}

function categoriesOf(answers: readonly CallResponse[]): Category[] {
  const { answer } = answers.find(({ name }) => name === 'categoryList') ?? {};
  return (answer as { data?: Category[] } | undefined)?.data ?? [];
}

/** Image of the first exhibition on the page. */
function imageOf(answers: readonly CallResponse[], origin: string) {
  const { answer } = answers.find(({ name }) => name === 'exhibitionPage') ?? {};
  const { records = [] } = (answer ?? {}) as { records?: { images: Image[] }[] };
  const image = records[0]?.images[0];
  return image && { ...image, url: origin + image.src };
}
