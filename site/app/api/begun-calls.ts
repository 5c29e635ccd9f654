import type { CallInput } from '../../contract/calls';
import { endpoints, type CallName } from '../../contract/endpoints';
import { requestOf } from './request';

/** A call by name, with the input that the page will ask it with. */
export type NamedCall = {
  [Name in CallName]: { name: Name; input: CallInput<Name> };
}[CallName];

/** A call that was sent before the app was there. */
export interface BegunCall {
  name: CallName;
  input: object;
  url: string;
  body: string;
  response: Promise<Response>;
}

/** Sends a call that everybody may make. */
export function beginCall({ name, input }: NamedCall, fetch = globalThis.fetch): BegunCall {
  const { url, init } = requestOf(endpoints[name], input);
  const response = fetch(url, init);
  // Whoever takes it hears of its failure.
  response.catch(() => undefined);
  return { name, input, url, body: bodyOf(init), response };
}

function bodyOf(init: RequestInit | undefined): string {
  const { body } = init ?? {};
  return typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : '';
}

/** The browser's `fetch`, but for what has been begun: that is given once, not asked for again. */
export function goOnWith(begun: readonly BegunCall[], fetch = globalThis.fetch): typeof fetch {
  const left = new Set(begun);
  return (address, init) => {
    const same = [...left].find((each) => each.url === address && each.body === bodyOf(init));
    if (!same) return fetch(address, init);
    left.delete(same);
    return Promise.race([same.response, untilAborted(init?.signal)]);
  };
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
}

/** What those answered that did in time, for the block of answers; the others are left to be taken. */
export async function answersWithin(begun: readonly BegunCall[], ms: number): Promise<object[]> {
  const answers: object[] = [];
  const all = Promise.allSettled(
    begun.map(async ({ name, input, response }) => {
      const answer: unknown = await (await response).clone().json();
      answers.push({ name, input, answer });
    }),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([all, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
  return [...answers];
}
