import type { FastifyRequest } from 'fastify';
import { CallFailure } from './failure';

/** The origin that absolute addresses of an answer name. */
export type OriginOf = (request: Pick<FastifyRequest, 'protocol' | 'host'>) => string;

/** A host name or an address, with a port or without. */
const hostPattern =
  /^(?:[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The configured origin; without one, that by which the request came (a proxy's word on it counts
 * only where the proxy is trusted). It is worked out anew for each request.
 * @throws CallFailure 400 where the request names no host that could be one.
 */
export function createOriginOf(publicOrigin: string | undefined): OriginOf {
  return ({ protocol, host }) => {
    if (publicOrigin !== undefined) return publicOrigin;
    const address = `${protocol === 'https' ? 'https' : 'http'}://${host}`;
    if (hostPattern.test(host) && URL.canParse(address)) return new URL(address).origin;
    throw new CallFailure(400, (messages) => messages.badAddress);
  };
}
