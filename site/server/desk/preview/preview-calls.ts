import type { Database } from '../../db/database';
import type { DispatchCall } from '../../http/dispatch-call';

/** Runs a task on the database with the unpublished record, of which nothing stays. */
export type RunWithRecord = <Result>(task: (db: Database) => Promise<Result>) => Promise<Result>;

type Call = Parameters<DispatchCall>;

interface WaitingCall {
  call: Call;
  resolve: (response: unknown) => void;
  reject: (reason: unknown) => void;
}

/**
 * The calls of a previewed page. Those that are made at once share a transaction, and between two transactions other
 * requests are answered: the embedded database has one connection, which a transaction for the whole page would keep
 * from everybody else.
 */
export function createPreviewCalls(
  runWithRecord: RunWithRecord,
  createCalls: (db: Database) => DispatchCall,
): DispatchCall {
  const responses = new Map<string, Promise<unknown>>();
  let waiting: WaitingCall[] = [];

  async function answerWaiting(): Promise<void> {
    const calls = waiting;
    waiting = [];
    try {
      const outcomes = await runWithRecord((db) => {
        const dispatchCall = createCalls(db);
        return Promise.allSettled(calls.map(({ call }) => dispatchCall(...call)));
      });
      for (const [index, { resolve, reject }] of calls.entries()) {
        const outcome = outcomes[index];
        if (outcome?.status === 'fulfilled') resolve(outcome.value);
        else reject(outcome?.reason);
      }
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  }

  return (...call) => {
    const key = JSON.stringify(call);
    const known = responses.get(key);
    if (known) return known;
    const response = new Promise<unknown>((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => void answerWaiting());
      waiting.push({ call, resolve, reject });
    });
    responses.set(key, response);
    return response;
  };
}
