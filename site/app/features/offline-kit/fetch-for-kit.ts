import { KitError } from './kit-error';

/** Pauses before a request is repeated. */
const pausesMs = [500, 2_000, 6_000];
/** A service under load, or its limits: the request is repeated. */
const isBusy = (status: number) => [429, 502, 503].includes(status);

const isGone = (status: number) => [404, 410].includes(status);

interface Options {
  signal: AbortSignal;
  /** Default: those above. */
  pauses?: readonly number[];
}

/**
 * A response that is complete. Repeated after a lost connection and while the service is busy.
 * @throws KitError `network` without a connection, `gone` or `unavailable` for an error of the service
 */
export async function fetchForKit(
  path: string,
  { signal, pauses = pausesMs }: Options,
): Promise<Response> {
  const response = await fetch(path, { signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    if (pauses.length === 0) throw new KitError('network');
    return error;
  });
  if (response instanceof Response && !isBusy(response.status)) {
    if (response.ok) return response;
    throw new KitError(isGone(response.status) ? 'gone' : 'unavailable');
  }
  const [pause, ...rest] = pauses;
  if (pause === undefined) throw new KitError('unavailable');
  await wait(pause, signal);
  return fetchForKit(path, { signal, pauses: rest });
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('', 'AbortError'));
    });
  });
}

/**
 * Runs a task for each item, four at once. After a failure no other task begins, and it rejects when the last has ended: a
 * cache that is deleted during a task would be there again.
 */
export async function forEachAtOnce<Item>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = [...items];
  const work = async () => {
    try {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await task(item);
    } catch (error) {
      rest.length = 0;
      throw error;
    }
  };
  const results = await Promise.allSettled([work(), work(), work(), work()]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
