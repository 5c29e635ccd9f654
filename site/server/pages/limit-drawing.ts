import { clientNetwork } from '../http/client-network';
import { createRateLimit } from '../http/limit-calls';
import { createTurns } from '../turns';

interface PrerenderLimits {
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
 * @throws CallFailure 429 above the limit of the address, 503 when the queue is full; both with
 * `Retry-After` in seconds.
 */
export type LimitDrawing = <Page>(address: string, render: () => Promise<Page>) => Promise<Page>;

export function limitDrawing(limits: PrerenderLimits = {}): LimitDrawing {
  const { perMinute = 240, concurrency = 2, waiting = 30, perClient = 16 } = limits;
  const share = createRateLimit(perMinute);
  const runWithPermit = createTurns(concurrency, { waiting, perClient });
  return async (address, render) => {
    await share.take(address);
    return runWithPermit(render, { client: clientNetwork(address) });
  };
}
