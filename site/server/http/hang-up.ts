import type { FastifyReply } from 'fastify';
import { clientGone } from './failure';

/** Aborted when the client closes the connection before its answer has been sent. */
export function hangUpSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const hungUp = new AbortController();
  raw.on('close', () => {
    if (!raw.writableFinished) hungUp.abort(clientGone());
  });
  return hungUp.signal;
}
