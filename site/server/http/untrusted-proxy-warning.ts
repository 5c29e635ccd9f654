import type { FastifyInstance } from 'fastify';

/** Headers in which a reverse proxy forwards the client's address. */
export const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip'] as const;

/**
 * Logs a warning once when a request has a proxy header and no proxy is trusted: all visitors then
 * share the rate limits of one client.
 */
export function warnAboutUntrustedProxy(
  app: FastifyInstance,
  trustedProxies: readonly string[],
): void {
  if (trustedProxies.length > 0) return;
  let isWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const header = isWarned ? undefined : proxyHeaders.find((name) => request.headers[name]);
    if (header) {
      isWarned = true;
      request.log.warn({ header }, untrustedProxyWarning);
    }
    done();
  });
}

const untrustedProxyWarning =
  'a request came through a proxy, but TRUSTED_PROXIES is not set: all visitors behind it share one limit; ' +
  'set TRUSTED_PROXIES to the address of the proxy, and PUBLIC_ORIGIN to the public address';
