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
const searchTimeout = 3_000;
/** For commands that write or look at every document. */
export const fillTimeout = 600_000;

/** Creates a client of the server at `url`, such as `http://127.0.0.1:10041`. */
export function createGroongaClient(url: string, timeout = searchTimeout): GroongaClient {
  const send = async (command: string, query: string, init: RequestInit, limit: number) => {
    let text: string;
    try {
      const signal = AbortSignal.timeout(limit);
      const target = new URL(`d/${command}${query}`, url.endsWith('/') ? url : `${url}/`);
      const response = await fetch(target, { method: 'POST', signal, ...init });
      text = await response.text();
    } catch (cause) {
      publishEvent('searchServer', { result: 'failed' });
      throw new SearchServerError('The search server does not respond.', { cause });
    }
    const { code, message, body } = parseResponse(text);
    publishEvent('searchServer', { result: code === 0 ? 'answered' : 'failed' });
    if (code === 0) return body;
    throw new SearchServerError(`The search server rejects ${command}: ${message}`);
  };
  return {
    run: (command, parameters = {}, limit = timeout) => {
      const pairs = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
      return send(command, '', { body: new URLSearchParams(pairs) }, limit);
    },
    load: async (table, records) => {
      if (records.length === 0) return;
      const headers = { 'content-type': 'application/json' };
      const query = `?${new URLSearchParams({ table }).toString()}`;
      const written = await send(
        'load',
        query,
        { headers, body: JSON.stringify(records) },
        fillTimeout,
      );
      if (written !== records.length)
        throw new SearchServerError(`${table}: ${String(written)} of ${records.length} written.`);
    },
  };
}

/** A result of Groonga is `[[code, start, seconds, message], body]`. */
function parseResponse(text: string): { code: number; message: string; body: unknown } {
  try {
    const [[code, , , message = ''], body] = JSON.parse(text) as [
      [number, number, number, string?],
      unknown,
    ];
    return { code, message, body };
  } catch {
    return { code: -1, message: text.slice(0, 200), body: undefined };
  }
}
