import { sql } from 'drizzle-orm';
import * as drizzleKit from 'drizzle-kit/api';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder, openTestDatabase } from '../testing/test-database';
import * as schema from './schema';

/** The functions used here; the types of drizzle-kit import packages that are not installed. */
interface DrizzleKit {
  generateDrizzleJson: (imports: Record<string, unknown>) => unknown;
  generateMigration: (previous: unknown, current: unknown) => Promise<string[]>;
}

test('the migrations create the tables of the schema', async () => {
  const { generateDrizzleJson, generateMigration }: DrizzleKit = drizzleKit;
  const meta = join(migrationsFolder, 'meta');
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
  const newest = snapshots.sort().at(-1) ?? '';
  const migrated: unknown = JSON.parse(readFileSync(join(meta, newest), 'utf8'));
  expect(await generateMigration(migrated, generateDrizzleJson(schema))).toEqual([]);
}, 30_000);

test('every descending index has the order of a descending query, in which null values are first', async () => {
  const { db, close } = await openTestDatabase();
  try {
    const rows = await db
      .select({ definition: sql<string>`indexdef` })
      .from(sql`pg_indexes`)
      .where(sql`schemaname = 'public'`);
    const definitions = rows.map(({ definition }) => definition);
    const descending = definitions.filter((text) => text.includes('DESC'));
    expect(descending.length).toBeGreaterThan(0);
    expect(descending.filter((text) => text.includes('NULLS LAST'))).toEqual([]);
  } finally {
    await close();
  }
});
