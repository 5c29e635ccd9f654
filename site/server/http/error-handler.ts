import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wrappedPrefixes } from '../../contract/shared/endpoints';
import { openDataPrefix } from '../../contract/shared/open-data';
import { isConnectionError } from '../db/connection-error';
import { HttpError, wrapHttpError } from './http-error';
import type { Messages } from './messages';
import { asksForTraditional, detectLanguage } from './parse-input';
import { logSecurityWarning } from './security-events';
import { securityHeaders } from './security-headers';
import { toTraditionalTexts } from './traditional-answers';

export const bodyLimit = 1_048_576;

/** Fastify's own error codes with their status and message. */
const fastifyErrors: Readonly<Record<string, readonly [number, (messages: Messages) => string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, (messages) => messages.payloadTooLarge('1 MB')],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    (messages) => messages.unsupportedMediaType('application/json'),
  ],
  FST_ERR_BAD_URL: [400, (messages) => messages.invalidUrl],
  FST_ERR_HANDLER_TIMEOUT: [503, (messages) => messages.serviceUnavailable],
};

/** `Retry-After` in seconds while the database is unavailable: about the duration of a restart. */
const databaseRetryAfter = '5';

/** Maps any error to one of the catalogue; details go to the log only. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const { code, statusCode } = fieldsOf(error);
  const known = fastifyErrors[code];
  if (known) return new HttpError(...known);
  if (statusCode >= 400 && statusCode < 500) {
    if (statusCode === 408) return new HttpError(408, (messages) => messages.requestTimeout);
    // 416: the requested range starts after the end of the file.
    return new HttpError(statusCode === 416 ? 416 : 400, (messages) => messages.unreadableBody);
  }
  if (isConnectionError(error)) {
    const headers = { 'retry-after': databaseRetryAfter };
    return new HttpError(503, (messages) => messages.serviceUnavailable, headers);
  }
  return new HttpError(500, (messages) => messages.internalError);
}

export type SendError = (
  httpError: HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply;

/** Errors of calls are sent in the wrapper, other errors as the HTML page of `pageOf`. */
export function createErrorSender(pageOf: (httpError: HttpError) => string): SendError {
  return (httpError, request, reply) => {
    const headers = { ...securityHeaders, 'cache-control': 'no-store', ...httpError.headers };
    void reply.code(httpError.status).headers(headers);
    if (!isCallUrl(request.url))
      return reply.type('text/html; charset=utf-8').send(pageOf(httpError));
    const sent = isFile(request.body) ? request.query : request.body;
    const wrapped = wrapHttpError(httpError, detectLanguage(sent));
    return reply.send(asksForTraditional(sent) ? toTraditionalTexts(wrapped) : wrapped);
  };
}

/** Queries, and requests with a file or not read at all, have their site in the address. */
const isFile = (body: unknown) => body === undefined || Buffer.isBuffer(body);

export function registerErrorHandlers(app: FastifyInstance, send: SendError): void {
  app.setErrorHandler(async (error, request, reply) => {
    const httpError = isTooLarge(error) ? tooLarge(request) : toHttpError(error);
    if (httpError.securityEvent) logSecurityWarning(request, httpError.securityEvent);
    else if (isClientGone(error, reply)) request.log.info('the client left before its response');
    else if (httpError.status >= 500) request.log.error({ err: error }, 'a request failed');
    if (!request.raw.complete) await drain(request.raw);
    return send(httpError, request, reply);
  });
  app.setNotFoundHandler((request, reply) => send(notFound(request), request, reply));
}

/** Whether a response failed only because nobody receives it, as after a click on the next link. */
const isClientGone = (error: unknown, { raw }: FastifyReply) =>
  raw.destroyed && fieldsOf(error).code === 'ERR_STREAM_PREMATURE_CLOSE';

const isTooLarge = (error: unknown) => fieldsOf(error).code === 'FST_ERR_CTP_BODY_TOO_LARGE';

/** Tells the limit of the route. */
function tooLarge({ routeOptions }: FastifyRequest): HttpError {
  const limit = `${Math.round((routeOptions.bodyLimit || bodyLimit) / bodyLimit)} MB`;
  return new HttpError(413, (messages) => messages.payloadTooLarge(limit));
}

const drainTime = 5_000;

/**
 * Reads the rest of a rejected body, because a client that is still sending would see a reset
 * connection instead of the response. Gives up after `drainTime`.
 */
async function drain(body: Readable): Promise<void> {
  const signal = AbortSignal.timeout(drainTime);
  body.resume();
  await finished(body, { signal, cleanup: true }).catch(() => undefined);
}

function notFound(request: FastifyRequest): HttpError {
  const path = stripQuery(request.url);
  return new HttpError(404, (messages) => messages.urlNotFound(path));
}

/** Whether a URL belongs to the calls or the open data, whose errors are wrapped. */
export function isCallUrl(url: string): boolean {
  return [...wrappedPrefixes, openDataPrefix].some((prefix) =>
    `${stripQuery(url)}/`.startsWith(prefix),
  );
}

/** A URL without query and fragment, which may contain visitor input. */
export function stripQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? url;
}

function fieldsOf(error: unknown): { code: string; statusCode: number } {
  const fields = typeof error === 'object' && error !== null ? error : {};
  const code = 'code' in fields ? String(fields.code) : '';
  const statusCode = 'statusCode' in fields ? Number(fields.statusCode) : 500;
  return { code, statusCode };
}
