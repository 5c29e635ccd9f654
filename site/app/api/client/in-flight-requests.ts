import type { CallInput } from '../../../contract/schemas';
import { siteEndpoints, type SiteCallName } from '../../../contract/shared/site-endpoints';
import { buildRequest } from './build-request';
import { markKept } from './kept-answers';

/** A call's name and input. */
export type NamedCall = {
  [Name in SiteCallName]: { name: Name; input: CallInput<Name> };
}[SiteCallName];

/** A request sent before the app was loaded. */
export interface InFlightRequest {
  name: SiteCallName;
  input: object;
  url: string;
  body: string;
  response: Promise<Response>;
}

/** Sends a call that needs no token. */
export function startRequest(
  { name, input }: NamedCall,
  fetch = globalThis.fetch,
): InFlightRequest {
  const { url, init } = buildRequest(siteEndpoints[name], input);
  const response = fetch(url, init);
  // Prevents an unhandled rejection; the call that reuses the request gets the error.
  response.then(markKept).catch(() => undefined);
  return { name, input, url, body: bodyOf(init), response };
}

/** The body of a call as text; '' without one. */
export function bodyOf(init: RequestInit | undefined): string {
  const { body } = init ?? {};
  return typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : '';
}

/** Milliseconds in which the app mounts and sends its calls; a response that is a seed only would be old later. */
const reusableMs = 60_000;

/** A `fetch` that returns the response of an equal request in flight, once each and within a minute. */
export function reuseInFlight(
  requests: readonly InFlightRequest[],
  fetch = globalThis.fetch,
): typeof fetch {
  const remaining = new Set(requests);
  setTimeout(() => remaining.clear(), reusableMs);
  return (address, init) => {
    const match = [...remaining].find((each) => each.url === address && each.body === bodyOf(init));
    if (!match) return fetch(address, init);
    remaining.delete(match);
    return Promise.race([match.response, untilAborted(init?.signal)]);
  };
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
}

/** Response bodies that arrive within `ms`, as seeds; all requests stay reusable. */
export async function collectResponses(
  requests: readonly InFlightRequest[],
  ms: number,
): Promise<object[]> {
  const responses: object[] = [];
  const all = Promise.allSettled(
    requests.map(async ({ name, input, response }) => {
      const body: unknown = await (await response).clone().json();
      responses.push({ name, input, answer: body });
    }),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([all, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
  return [...responses];
}
