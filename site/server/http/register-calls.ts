import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Endpoint } from '../../contract/shared/endpoints';
import type { CreateCounter } from './counters';
import { HttpError } from './http-error';
import type { Messages } from './messages';
import { createRateLimiter, minuteCounter } from './rate-limit';
import { sendWithEtag } from './send-with-etag';

/** Media types of request bodies. */
const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  binary: 'application/octet-stream',
} as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepted media type of the body. */
    mediaType?: string | undefined;
  }
}

/** Answers a call, given its unparsed input. */
export type AnswerCall<Name extends string> = (
  name: Name,
  input: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;

/**
 * Registers the calls of a table: rate limit, media type, caching of the response, and on each path a 405 for every
 * other method.
 * @param admitFile rejects a request with a file before the file is read; default: none is rejected
 */
export function registerCalls<Name extends string>(
  app: FastifyInstance,
  table: Readonly<Record<Name, Omit<Endpoint, 'access'>>>,
  createCounter: CreateCounter,
  answer: AnswerCall<Name>,
  admitFile?: (name: Name, request: FastifyRequest) => Promise<void>,
): void {
  const methodsOf = new Map<string, HTTPMethods[]>();
  for (const name of Object.keys(table) as Name[]) {
    const { method, path, perMinute, cache, input, maxBytes } = table[name];
    const limit =
      perMinute === undefined
        ? undefined
        : createRateLimiter(perMinute, createCounter(minuteCounter(name, perMinute)));
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), method]);
    app.route({
      method,
      url: path,
      ...(maxBytes !== undefined && { bodyLimit: maxBytes }),
      ...(input === 'binary' && admitFile && { onRequest: (request) => admitFile(name, request) }),
      config: { mediaType: input === 'query' ? undefined : mediaTypes[input] },
      handler: async (request, reply) => {
        await limit?.consume(request.ip);
        const response = await answer(name, requestInput(request, input), request, reply);
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

/**
 * Query or body of a request, not yet parsed; for a file both, the body as `content`.
 * @throws HttpError 415 for a body of another media type
 */
function requestInput(request: FastifyRequest, input: Endpoint['input']): unknown {
  if (input === 'query') return request.query;
  const sent = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (sent !== undefined && sent !== mediaTypes[input]) throw wrongMediaType(mediaTypes[input]);
  if (input !== 'binary') return request.body;
  return { ...(request.query as object), content: request.body };
}

/** Media type that the route of a request accepts. */
export function expectedMediaType(request: FastifyRequest): string {
  return request.routeOptions.config.mediaType ?? mediaTypes.json;
}

export function wrongMediaType(expected: string): HttpError {
  return new HttpError(415, (messages) => messages.unsupportedMediaType(expected));
}

/** Registers a 405 with `Allow` for every method of a path but the given ones. */
function rejectOtherMethods(app: FastifyInstance, path: string, methods: HTTPMethods[]): void {
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
