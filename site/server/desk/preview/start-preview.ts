import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { deskPath } from '../../../contract/shared/desk/endpoints';
import type { Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { contentPreviews } from '../../db/schema';
import type { MediaStore } from '../../import/media/media-store';
import { prepareEdit, type EditedRecord } from '../records/prepare-edit';

/** Milliseconds for which a preview can be opened. */
const lifetimeMs = 10 * 60_000;

/** Address of a preview; the token is the last part. */
export const previewPath = (language: Language, token: string) =>
  `${deskPath}preview/${language}/${token}`;

/**
 * Keeps an unpublished state of a record for ten minutes and returns the addresses of its page.
 * @throws HttpError 400 with every invalid field
 */
export async function startPreview(
  db: Database,
  record: EditedRecord,
  { store, now }: { store: MediaStore; now: Date },
): Promise<Record<Language, string>> {
  const { source, files } = await prepareEdit(db, record, { store, now });
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (transaction) => {
    await transaction.delete(contentPreviews).where(lte(contentPreviews.expiresAt, now));
    await transaction.insert(contentPreviews).values({
      hash: hashOf(token),
      form: record.form,
      source,
      files: [...files],
      expiresAt: new Date(now.getTime() + lifetimeMs),
    });
  });
  return { zh: previewPath('zh', token), en: previewPath('en', token) };
}

/** The state of a record that a token opens; `undefined` for an unknown or expired one. */
export async function findPreview(db: Database, token: string, now: Date) {
  const isValid = and(eq(contentPreviews.hash, hashOf(token)), gt(contentPreviews.expiresAt, now));
  const [row] = await db.select().from(contentPreviews).where(isValid);
  return row;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
