import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A weak ETag from the content; weak, because compressed variants share it. */
export function weakEtag(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/**
 * Sends a UTF-8 text with ETag and `Cache-Control: no-cache`, or 304 when `If-None-Match` matches.
 * `type` is the media type.
 */
export function sendWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  type = 'text/html',
  etag = weakEtag(text),
): FastifyReply {
  void reply.headers({ etag, 'cache-control': 'no-cache' });
  if (isKnown(request, etag)) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}

/** Whether the client has the content with this ETag: `If-None-Match` names it. */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  return headers['if-none-match']?.split(/,\s*/).includes(etag) ?? false;
}
