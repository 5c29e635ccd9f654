import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { scriptField } from '../../contract/shared/script-field';
import { stripQuery } from '../http/error-handler';
import { HttpError } from '../http/http-error';
import { sendWithEtag } from '../http/send-with-etag';
import { toTraditional } from '../../traditional/to-traditional';

/**
 * Captions in traditional characters, at the address that answers in these characters name: `a.vtt?script=hant`.
 * Not immutable like the other media, because the table of exceptions changes.
 */
export function serveTraditionalCaptions(app: FastifyInstance, mediaDir: string): void {
  app.get<{ Params: { file: string }; Querystring: { script?: unknown } }>(
    '/media/:file(^[\\w.-]+\\.vtt$)',
    async (request, reply) => {
      const { file } = request.params;
      if (request.query.script !== scriptField.script) {
        return reply.sendFile(file, mediaDir, { immutable: true, maxAge: '365d' });
      }
      const text = await readFile(join(mediaDir, file), 'utf8').catch(() => {
        throw new HttpError(404, (messages) => messages.urlNotFound(stripQuery(request.url)));
      });
      return sendWithEtag(request, reply, toTraditional(text), 'text/vtt');
    },
  );
}
