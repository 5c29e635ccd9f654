import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { quote, type CopyConnection } from '../db/copy/copy-connection';
import { backupFiles, ownerOnly, type TableInBackup } from './manifest';
import type { TableDefinition } from './table-definitions';

/** Path of the file with the rows of a table. */
export function tablePath(folder: string, table: string): string {
  return join(folder, backupFiles.tables, `${table}.copy.gz`);
}

/** Counts and hashes the lines that pass; `COPY` writes each row as one line. */
function measureLines() {
  const hash = createHash('sha256');
  let rows = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows++;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ rows, sha256: hash.digest('hex') }) };
}

/** Writes the rows of a table, in an order that does not depend on the database. */
export async function writeTable(
  connection: CopyConnection,
  { name, columns, key }: TableDefinition,
  folder: string,
): Promise<TableInBackup> {
  const order = key.map((column) => `${quote(column)}::text collate "C"`).join();
  const rows = await connection.copyOut(
    `select ${columns.map(quote).join()} from ${quote(name)} order by ${order}`,
  );
  const { stream, result } = measureLines();
  const file = createWriteStream(tablePath(folder, name), { mode: ownerOnly, flush: true });
  await pipeline(rows, stream, createGzip(), file);
  return { columns, ...result() };
}

/** Number and checksum of the rows in a file; rejects if it is damaged. */
export async function measureTable(folder: string, name: string) {
  const { stream, result } = measureLines();
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(tablePath(folder, name)), createGunzip(), stream, discard);
  return result();
}

/** Inserts the rows of a file into an empty table. */
export async function loadTable(
  connection: CopyConnection,
  { name, columns }: { name: string; columns: readonly string[] },
  folder: string,
): Promise<void> {
  const rows = createReadStream(tablePath(folder, name)).pipe(createGunzip());
  await connection.copyIn(`${quote(name)} (${columns.map(quote).join()})`, Readable.from(rows));
}
