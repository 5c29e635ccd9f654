import type { FastifyReply } from 'fastify';
import { clientGone } from './failure';

/** Aborted when the client closes the connection before the response has been sent. */
export function hangUpSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController();
  raw.on('close', () => {
    if (!raw.writableFinished) controller.abort(clientGone());
  });
  return controller.signal;
}
