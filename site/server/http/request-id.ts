import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** A request id that is unique across processes. */
export const createRequestId = (): string => randomUUID();

/** Adds `X-Request-Id` to responses, for looking up a reported error in the log. */
export function addRequestIdHeader(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}
