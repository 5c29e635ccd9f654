import pg from 'pg';

/** No code of its own tells a wait for a connection that was given up. */
const aborted = 'ECONNABORTED';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * A pool whose every failure to give a connection bears a code, so that it is told from a failed
 * query: where none is had in time, the database is out of reach, and nothing is wrong with the call.
 */
export class CodedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) {
      return super.connect().catch((error: unknown) => {
        throw coded(error);
      });
    }
    super.connect((error, client, done) => {
      callback(error && coded(error), client, done);
    });
    return undefined;
  }
}

function coded(error: unknown): Error {
  const failure = error instanceof Error ? error : new Error(String(error));
  return 'code' in failure ? failure : Object.assign(failure, { code: aborted });
}
