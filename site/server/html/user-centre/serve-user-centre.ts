import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  centrePages,
  centrePath,
  readCentreEdition,
  readReturnUrl,
  type CentrePage,
} from '../../../contract/shared/user-centre';
import { sendWithEtag } from '../../http/send-with-etag';
import { centreFilesPath, renderUserCentrePage } from './user-centre-page';

/** Pages of the user centre and its built script and styles in `folder`. */
export async function serveUserCentre(app: FastifyInstance, folder: string): Promise<void> {
  for (const page of Object.keys(centrePages) as CentrePage[]) {
    app.get(centrePath + centrePages[page].path, (request, reply) => {
      const query = queryOf(request);
      // With a return URL the root is an entry for logging in.
      if (page === 'profile' && readReturnUrl(query) !== undefined) {
        return reply.redirect(centrePath + centrePages.login.path + query, 302);
      }
      return sendWithEtag(request, reply, renderUserCentrePage(page, readCentreEdition(query)));
    });
  }
  app.get(centrePath.slice(0, -1), (request, reply) =>
    reply.redirect(centrePath + queryOf(request), 301),
  );
  await app.register(fastifyStatic, {
    root: folder,
    prefix: centreFilesPath,
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    maxAge: 0,
  });
}

function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
