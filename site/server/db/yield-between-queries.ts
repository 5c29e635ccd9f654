import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Milliseconds of a turn of the event loop after which the next step of a query waits for another turn. */
const maxHeldMs = 10;

/**
 * Lets timers and requests have their turn between the steps of queries. An embedded database answers within
 * microtasks: without this, a transaction holds up the whole process from its first query to its last.
 */
export function yieldBetweenQueries(client: PGlite, now = () => performance.now()): void {
  const execProtocolStream = client.execProtocolStream.bind(client);
  /** Time of the first step in this turn. */
  let begun: number | undefined;
  const begin = () => {
    begun = now();
    setImmediate(() => {
      begun = undefined;
    });
  };
  client.execProtocolStream = async (...input) => {
    if (begun !== undefined && now() - begun > maxHeldMs) await nextTurn();
    if (begun === undefined) begin();
    return execProtocolStream(...input);
  };
}
