import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { PGlite } from '@electric-sql/pglite';
import { plainTextSettings, type CopyConnection } from './copy-connection';

/** Runs a task in one transaction of the embedded database; all other queries wait until it ends. */
export function withEmbeddedTransaction<Result>(
  client: PGlite,
  task: (connection: CopyConnection) => Promise<Result>,
): Promise<Result> {
  return client.transaction(async (transaction) => {
    await transaction.exec(plainTextSettings);
    return task({
      query: async <Row>(statement: string, parameters: readonly unknown[] = []) =>
        (await transaction.query<Row>(statement, [...parameters])).rows,
      run: async (statements) => {
        await transaction.exec(statements);
      },
      copyOut: async (query) => {
        const { blob } = await transaction.query(`copy (${query}) to '/dev/blob'`);
        return Readable.fromWeb((blob ?? new Blob()).stream() as ReadableStream);
      },
      copyIn: async (table, rows) => {
        const blob = new Blob((await rows.toArray()) as Buffer<ArrayBuffer>[]);
        // PGlite has no device for an empty blob.
        if (blob.size > 0) await transaction.query(`copy ${table} from '/dev/blob'`, [], { blob });
      },
    });
  });
}
