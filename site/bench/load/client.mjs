import http from 'node:http';
import https from 'node:https';

/** @typedef {{ status: number, ms: number, body: string }} Answer */

const timeoutMs = 30_000;

/**
 * A client with an address of its own: the limits of the service count each address of 127.0.0.0/8 apart.
 * @param {string} origin of this machine
 * @param {string} localAddress
 * @param {number} [maxSockets] as browsers: six
 */
export function createClient(origin, localAddress, maxSockets = 6) {
  if (!/^https?:\/\/127\.0\.0\.1:\d+$/.test(origin))
    throw new Error('Only this machine is measured.');
  const library = origin.startsWith('https') ? https : http;
  const agent = new library.Agent({
    ...{ keepAlive: true, maxSockets, localAddress },
    ...(library === https && { rejectUnauthorized: false }),
  });

  /**
   * Sends a request and reads the response; status 0 is a request without one.
   * @param {string} path
   * @param {{ json?: object, headers?: Record<string, string> }} [options]
   * @returns {Promise<Answer>}
   */
  const send = (path, { json, headers = {} } = {}) =>
    new Promise((resolve) => {
      const started = performance.now();
      const finish = (/** @type {number} */ status, body = '') =>
        resolve({ status, body, ms: performance.now() - started });
      const sent = json === undefined ? undefined : JSON.stringify(json);
      const request = library.request(origin + path, {
        agent,
        method: sent === undefined ? 'GET' : 'POST',
        headers: {
          host: 'museum.example',
          'accept-encoding': 'br, gzip',
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          ...(sent !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        timeout: timeoutMs,
      });
      request.on('response', (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          finish(response.statusCode ?? 0, Buffer.concat(chunks).toString()),
        );
        response.on('error', () => finish(0));
      });
      request.on('timeout', () => request.destroy());
      request.on('error', () => finish(0));
      request.end(sent);
    });
  return { send, close: () => agent.destroy() };
}
