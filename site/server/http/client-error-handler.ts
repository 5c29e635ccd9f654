import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { wrapError } from './http-error';
import { messages, type Messages } from './messages';
import { securityHeaders } from './security-headers';

const errors: Readonly<Record<string, readonly [number, (texts: Messages) => string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, (texts) => texts.requestTimeout],
  HPE_HEADER_OVERFLOW: [431, (texts) => texts.payloadTooLarge('16 KB')],
};

/** Responds to invalid or incomplete HTTP requests, which reach no route (Fastify's `clientErrorHandler`). */
export function handleClientError(
  error: Error & { code?: string | undefined },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, messageOf] = errors[error.code ?? ''] ?? [400, (texts) => texts.unreadableBody];
  const body = JSON.stringify(wrapError(status, messageOf(messages.zh)));
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}
