import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sites, type Language } from '../../contract/sites';
import type { AnswerCall } from '../http/answer-call';
import { CallFailure } from '../http/failure';
import { firstViewBlock, readFirstView } from './first-view';
import { fillHomePage } from './home-page';

/** The built site in both languages: one page each, its routes behind `#`. */
export function servePages(app: FastifyInstance, folder: string, answerCall: AnswerCall): void {
  for (const language of Object.keys(sites) as Language[]) {
    const site = sites[language];
    app.get(site.website, async (request, reply) => {
      const template = await readTemplate(folder);
      const answers = await readFirstView(answerCall, site);
      return sendPage(request, reply, fillHomePage(template, language, firstViewBlock(answers)));
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

/** The page changes with its content, so that a browser asks each time and often hears “unchanged”. */
function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  // Weak, because a compressed page is the same page.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  void reply.headers({ etag, 'cache-control': 'no-cache' });
  const known = request.headers['if-none-match']?.split(/,\s*/) ?? [];
  if (known.includes(etag)) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(html);
}
