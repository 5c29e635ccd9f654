import type { CallInput, CallRecord } from '../../contract/calls';
import { endpoints, type CallName, type Endpoint } from '../../contract/endpoints';
import type { Language } from '../../contract/sites';
import { ApiError } from './api-error';
import { readAnswer, type Answer, type Reader } from './answer';
import type { Fault } from './fault';
import { uninterrupted } from './interruption';
import { readers, type AppCall } from './read';
import { requestOf } from './request';
import { unwrap, type Unwrapped } from './unwrap';

/** Spec section 9. */
const timeoutMs = 30_000;
/** A service that restarts behind its proxy is mostly back by then. */
const retryPauseMs = 500;

export interface ClientOptions {
  language: Language;
  /** Gives the visitor's token at the moment of each call. */
  token: () => string | undefined;
  /**
   * Sees to another token after the service refused this one (401), or to none. The refused call is
   * repeated once with what `token` gives then.
   */
  renew?: (refused: string) => Promise<void>;
  /** Default: the browser's. */
  fetch?: typeof globalThis.fetch;
  /** How long a read waits before its one repetition. Default 500 ms. */
  retryPause?: number;
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
  /** Tells of every call that succeeded, until the returned function is called. */
  watch: (listener: (name: CallName) => void) => () => void;
}

export function createClient({
  language,
  token,
  renew,
  fetch = globalThis.fetch,
  retryPause = retryPauseMs,
}: ClientOptions): Client {
  const listeners = new Set<(name: CallName) => void>();
  let renewal: Promise<void> | undefined;

  /** The token to try again with; rejects with the refusal where there is no use in that. */
  async function renewed(refusal: unknown, held: string | undefined, { access }: Endpoint) {
    const isRefused = refusal instanceof ApiError && refusal.status === 401;
    if (!isRefused || !held || !renew) throw refusal;
    // Calls that are refused together wait for one renewal.
    renewal ??= renew(held).finally(() => {
      renewal = undefined;
    });
    await renewal.catch(() => undefined);
    const next = token();
    if (next === held || (!next && access === 'member')) throw refusal;
    return next;
  }

  const client: Client = {
    call: (name, input, signal) => client.callWith(readers[name], name, input, signal),

    async callWith(read, name, input, signal) {
      const endpoint: Endpoint = endpoints[name];
      const ask = (appToken: string | undefined) =>
        askAgain(() => askOnce({ endpoint, input, appToken, language, fetch, signal }), {
          pause: retryPause,
          isRead: endpoint.method === 'GET' || endpoint.answer !== 'record',
        });
      const held = token();
      const answer = await ask(held).catch(async (error: unknown) =>
        ask(await renewed(error, held, endpoint)),
      );
      for (const listener of listeners) listener(name);
      return readAnswer(name, answer, read);
    },

    watch: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  return client;
}

interface Question {
  endpoint: Endpoint;
  input: object;
  appToken: string | undefined;
  language: Language;
  fetch: typeof globalThis.fetch;
  signal: AbortSignal | undefined;
}

/** Repeats a read once where no service answered; a write might have arrived. */
async function askAgain<T>(
  ask: () => Promise<T>,
  { pause, isRead }: { pause: number; isRead: boolean },
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const mayPass =
      error instanceof ApiError &&
      (error.fault.kind === 'network' ||
        (error.fault.kind === 'status' && /^50[23]$/.test(String(error.fault.status))));
    if (!isRead || !mayPass) throw error;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    return ask();
  }
}

async function askOnce(question: Question): Promise<Unwrapped> {
  const { endpoint, input, appToken, language, fetch, signal } = question;
  const fail = (fault: Fault) => new ApiError(fault, endpoint.path, language);
  const { url, init } = requestOf(endpoint, input, appToken);
  const response = await uninterrupted(() => send(fetch, url, init, fail, signal));
  const answer = unwrap(response.body);
  if (response.status < 200 || response.status > 299) {
    const refusal = answer && 'refusal' in answer ? answer.refusal : { msg: '', errors: [] };
    const { msg, errors } = refusal;
    throw fail({ kind: 'status', status: response.status, msg, errors });
  }
  if (!answer) throw fail({ kind: 'unreadable' });
  if ('refusal' in answer) throw fail({ kind: 'code', ...answer.refusal });
  return answer;
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
