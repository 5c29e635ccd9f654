import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error';

/** Returns the origin of absolute URLs in a response. */
export type ResolveOrigin = (request: Pick<FastifyRequest, 'protocol' | 'host'>) => string;

/** A host name or IP address with an optional port. */
const hostPattern =
  /^(?:[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The configured origin; without one, protocol and host of the request (`X-Forwarded-*` counts for
 * trusted proxies only).
 * @throws HttpError 400 for an invalid host.
 */
export function createOriginResolver(publicOrigin: string | undefined): ResolveOrigin {
  return ({ protocol, host }) => {
    if (publicOrigin !== undefined) return publicOrigin;
    const address = `${protocol === 'https' ? 'https' : 'http'}://${host}`;
    if (hostPattern.test(host) && URL.canParse(address)) return new URL(address).origin;
    throw new HttpError(400, (messages) => messages.invalidUrl);
  };
}
