import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { manifestPaths } from '../../contract/shared/app-icons';
import type { Locations } from '../process/locations';
import { serveTraditionalCaptions } from './serve-traditional-captions';

const immutable = { immutable: true, maxAge: '365d', cacheControl: true } as const;
/** Icons keep their names; a stale one is harmless. */
const oneDay = { maxAge: '1d', cacheControl: true } as const;
const revalidated = { maxAge: 0, cacheControl: true } as const;

/**
 * Static files. Names with a content hash are immutable; other files are revalidated.
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  locations: Pick<Locations, 'app' | 'toolbar' | 'demoPages'>,
  mediaDir: string,
): Promise<void> {
  const serve = (prefix: string, root: string, options: Partial<FastifyStaticOptions>) =>
    app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      dotfiles: 'ignore',
      index: false,
      ...options,
    });
  await serve('/assets/', join(locations.app, 'assets'), {
    ...immutable,
    preCompressed: true,
    setHeaders: (response) => void response.setHeader('vary', 'accept-encoding'),
  });
  await serve('/icons/', join(locations.app, 'icons'), oneDay);
  for (const file of ['/favicon.ico', ...Object.values(manifestPaths)]) {
    app.get(file, (_request, reply) => reply.sendFile(file.slice(1), locations.app, oneDay));
  }
  serveTraditionalCaptions(app, mediaDir);
  await serve('/media/', mediaDir, immutable);
  // The demo pages link the toolbar's files relative to their folder in the repository.
  await serve('/widget/dist/', locations.toolbar, revalidated);
  await serve('/widget-demo/', locations.demoPages, {
    ...revalidated,
    index: ['index.html'],
    redirect: true,
  });
  app.get('/widget-demo', (_request, reply) => reply.redirect('/widget-demo/', 301));
  await app.register(fastifyStatic, { root: locations.toolbar, serve: false });
  // The script of the toolbar loads its further files from beside itself.
  app.get<{ Params: { file: string } }>('/:file(^a11y-toolbar[\\w-]*\\.js$)', ({ params }, reply) =>
    reply.sendFile(params.file, locations.toolbar, revalidated),
  );
}
