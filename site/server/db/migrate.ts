import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import { sites as siteRows } from '../../contract/shared/sites';
import type { Database } from './database';
import { sites } from './schema';

/** Members that Drizzle's migrators of both drivers use and its types hide. */
interface MigratableDatabase {
  dialect: PgDialect;
  session: PgSession;
}

function isMigratable(db: object): db is MigratableDatabase {
  return 'dialect' in db && 'session' in db;
}

/** Runs the pending migrations and upserts the sites. Idempotent. */
export async function migrateAndSeed(db: Database, migrationsFolder: string): Promise<void> {
  if (!isMigratable(db)) throw new TypeError('This database cannot be migrated.');
  await db.dialect.migrate(readMigrationFiles({ migrationsFolder }), db.session, {
    migrationsFolder,
  });
  const rows = Object.values(siteRows).map(({ id, siteCode, website }) => ({
    id,
    siteCode,
    website,
  }));
  await db
    .insert(sites)
    .values(rows)
    .onConflictDoUpdate({
      target: sites.id,
      set: { siteCode: sql`excluded.site_code`, website: sql`excluded.website` },
    });
}
