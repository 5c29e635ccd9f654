import type { FastifyReply } from 'fastify';
import { anyOrigin } from '../http/any-origin';

/** Media type of a document of an IIIF API, with its context. */
const linkedData = (context: string) => `application/ld+json;profile="${context}"`;

/** Sends a document whose context and id come first, as the IIIF APIs want them. */
export function sendLinkedData(
  reply: FastifyReply,
  context: string,
  document: object,
  caching: string,
): FastifyReply {
  return reply
    .headers({ ...anyOrigin, 'cache-control': caching })
    .type(linkedData(context))
    .send(JSON.stringify({ '@context': context, ...document }));
}
