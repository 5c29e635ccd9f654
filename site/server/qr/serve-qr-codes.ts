import type { FastifyInstance } from 'fastify';
import { maxQrTargetLength, qrCodePath } from '../../contract/shared/qr-code';
import { HttpError } from '../http/http-error';
import { createRateLimitHook } from '../http/rate-limit';
import type { ResolveOrigin } from '../http/public-origin';
import type { FieldError } from '../../contract/shared/field-error';
import { renderQrCode } from './render-qr-code';

const codesPerMinute = 240;

/**
 * `GET /qr.svg?to=/%23/News`: QR code of a URL of this site at its public origin or the requested host.
 * Other origins are rejected, so that the museum's host does not serve codes for foreign links.
 */
export function serveQrCodes(app: FastifyInstance, originOf: ResolveOrigin): void {
  const onRequest = createRateLimitHook(codesPerMinute);
  app.get<{ Querystring: Record<string, unknown> }>(qrCodePath, { onRequest }, (request, reply) => {
    const address = resolveTarget(request.query.to, originOf(request));
    return reply
      .headers({ 'cache-control': 'public, max-age=86400' })
      .type('image/svg+xml')
      .send(renderQrCode(address));
  });
}

function resolveTarget(to: unknown, origin: string): string {
  const target = typeof to === 'string' ? to : '';
  if (target.length > maxQrTargetLength) {
    throw fieldError({ kind: 'maxLength', limit: maxQrTargetLength });
  }
  const isPath = /^\/(?!\/)[^\\\p{Cc}]*$/u.test(target);
  const url = isPath && URL.canParse(target, origin) ? new URL(target, origin) : undefined;
  if (url?.origin !== origin) throw fieldError({ kind: 'format', expected: 'path' });
  return url.href;
}

function fieldError(error: FieldError): HttpError {
  return new HttpError(400, (messages) => messages.invalidField('to', error));
}
