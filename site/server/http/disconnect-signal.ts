import type { FastifyReply } from 'fastify';
import { clientClosedRequest } from './http-error';

/** Aborted when the client closes the connection before the response has been sent. */
export function disconnectSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController();
  raw.on('close', () => {
    if (!raw.writableFinished) controller.abort(clientClosedRequest());
  });
  return controller.signal;
}
