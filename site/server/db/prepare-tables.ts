import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import { sites as siteRows } from '../../contract/sites';
import type { Database } from './database';
import { sites } from './schema';

/** What Drizzle's migrators of either driver use; its types hide both. */
interface Migrating {
  dialect: PgDialect;
  session: PgSession;
}

function isMigrating(db: object): db is Migrating {
  return 'dialect' in db && 'session' in db;
}

/** Brings the tables to the newest form and writes the sites. May be repeated. */
export async function prepareTables(db: Database, migrationsFolder: string): Promise<void> {
  if (!isMigrating(db)) throw new TypeError('This database cannot be migrated.');
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
