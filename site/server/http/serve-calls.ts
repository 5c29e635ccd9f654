import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '../../contract/shared/endpoints';
import type { Caller } from './call';
import type { CreateCounter } from './counters';
import { disconnectSignal } from './disconnect-signal';
import type { DispatchCall } from './dispatch-call';
import { expectedMediaType, registerCalls, wrongMediaType } from './register-calls';
import { logSuccessEvent } from './security-events';

/** Registers every call of visitors and members. */
export async function serveCalls(
  app: FastifyInstance,
  dispatchCall: DispatchCall,
  createCounter: CreateCounter,
): Promise<void> {
  await app.register(formbody);
  app.addContentTypeParser('*', (request, _payload, done) => {
    // An unknown path is a 404 for any content type.
    done(request.is404 ? null : wrongMediaType(expectedMediaType(request)), undefined);
  });
  registerCalls(app, endpoints, createCounter, async (name, input, request, reply) => {
    const response = await dispatchCall(name, input, callerOf(request, reply));
    logSuccessEvent(request, name);
    return response;
  });
}

function callerOf({ headers, ip }: FastifyRequest, reply: FastifyReply): Caller {
  const token = headers['app-token'];
  return {
    token: typeof token === 'string' ? token : '',
    address: ip,
    signal: disconnectSignal(reply),
  };
}
