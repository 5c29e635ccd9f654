import type { FastifyInstance } from 'fastify';

/**
 * Content Security Policy of every response, pages and calls alike. The hash is that of the empty string:
 * styled-components inserts rules through the CSSOM into an empty style element.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types dompurify',
].join('; ');

export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** One year, as required by the HSTS preload list. No `includeSubDomains`: other hosts are not this service's. */
const strictTransport = { 'strict-transport-security': 'max-age=31536000' } as const;

/** Adds the security headers; `Strict-Transport-Security` on https only, as browsers ignore it on http (RFC 6797). */
export function addSecurityHeaders(app: FastifyInstance, publicOrigin?: string): void {
  const isPublicHttps = publicOrigin?.startsWith('https:') ?? false;
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(securityHeaders);
    if (isPublicHttps || request.protocol === 'https') void reply.headers(strictTransport);
    done();
  });
}
