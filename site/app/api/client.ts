import type { CallInput, CallRecord } from '../../contract/calls';
import { endpoints, type CallName, type Endpoint } from '../../contract/endpoints';
import type { Language } from '../../contract/sites';
import { ApiError } from './api-error';
import { readAnswer, type Answer, type Reader } from './answer';
import type { Fault } from './fault';
import { uninterrupted } from './interruption';
import { readers, type AppCall } from './read';
import { unwrap } from './unwrap';

/** Spec section 9. */
const timeoutMs = 30_000;

export interface ClientOptions {
  language: Language;
  /** Gives the visitor's token at the moment of each call. */
  token: () => string | undefined;
  /** Default: the browser's. */
  fetch?: typeof globalThis.fetch;
}

export interface Client {
  /** Asks the service. Rejects with an `ApiError`, or with the reason of `signal` when that is aborted. */
  call: <Name extends AppCall>(
    name: Name,
    input: CallInput<Name>,
    signal?: AbortSignal,
  ) => Promise<Answer<CallRecord<Name>>>;
  /** As `call`, for one whose reader comes with the part of the site that makes it. */
  callWith: <Name extends CallName>(
    read: Reader<Name>,
    name: Name,
    input: CallInput<Name>,
    signal?: AbortSignal,
  ) => Promise<Answer<CallRecord<Name>>>;
}

export function createClient({ language, token, fetch = globalThis.fetch }: ClientOptions): Client {
  const client: Client = {
    call: (name, input, signal) => client.callWith(readers[name], name, input, signal),

    async callWith(read, name, input, signal) {
      const endpoint = endpoints[name];
      const fail = (fault: Fault) => new ApiError(fault, endpoint.path, language);
      const { url, init } = request(endpoint, input, token());
      const response = await uninterrupted(() => send(fetch, url, init, fail, signal));
      const answer = unwrap(response.body);
      if (response.status < 200 || response.status > 299) {
        const refusal = answer && 'refusal' in answer ? answer.refusal : { msg: '', errors: [] };
        const { msg, errors } = refusal;
        throw fail({ kind: 'status', status: response.status, msg, errors });
      }
      if (!answer) throw fail({ kind: 'unreadable' });
      if ('refusal' in answer) throw fail({ kind: 'code', ...answer.refusal });
      return readAnswer(name, answer, read);
    },
  };
  return client;
}

function request(endpoint: Endpoint, input: object, token?: string) {
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('app-token', token);
  const fields = new URLSearchParams(
    Object.entries(input).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  );
  const init: RequestInit = { method: endpoint.method, headers };
  if (endpoint.input === 'query') return { url: `${endpoint.path}?${fields.toString()}`, init };
  if (endpoint.input === 'json') headers.set('content-type', 'application/json');
  init.body = endpoint.input === 'json' ? JSON.stringify(input) : fields;
  return { url: endpoint.path, init };
}

async function send(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  fail: (fault: Fault) => ApiError,
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
