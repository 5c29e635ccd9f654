import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { contentVersions } from './schema';

const id = 1;

/** Which content the database holds; '' before the first import. */
export async function readContentVersion(db: Database): Promise<string> {
  const [row] = await db.select({ version: contentVersions.version }).from(contentVersions);
  return row?.version ?? '';
}

/** Tells every process that the content is another one, from the end of the transaction on. */
export async function renewContentVersion(db: Database): Promise<void> {
  await db
    .insert(contentVersions)
    .values({ id, version: randomUUID() })
    .onConflictDoUpdate({ target: contentVersions.id, set: { version: sql`excluded.version` } });
}
