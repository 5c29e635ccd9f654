import { clientNetwork } from '../../http/client-network';
import { createRateLimiter } from '../../http/rate-limit';
import { createSemaphore } from '../../http/semaphore';

interface PrerenderLimits {
  /** Name of the queue in the metrics. Default `pages`. */
  name?: string;
  /** Renderings per minute and client address. Default 240. */
  perMinute?: number;
  /** Concurrent renderings. Default 2: a rendering takes 20 to 60 ms of CPU time. */
  concurrency?: number;
  /** Queued renderings. Default 30, about one second. */
  waiting?: number;
  /** Running and queued renderings per client address. Default 16. */
  perClient?: number;
}

/**
 * Runs a rendering for a client address within its limits; cached pages do not count. A browser requests
 * one page per visit, so the limits allow a school behind one address.
 * @throws HttpError 429 above the limit of the address, 503 when the queue is full; both with
 * `Retry-After` in seconds.
 */
export type LimitPrerendering = <Page>(
  address: string,
  render: () => Promise<Page>,
) => Promise<Page>;

export function createPrerenderLimit(limits: PrerenderLimits = {}): LimitPrerendering {
  const { name = 'pages', perMinute = 240, concurrency = 2, waiting = 30, perClient = 16 } = limits;
  const share = createRateLimiter(perMinute);
  const runWithPermit = createSemaphore(concurrency, { name, waiting, perClient });
  return async (address, render) => {
    await share.consume(address);
    return runWithPermit(render, { client: clientNetwork(address) });
  };
}
