import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { proxyHeaders } from '../http/untrusted-proxy-warning';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * `GET /metrics` for Prometheus: to programs on this machine, and to those with
 * `Authorization: Bearer` and the token. To others the page does not exist.
 */
export function serveMetrics(
  app: FastifyInstance,
  registry: Registry,
  token: string | undefined,
): void {
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, token)) {
      reply.callNotFound();
      return reply;
    }
    const text = await registry.metrics();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
}

/** Requests of visitors that a proxy on this machine forwards come from a loopback address too. */
function isLocal({ headers, socket }: FastifyRequest): boolean {
  if (proxyHeaders.some((name) => headers[name] !== undefined)) return false;
  const address = socket.remoteAddress?.replace(/^::ffff:/i, '') ?? '';
  return loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  // Hashes have one length, which timingSafeEqual requires.
  return timingSafeEqual(hashOf(given), hashOf(token));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();
