import { clientNetwork } from '../http/client-network';
import { createRateLimit } from '../http/limit-calls';
import { createTurns } from '../turns';

interface DrawingLimits {
  /** How many pages may be drawn within a minute for one client address. Default 240. */
  perMinute?: number;
  /** How many are drawn at once. Default 2: drawing keeps a processor busy for 20 to 60 ms. */
  atOnce?: number;
  /** How many may wait for their turn. Default 30, which is about a second. */
  waiting?: number;
  /** How many of one client address may be drawn or wait at once. Default 16. */
  perClient?: number;
}

/**
 * Lets a page be drawn for a client address, unless that one has asked for too many: what is kept already
 * costs nothing and is not counted. A visitor's browser asks once a visit, so that the limit leaves room
 * for a school behind one address.
 * @throws CallFailure 429 where the address has had its share, 503 where too many wait; both with
 * `Retry-After` in seconds.
 */
export type LimitDrawing = <Page>(address: string, draw: () => Promise<Page>) => Promise<Page>;

export function limitDrawing(limits: DrawingLimits = {}): LimitDrawing {
  const { perMinute = 240, atOnce = 2, waiting = 30, perClient = 16 } = limits;
  const share = createRateLimit(perMinute);
  const takeTurn = createTurns(atOnce, { waiting, perClient });
  return async (address, draw) => {
    await share.take(address);
    return takeTurn(draw, { client: clientNetwork(address) });
  };
}
