import type { FastifyInstance } from 'fastify';
import { readBuildAssets } from '../shared/build-assets';
import { sendWithEtag } from '../../http/send-with-etag';
import { docsPage } from './docs-page';
import { openApiDocument } from './openapi';

/** API version (semver): breaking changes raise the major number. */
const version = '1.0.0';

/** `/api/docs` (HTML) and `/api/openapi.json`. */
export function serveApiDocs(app: FastifyInstance, appFolder: string): void {
  const json = JSON.stringify(openApiDocument(version));
  app.get('/api/openapi.json', (request, reply) =>
    sendWithEtag(request, reply, json, 'application/json'),
  );
  app.get('/api/docs', async (request, reply) =>
    sendWithEtag(request, reply, docsPage(await readBuildAssets(appFolder)).toString()),
  );
  app.get('/api/', (_request, reply) => reply.redirect('/api/docs', 302));
}
