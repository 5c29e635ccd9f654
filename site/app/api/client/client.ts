import type { CallInput, CallRecord } from '../../../contract/schemas';
import type { Endpoint } from '../../../contract/shared/endpoint';
import { siteEndpoints, type SiteCallName } from '../../../contract/shared/site-endpoints';
import type { Language } from '../../../contract/shared/sites';
import { ApiError, type ApiFailure } from '../../../session/api-error';
import { readCallResult, type CallResult, type Reader } from './call-result';
import { retryIfStopped } from '../../loading/stop-loading';
import { buildRequest } from './build-request';
import { markKept } from './kept-answers';
import { unwrap, type UnwrappedBody } from './unwrap';

/** Request timeout (spec section 9). */
const timeoutMs = 30_000;
/** Default delay of the retry; usually covers a restart of the service behind its proxy. */
const retryPauseMs = 500;

export interface ClientOptions {
  language: Language;
  /** Returns the member's current token; called for each request. */
  token: () => string | undefined;
  /**
   * Renews or removes the token after a 401. The rejected call is then repeated once with the new value of
   * `token`.
   */
  renew?: (refused: string) => Promise<void>;
  /** Default: the browser's. */
  fetch?: typeof globalThis.fetch;
  /** Delay in ms before the one retry of a read. Default 500. */
  retryDelayMs?: number;
}

export interface Client {
  /** Sends a call. Rejects with an `ApiError`, or with the reason of an aborted `signal`. */
  send: <Name extends SiteCallName>(
    name: Name,
    input: CallInput<Name>,
    signal?: AbortSignal,
  ) => Promise<UnwrappedBody>;
  /** Sends a call and reads the records of its response. Rejects like `send`. */
  call: <Name extends SiteCallName>(
    read: Reader<Name>,
    name: Name,
    input: CallInput<Name>,
    signal?: AbortSignal,
  ) => Promise<CallResult<CallRecord<Name>>>;
  /** Calls `listener` after every successful call. Returns an unsubscribe function. */
  subscribe: (listener: (name: SiteCallName) => void) => () => void;
}

export function createClient({
  language,
  token,
  renew,
  fetch = globalThis.fetch,
  retryDelayMs = retryPauseMs,
}: ClientOptions): Client {
  const listeners = new Set<(name: SiteCallName) => void>();
  let renewal: Promise<void> | undefined;

  /** The token of the retry; rejects with `error` if a retry is pointless. */
  async function renewToken(
    error: unknown,
    rejectedToken: string | undefined,
    { access }: Endpoint,
  ) {
    const isUnauthorised = error instanceof ApiError && error.status === 401;
    if (!isUnauthorised || !rejectedToken || !renew) throw error;
    // Concurrent rejected calls share one renewal.
    renewal ??= renew(rejectedToken).finally(() => {
      renewal = undefined;
    });
    await renewal.catch(() => undefined);
    const next = token();
    if (next === rejectedToken || (!next && access === 'member')) throw error;
    return next;
  }

  const client: Client = {
    call: async (read, name, input, signal) =>
      readCallResult(name, await client.send(name, input, signal), read),

    async send(name, input, signal) {
      const endpoint: Endpoint = siteEndpoints[name];
      const request = (appToken: string | undefined) =>
        retryRead(() => sendCall({ endpoint, input, appToken, language, fetch, signal }), {
          pause: retryDelayMs,
          isRead: endpoint.method === 'GET' || endpoint.response !== 'record',
        });
      const currentToken = token();
      const body = await request(currentToken).catch(async (error: unknown) =>
        request(await renewToken(error, currentToken, endpoint)),
      );
      for (const listener of listeners) listener(name);
      return body;
    },

    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  return client;
}

interface CallRequest {
  endpoint: Endpoint;
  input: object;
  appToken: string | undefined;
  language: Language;
  fetch: typeof globalThis.fetch;
  signal: AbortSignal | undefined;
}

/** Repeats a read once after a network error, 502 or 503; a write may have been processed. */
async function retryRead<T>(
  request: () => Promise<T>,
  { pause, isRead }: { pause: number; isRead: boolean },
): Promise<T> {
  try {
    return await request();
  } catch (error) {
    const isTransient =
      error instanceof ApiError &&
      (error.failure.kind === 'network' ||
        (error.failure.kind === 'status' && /^50[23]$/.test(String(error.failure.status))));
    if (!isRead || !isTransient) throw error;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    return request();
  }
}

async function sendCall(request: CallRequest): Promise<UnwrappedBody> {
  const { endpoint, input, appToken, language, fetch, signal } = request;
  const fail = (failure: ApiFailure) => new ApiError(failure, endpoint.path, language);
  const { url, init } = buildRequest(endpoint, input, appToken);
  const response = await retryIfStopped(() => send(fetch, url, init, fail, signal));
  const body = unwrap(response.body);
  if (response.status < 200 || response.status > 299) {
    const refusal = body && 'refusal' in body ? body.refusal : { msg: '', errors: [] };
    const { msg, errors } = refusal;
    throw fail({ kind: 'status', status: response.status, msg, errors });
  }
  if (!body) throw fail({ kind: 'unreadable' });
  if ('refusal' in body) throw fail({ kind: 'code', ...body.refusal });
  return body;
}

async function send(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  fail: (failure: ApiFailure) => ApiError,
  signal: AbortSignal | undefined,
): Promise<{ status: number; body: unknown }> {
  const control = new AbortController();
  const timer = setTimeout(() => {
    control.abort(fail({ kind: 'timeout' }));
  }, timeoutMs);
  const forward = () => {
    control.abort(signal?.reason);
  };
  signal?.addEventListener('abort', forward);
  try {
    signal?.throwIfAborted();
    const response = await fetch(url, { ...init, signal: control.signal });
    markKept(response);
    return { status: response.status, body: parseJson(await response.text()) };
  } catch {
    control.signal.throwIfAborted();
    signal?.throwIfAborted();
    throw fail({ kind: 'network' });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', forward);
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
