import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { endpoints, type CallName, type Endpoint } from '../../contract/shared/endpoints';
import type { DispatchCall } from './dispatch-call';
import type { Caller } from './call';
import type { CreateCounter } from './counters';
import { HttpError } from './http-error';
import { disconnectSignal } from './disconnect-signal';
import { createRateLimiter, minuteCounter } from './rate-limit';
import type { Messages } from './messages';
import { logSuccessEvent } from './security-events';
import { sendWithEtag } from './send-with-etag';

/** Media types of request bodies. */
export const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
} as const;

/** Registers every call of the contract, and on its path a 405 for every other method. */
export async function serveCalls(
  app: FastifyInstance,
  dispatchCall: DispatchCall,
  createCounter: CreateCounter,
): Promise<void> {
  await app.register(formbody);
  app.addContentTypeParser('*', (request, _payload, done) => {
    // An unknown path is a 404 for any content type.
    done(request.is404 ? null : wrongMediaType(expectedAt(request)), undefined);
  });
  const methodsOf = new Map<string, HTTPMethods[]>();
  for (const name of Object.keys(endpoints) as CallName[]) {
    const endpoint: Endpoint = endpoints[name];
    const { method, path, perMinute, cache } = endpoint;
    const limit =
      perMinute === undefined
        ? undefined
        : createRateLimiter(perMinute, createCounter(minuteCounter(name, perMinute)));
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), method]);
    app.route({
      method,
      url: path,
      config: { mediaType: endpoint.input === 'query' ? undefined : mediaTypes[endpoint.input] },
      handler: async (request, reply) => {
        await limit?.consume(request.ip);
        const caller = callerOf(request, reply);
        const response = await dispatchCall(name, requestInput(request, endpoint.input), caller);
        logSuccessEvent(request, name);
        // Browsers do not store the response of a POST.
        if (method === 'GET' && cache) {
          return sendWithEtag(request, reply, JSON.stringify(response), 'application/json');
        }
        return reply.header('cache-control', 'no-store').send(response);
      },
    });
  }
  for (const [path, methods] of methodsOf) rejectOtherMethods(app, path, methods);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepted media type of the body. */
    mediaType?: string | undefined;
  }
}

function callerOf({ headers, ip }: FastifyRequest, reply: FastifyReply): Caller {
  const token = headers['app-token'];
  return {
    token: typeof token === 'string' ? token : '',
    address: ip,
    signal: disconnectSignal(reply),
  };
}

/**
 * Query or body of a request, not yet parsed.
 * @throws HttpError 415 for a body of another media type
 */
export function requestInput(request: FastifyRequest, input: Endpoint['input']): unknown {
  if (input === 'query') return request.query;
  const sent = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (sent !== undefined && sent !== mediaTypes[input]) throw wrongMediaType(mediaTypes[input]);
  return request.body;
}

function expectedAt(request: FastifyRequest): string {
  return request.routeOptions.config.mediaType ?? mediaTypes.json;
}

function wrongMediaType(expected: string): HttpError {
  return new HttpError(415, (messages) => messages.unsupportedMediaType(expected));
}

/** Registers a 405 with `Allow` for every method of a path but the given ones. */
export function rejectOtherMethods(
  app: FastifyInstance,
  path: string,
  methods: HTTPMethods[],
): void {
  // Fastify adds HEAD to every GET route.
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const others = app.supportedMethods.filter((method) => !allowed.includes(method));
  const allow = allowed.join(', ');
  app.route({
    method: others,
    url: path,
    exposeHeadRoute: false,
    // In onRequest, so that the method is rejected before the body is parsed.
    onRequest: (request) => {
      const word = (messages: Messages) => messages.methodNotAllowed(request.method, allow);
      return Promise.reject(new HttpError(405, word, { allow }));
    },
    handler: () => undefined,
  });
}
