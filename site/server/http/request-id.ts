import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** A number of its own for each request, in every process behind a proxy. */
export const createRequestId = (): string => randomUUID();

/** Tells the number by which a request stands in the log, so that who reports a fault can name it. */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}
