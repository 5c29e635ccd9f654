import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wrappedPrefixes } from '../../contract/endpoints';
import { isConnectionError } from '../db/connection-error';
import { CallFailure, wrapCallFailure } from './failure';
import type { Messages } from './messages';
import { languageOf } from './parse-input';
import { logRefusal } from './security-events';
import { securityHeaders } from './security-headers';

export const bodyLimit = 1_048_576;

/** What Fastify itself finds wrong, in the words of the catalogue. */
const frameworkFailures: Readonly<Record<string, readonly [number, (words: Messages) => string]>> =
  {
    FST_ERR_CTP_BODY_TOO_LARGE: [413, (words) => words.tooLarge('1 MB')],
    FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, (words) => words.wrongMediaType('application/json')],
    FST_ERR_BAD_URL: [400, (words) => words.badAddress],
    FST_ERR_HANDLER_TIMEOUT: [503, (words) => words.unavailable],
  };

/** Seconds after which a client may try again where the database is away: a restart takes about that long. */
const databaseRetryAfter = '5';

/** Every error becomes a failure of the catalogue; only the log learns more. */
export function toFailure(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  const { code, statusCode } = fieldsOf(error);
  const known = frameworkFailures[code];
  if (known) return new CallFailure(...known);
  if (statusCode >= 400 && statusCode < 500) {
    if (statusCode === 408) return new CallFailure(408, (words) => words.timeout);
    // A part of a file that lies behind its end.
    return new CallFailure(statusCode === 416 ? 416 : 400, (words) => words.brokenBody);
  }
  if (isConnectionError(error)) {
    const headers = { 'retry-after': databaseRetryAfter };
    return new CallFailure(503, (words) => words.unavailable, headers);
  }
  return new CallFailure(500, (words) => words.internal);
}

export type AnswerFailure = (
  failure: CallFailure,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply;

/** Failures of calls wear the wrapper; elsewhere `pageOf` says them to a person. */
export function createFailureAnswer(pageOf: (failure: CallFailure) => string): AnswerFailure {
  return (failure, request, reply) => {
    const headers = { ...securityHeaders, 'cache-control': 'no-store', ...failure.headers };
    void reply.code(failure.status).headers(headers);
    if (!isCall(request.url)) return reply.type('text/html; charset=utf-8').send(pageOf(failure));
    const language = languageOf(request.method === 'GET' ? request.query : request.body);
    return reply.send(wrapCallFailure(failure, language));
  };
}

export function handleFailures(app: FastifyInstance, answer: AnswerFailure): void {
  app.setErrorHandler(async (error, request, reply) => {
    const failure = toFailure(error);
    if (failure.event) logRefusal(request, failure.event);
    else if (failure.status >= 500) request.log.error({ err: error }, 'a request failed');
    if (!request.raw.complete) await drain(request.raw);
    return answer(failure, request, reply);
  });
  app.setNotFoundHandler((request, reply) => answer(notFound(request), request, reply));
}

const drainTime = 5_000;

/**
 * Lets the rest of a refused body come in, so that its sender hears the answer instead of a broken
 * connection. Who takes too long is answered all the same.
 */
async function drain(body: Readable): Promise<void> {
  const signal = AbortSignal.timeout(drainTime);
  body.resume();
  await finished(body, { signal, cleanup: true }).catch(() => undefined);
}

function notFound(request: FastifyRequest): CallFailure {
  const path = pathOf(request.url);
  return new CallFailure(404, (words) => words.noSuchAddress(path));
}

/** Whether an address belongs to the calls, so that its failures wear the wrapper. */
export function isCall(url: string): boolean {
  return wrappedPrefixes.some((prefix) => `${pathOf(url)}/`.startsWith(prefix));
}

/** An address without its query, which may hold what a visitor typed. */
export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? url;
}

function fieldsOf(error: unknown): { code: string; statusCode: number } {
  const fields = typeof error === 'object' && error !== null ? error : {};
  const code = 'code' in fields ? String(fields.code) : '';
  const statusCode = 'statusCode' in fields ? Number(fields.statusCode) : 500;
  return { code, statusCode };
}
