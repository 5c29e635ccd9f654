import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** The age of the oldest answer that a response was made from, in seconds. */
interface ResponseAge {
  seconds: number;
}

const ages = new AsyncLocalStorage<ResponseAge>();

/** Notes that the response being made contains an answer of that age, which `Age` will tell. */
export function noteAge(seconds: number): void {
  const age = ages.getStore();
  if (age) age.seconds = Math.max(age.seconds, Math.floor(seconds));
}

/** Sends `Age` (RFC 9111) with every response that was made from an answer kept for too long. */
export function tellAge(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, _reply, done) => ages.run({ seconds: 0 }, done));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const seconds = ages.getStore()?.seconds ?? 0;
    if (seconds > 0) void reply.header('age', String(seconds));
    done();
  });
}
