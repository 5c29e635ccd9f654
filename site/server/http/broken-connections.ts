import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { wrapFailure } from './failure';
import { messages, type Messages } from './messages';
import { securityHeaders } from './security-headers';

const failures: Readonly<Record<string, readonly [number, (words: Messages) => string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, (words) => words.timeout],
  HPE_HEADER_OVERFLOW: [431, (words) => words.tooLarge('16 KB')],
};

/** Answers what is no HTTP request, or never became one in time; no route has seen it. */
export function answerBrokenConnections(
  error: Error & { code?: string | undefined },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, word] = failures[error.code ?? ''] ?? [400, (words) => words.brokenBody];
  const body = JSON.stringify(wrapFailure(status, word(messages.zh)));
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}
