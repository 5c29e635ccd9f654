import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { deskPath } from '../../../contract/shared/desk/endpoints';
import type { CategoryState, RecordPlace } from '../../../contract/shared/desk/records';
import type { Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { contentPreviews } from '../../db/schema';
import type { MediaStore } from '../../import/media/media-store';
import { prepareEdit, type EditedRecord } from '../records/prepare-edit';
import { placeOfRecord } from '../records/record-place';
import { readCategoryState } from './shown-categories';

/** Milliseconds for which a preview can be opened. */
const lifetimeMs = 10 * 60_000;

interface PreviewStart {
  place: RecordPlace;
  /** State of the categories that the page depends on. */
  category: CategoryState;
  pages?: Record<Language, string>;
}

/** Address of a preview; the token is the last part. */
export const previewPath = (language: Language, token: string) =>
  `${deskPath}preview/${language}/${token}`;

/**
 * Keeps an unpublished state of a record for ten minutes and returns the addresses of the page that shows it, if there
 * is one.
 * @throws HttpError 400 with every invalid field
 */
export async function startPreview(
  db: Database,
  record: EditedRecord,
  { store, now }: { store: MediaStore; now: Date },
): Promise<PreviewStart> {
  const { source, files, parent } = await prepareEdit(db, record, { store, now });
  const { kind, id, form } = record;
  const { place, path, categories } = await placeOfRecord(db, { kind, source, parent });
  const edited = kind === 'category' ? id : undefined;
  const state = await readCategoryState(db, categories, edited);
  const isHidden = state === 'shown' && edited !== undefined && source.visible === false;
  const category = isHidden ? 'hidden' : state;
  if (path === undefined || category === 'withdrawn') return { place, category };
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (transaction) => {
    await transaction.delete(contentPreviews).where(lte(contentPreviews.expiresAt, now));
    await transaction.insert(contentPreviews).values({
      hash: hashOf(token),
      ...{ form, source },
      files: [...files],
      expiresAt: new Date(now.getTime() + lifetimeMs),
    });
  });
  const pages = { zh: previewPath('zh', token), en: previewPath('en', token) };
  return { place, category, pages };
}

/** The state of a record that a token opens; `undefined` for an unknown or expired one. */
export async function findPreview(db: Database, token: string, now: Date) {
  const isValid = and(eq(contentPreviews.hash, hashOf(token)), gt(contentPreviews.expiresAt, now));
  const [row] = await db.select().from(contentPreviews).where(isValid);
  return row;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
