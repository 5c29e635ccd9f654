import type { FastifyInstance } from 'fastify';
import { readBuildAssets } from '../shared/build-assets';
import { apiVersion } from '../../http/api-version';
import { sendWithEtag } from '../../http/send-with-etag';
import { docsPage } from './docs-page';
import { openApiDocument } from './openapi';

/** `/api/docs` (HTML) and `/api/openapi.json`. */
export function serveApiDocs(app: FastifyInstance, appFolder: string): void {
  const json = JSON.stringify(openApiDocument(apiVersion));
  app.get('/api/openapi.json', (request, reply) =>
    sendWithEtag(request, reply, json, 'application/json'),
  );
  app.get('/api/docs', async (request, reply) =>
    sendWithEtag(request, reply, docsPage(await readBuildAssets(appFolder)).toString()),
  );
  app.get('/api/', (_request, reply) => reply.redirect('/api/docs', 302));
}
