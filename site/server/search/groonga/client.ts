import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { publishEvent } from '../../diagnostics/events';

/**
 * The search server is unreachable, too slow, or cannot do what it was asked. The code is that of an aborted
 * connection, so that calls are answered as during an outage of the database.
 */
export class SearchServerError extends Error {
  override name = 'SearchServerError';
  readonly code = 'ECONNABORTED';
}

export type GroongaParameters = Readonly<Record<string, string | number>>;

/** A connection to Groonga's HTTP server. */
export interface GroongaClient {
  /**
   * Runs a command and returns the body of its result.
   * @param timeout in milliseconds. Default: that of a search
   * @throws SearchServerError
   */
  run: (command: string, parameters?: GroongaParameters, timeout?: number) => Promise<unknown>;
  /**
   * Writes records into a table; those with a known key get the columns that are named.
   * @throws SearchServerError
   */
  load: (table: string, records: readonly object[]) => Promise<void>;
}

/** A search never waits longer. */
const searchTimeout = 5_000;
/** For commands that write or look at every document. */
export const fillTimeout = 3_600_000;

/** Creates a client of the server at `url`, such as `http://127.0.0.1:10041`. */
export function createGroongaClient(url: string, timeout = searchTimeout): GroongaClient {
  const send = async (command: string, query: string, content: Content, limit: number) => {
    let answer: string;
    try {
      const target = new URL(`d/${command}${query}`, url.endsWith('/') ? url : `${url}/`);
      answer = await post(target, content, limit);
    } catch (cause) {
      publishEvent('searchServer', { result: 'failed' });
      throw new SearchServerError('The search server does not respond.', { cause });
    }
    const { code, message, body } = parseResponse(answer);
    publishEvent('searchServer', { result: code === 0 ? 'answered' : 'failed' });
    if (code === 0) return body;
    throw new SearchServerError(`The search server rejects ${command}: ${message}`);
  };
  return {
    run: (command, parameters = {}, limit = timeout) => {
      const pairs = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
      const body = new URLSearchParams(pairs).toString();
      return send(command, '', { type: 'application/x-www-form-urlencoded', body }, limit);
    },
    load: async (table, records) => {
      if (records.length === 0) return;
      const query = `?${new URLSearchParams({ table }).toString()}`;
      const written = await send(
        'load',
        query,
        { type: 'application/json', body: JSON.stringify(records) },
        fillTimeout,
      );
      if (written !== records.length)
        throw new SearchServerError(`${table}: ${String(written)} of ${records.length} written.`);
    },
  };
}

interface Content {
  type: string;
  body: string;
}

/** Sends a request. `fetch` would give up after five minutes without an answer, which an index may take. */
function post(target: URL, { type, body }: Content, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const { request } = target.protocol === 'https:' ? https : http;
    const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body) };
    const signal = AbortSignal.timeout(limit);
    const sent = request(target, { method: 'POST', headers, signal }, (response) => {
      text(response).then(resolve, reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A result of Groonga is `[[code, start, seconds, message], body]`. */
function parseResponse(answer: string): { code: number; message: string; body: unknown } {
  try {
    const [[code, , , message = ''], body] = JSON.parse(answer) as [
      [number, number, number, string?],
      unknown,
    ];
    return { code, message, body };
  } catch {
    return { code: -1, message: answer.slice(0, 200), body: undefined };
  }
}
