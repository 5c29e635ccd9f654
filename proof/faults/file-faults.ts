import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault-proxy';

/** Ways in which a file of the build may be wrong, by name. */
export const fileFaults: Readonly<Record<string, Fault>> = {
  missing: (_, response) => void response.writeHead(404, { 'content-type': 'text/plain' }).end(),
  empty: ({ headers: { 'content-type': type } }, response) =>
    void response.writeHead(200, { 'content-type': type }).end(),
  'a page instead': (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>login'),
  'cut off': ({ headers, body }, response) => {
    const { 'content-type': type } = headers;
    response.writeHead(200, { 'content-type': type, 'content-length': body.length });
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  },
  slow: ({ status, headers, body }, response) => {
    void sleep(2_000).then(() => response.writeHead(status, headers).end(body));
  },
};
