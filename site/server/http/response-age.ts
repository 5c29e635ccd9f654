import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** Age of the oldest cached result in a response, in seconds. */
interface ResponseAge {
  seconds: number;
}

const ages = new AsyncLocalStorage<ResponseAge>();

/** Records the age of a cached result for the `Age` header of the current response. */
export function recordResponseAge(seconds: number): void {
  const age = ages.getStore();
  if (age) age.seconds = Math.max(age.seconds, Math.floor(seconds));
}

/** Adds `Age` (RFC 9111) to every response that contains a stale cached result. */
export function addAgeHeader(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, _reply, done) => ages.run({ seconds: 0 }, done));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const seconds = ages.getStore()?.seconds ?? 0;
    if (seconds > 0) void reply.header('age', String(seconds));
    done();
  });
}
