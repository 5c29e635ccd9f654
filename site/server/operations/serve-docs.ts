import type { FastifyInstance } from 'fastify';
import { readAssets } from '../mirror/assets';
import { sendPage } from '../http/send-page';
import { docsPage } from './docs-page';
import { openApiDocument } from './openapi';

/** The version of the calls: a change that breaks a caller raises the first number. */
const version = '1.0.0';

/** `/api/docs` for people, `/api/openapi.json` for machines. */
export function serveDocs(app: FastifyInstance, appFolder: string): void {
  const json = JSON.stringify(openApiDocument(version));
  app.get('/api/openapi.json', (request, reply) =>
    sendPage(request, reply, json, 'application/json'),
  );
  app.get('/api/docs', async (request, reply) =>
    sendPage(request, reply, docsPage(await readAssets(appFolder)).toString()),
  );
  app.get('/api/', (_request, reply) => reply.redirect('/api/docs', 302));
}
