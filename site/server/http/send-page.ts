import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names a text by its content. Weak, because a compressed page is the same page. */
export function pageEtag(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/**
 * Sends what changes with the content: a browser asks each time, and often hears “unchanged”.
 * `type` is the media type; texts are UTF-8.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  type = 'text/html',
  etag = pageEtag(text),
): FastifyReply {
  void reply.headers({ etag, 'cache-control': 'no-cache' });
  const known = request.headers['if-none-match']?.split(/,\s*/) ?? [];
  if (known.includes(etag)) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}
