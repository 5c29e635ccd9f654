import { request, type IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '../../site/contract/shared/endpoint';

export interface HostileRequest {
  /** Sent as it is, also where it is not a valid path. */
  path: string;
  /** Default GET. */
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** Address of the sender. Default: one of its own for each request, so that no limit hides the answer. */
  from?: string;
}

/** An answer; its status is 0 where the connection ended without one. */
export interface HostileAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds until its end. */
  ms: number;
}

let senders = 0;

/** An address of this machine that has not sent anything yet. */
export function newAddress(): string {
  senders += 1;
  return `127.${100 + (senders >> 14)}.${(senders >> 7) & 127}.${1 + (senders & 127)}`;
}

/** Sends a request to the service on this machine. */
export function send(
  origin: string,
  { path, method = 'GET', headers = {}, body, from = newAddress() }: HostileRequest,
): Promise<HostileAnswer> {
  const { hostname, port } = new URL(origin);
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, answered: IncomingHttpHeaders, text: string) =>
      resolve({ status, headers: answered, body: text, ms: performance.now() - start });
    const sent = request(
      { hostname, port, path, method, headers, localAddress: from, agent: false, timeout: 60_000 },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          end(response.statusCode ?? 0, response.headers, Buffer.concat(chunks).toString()),
        );
        response.on('error', () => end(0, {}, ''));
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => end(0, {}, ''));
    sent.end(body);
  });
}

/** The request of a call with these fields. */
export function requestOf(
  { method, path, input }: Pick<Endpoint, 'method' | 'path' | 'input'>,
  fields: object,
  headers: Readonly<Record<string, string>> = {},
): HostileRequest {
  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const query = new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, asText(value as unknown)]),
  ).toString();
  switch (input) {
    case 'json':
      return {
        method,
        path,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(fields),
      };
    case 'form':
      return {
        method,
        path,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: query,
      };
    case 'query':
      return { method, path: `${path}?${query}`, headers };
    case 'binary':
      return {
        method,
        path: `${path}?${query}`,
        headers: { 'content-type': 'application/octet-stream', ...headers },
        body: Buffer.from('PK'),
      };
  }
}

/** Counts of statuses, such as `401 × 12, 404 × 3`. */
export function formatStatuses(answers: readonly Pick<HostileAnswer, 'status'>[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
}
