import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { serviceWorkerPolicy } from '../../contract/shared/offline-kit';

/** Hash of the empty string: styled-components inserts rules through the CSSOM into an empty style element. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Takes the browsers' reports of violations of the policy. */
export const policyReportPath = '/policy-reports';

const directives = {
  defaultSrc: "'none'",
  scriptSrc: "'self'",
  connectSrc: "'self'",
  imgSrc: ["'self'", 'data:'],
  mediaSrc: "'self'",
  fontSrc: "'self'",
  manifestSrc: "'self'",
  styleSrc: ["'self'", emptyStyle],
  baseUri: "'none'",
  objectSrc: "'none'",
  formAction: "'self'",
  frameAncestors: "'none'",
  requireTrustedTypesFor: "'script'",
  trustedTypes: ['dompurify', serviceWorkerPolicy],
  // Without `report-to`: Chromium would then ignore `report-uri`, and its Reporting API delivered no report.
  reportUri: policyReportPath,
};

const options: HelmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
  // Other sites load the toolbar's script, and images of feeds and link previews.
  crossOriginResourcePolicy: false,
  strictTransportSecurity: false,
};

/** Headers of every response, pages and calls alike; a table, because responses to invalid HTTP need them too. */
export const securityHeaders: Readonly<Record<string, string>> = {
  ...headersOfHelmet(),
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** The policy of a page with one inline style sheet, which its hash allows. */
export function policyWithStyle(hash: string): Record<string, string> {
  const policy = securityHeaders['content-security-policy'] ?? '';
  return { 'content-security-policy': policy.replace(emptyStyle, () => `'${hash}'`) };
}

function headersOfHelmet(): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => undefined);
  const written = Object.entries(response.getHeaders());
  // The directives stay readable: `; ` in place of Helmet's `;`.
  return Object.fromEntries(
    written.map(([name, value]) => [name, String(value).replaceAll(';', '; ')]),
  );
}

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
