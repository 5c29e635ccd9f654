import type { FastifyInstance } from 'fastify';
import { readAssets } from '../mirror/assets';
import { sendPage } from '../http/send-page';
import { docsPage } from './docs-page';
import { openApiDocument } from './openapi';

/** API version (semver): breaking changes raise the major number. */
const version = '1.0.0';

/** `/api/docs` (HTML) and `/api/openapi.json`. */
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
