import pg from 'pg';

/** node-postgres reports a connection timeout without a code. */
const timeoutCode = 'ECONNABORTED';

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * A pool whose connection errors all have a `code`, which distinguishes an unreachable database
 * from a failed query.
 */
export class PoolWithConnectionErrors extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) {
      return super.connect().catch((error: unknown) => {
        throw withCode(error);
      });
    }
    super.connect((error, client, done) => {
      callback(error && withCode(error), client, done);
    });
    return undefined;
  }
}

function withCode(error: unknown): Error {
  const original = error instanceof Error ? error : new Error(String(error));
  return 'code' in original ? original : Object.assign(original, { code: timeoutCode });
}
