import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Image } from '../../contract/entities/common';
import type { FirstViewAnswer } from '../../contract/first-view';
import { sites, type Language } from '../../contract/sites';
import type { AnswerCall } from '../http/answer-call';
import { CallFailure } from '../http/failure';
import type { OriginOf } from '../http/public-origin';
import type { CountVisit } from '../resources/visit/visit-counter';
import { firstViewBlock, readFirstView } from './first-view';
import { fillHomePage, homeHead } from './home-page';
import { sendPage } from '../http/send-page';

interface PageParts {
  /** Where the built site lies. */
  appFolder: string;
  answerCall: AnswerCall;
  originOf: OriginOf;
  countVisit: CountVisit;
}

/** The built site in both languages: one page each, its routes behind `#`. */
export function servePages(app: FastifyInstance, parts: PageParts): void {
  const { appFolder, answerCall, originOf, countVisit } = parts;
  for (const language of Object.keys(sites) as Language[]) {
    const site = sites[language];
    app.get(site.website, async (request, reply) => {
      const origin = originOf(request);
      const template = await readTemplate(appFolder);
      const answers = await readFirstView(answerCall, site);
      await countVisit(request);
      const head = homeHead(language, origin, imageOf(answers, origin));
      const page = fillHomePage(template, language, String(head) + firstViewBlock(answers));
      return sendPage(request, reply, page);
    });
  }
  app.get('/en', (_request, reply) => reply.redirect(sites.en.website, 301));
}

async function readTemplate(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, 'index.html'), 'utf8');
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw Object.assign(new CallFailure(503, (words) => words.unavailable), { cause });
  }
}

/** The picture of the first exhibition that the page shows. */
function imageOf(answers: readonly FirstViewAnswer[], origin: string) {
  const { answer } = answers.find(({ name }) => name === 'exhibitionPage') ?? {};
  const { records = [] } = (answer ?? {}) as { records?: { images: Image[] }[] };
  const image = records[0]?.images[0];
  return image && { ...image, url: origin + image.src };
}
