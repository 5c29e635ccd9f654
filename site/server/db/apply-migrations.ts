import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { CopyConnection } from './copy/copy-connection';

/** Drizzle's record of the migrations that a database has. */
export const migrationsTable = { schema: 'drizzle', name: '__drizzle_migrations' } as const;

const record = `"${migrationsTable.schema}"."${migrationsTable.name}"`;

const createRecord = `
  create schema if not exists "${migrationsTable.schema}";
  create table if not exists ${record} (id serial primary key, hash text not null, created_at bigint)`;

/** Runs migrations inside the transaction of a connection; Drizzle's migrator begins one of its own. */
export async function applyMigrations(
  connection: CopyConnection,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  await connection.run(createRecord);
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await connection.run(statement);
    await connection.query(`insert into ${record} (hash, created_at) values ($1, $2)`, [
      hash,
      folderMillis,
    ]);
  }
}

/** Version of the tables: the time stamp of the last migration, in milliseconds. */
export async function readSchemaVersion(connection: CopyConnection): Promise<number> {
  const [row] = await connection.query<{ version: string | null }>(
    `select max(created_at)::text as version from ${record}`,
  );
  return Number(row?.version ?? 0);
}
