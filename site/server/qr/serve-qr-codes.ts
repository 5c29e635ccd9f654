import type { FastifyInstance } from 'fastify';
import { longestQrTarget, qrCodePath } from '../../contract/qr-code';
import { CallFailure } from '../http/failure';
import { limitRequests } from '../http/limit-calls';
import type { OriginOf } from '../http/public-origin';
import type { FieldFault } from '../validation/field-fault';
import { drawQrCode } from './draw-qr-code';

const codesPerMinute = 240;

/**
 * `GET /qr.svg?to=/%23/News`: QR code of a URL of this site at its public origin or the requested host.
 * Other origins are rejected, so that the museum's host does not serve codes for foreign links.
 */
export function serveQrCodes(app: FastifyInstance, originOf: OriginOf): void {
  const onRequest = limitRequests(codesPerMinute);
  app.get<{ Querystring: Record<string, unknown> }>(qrCodePath, { onRequest }, (request, reply) => {
    const address = resolveTarget(request.query.to, originOf(request));
    return reply
      .headers({ 'cache-control': 'public, max-age=86400' })
      .type('image/svg+xml')
      .send(drawQrCode(address));
  });
}

function resolveTarget(to: unknown, origin: string): string {
  const target = typeof to === 'string' ? to : '';
  if (target.length > longestQrTarget) {
    throw fieldError({ kind: 'maxLength', limit: longestQrTarget });
  }
  const isPath = /^\/(?!\/)[^\\\p{Cc}]*$/u.test(target);
  const url = isPath && URL.canParse(target, origin) ? new URL(target, origin) : undefined;
  if (url?.origin !== origin) throw fieldError({ kind: 'format', expected: 'path' });
  return url.href;
}

function fieldError(fault: FieldFault): CallFailure {
  return new CallFailure(400, (words) => words.field('to', fault));
}
