import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { publishEvent } from '../diagnostics/events';
import type { Database } from './database';
import { contentVersions } from './schema';

const id = 1;

/** The version of the imported content; '' before the first import. */
export async function readContentVersion(db: Database): Promise<string> {
  const [row] = await db.select({ version: contentVersions.version }).from(contentVersions);
  const version = row?.version ?? '';
  publishEvent('contentVersion', { version });
  return version;
}

/**
 * Returns a function that reads the version of the imported content. Calls made before the query is sent share it: a
 * page makes its calls at once, and a client may send many requests at once.
 */
export function createVersionReader(db: Database): () => Promise<string> {
  let unsent: Promise<string> | undefined;
  return () =>
    (unsent ??= Promise.resolve().then(() => {
      unsent = undefined;
      return readContentVersion(db);
    }));
}

/** Invalidates the content caches of every process once the transaction commits. */
export async function renewContentVersion(db: Database): Promise<void> {
  await db
    .insert(contentVersions)
    .values({ id, version: randomUUID() })
    .onConflictDoUpdate({ target: contentVersions.id, set: { version: sql`excluded.version` } });
}
