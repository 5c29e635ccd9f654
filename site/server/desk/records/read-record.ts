import { and, eq } from 'drizzle-orm';
import type { DeskRecordDetail, RecordPicture } from '../../../contract/schemas/desk/editor';
import { museumDateTime } from '../../../contract/shared/museum-time';
import type { Database } from '../../db/database';
import { contentDrafts, contentRecords } from '../../db/schema';
import type { FileUse } from '../../db/schema/record';
import { recordNotFound } from '../../http/http-error';
import { readServedPicture } from '../../import/media/image-sizes';
import type { MediaStore } from '../../import/media/media-store';
import type { RecordKey } from '../../import/records/record-key';
import { placeOfRecord } from './record-place';
import { stateOf } from './record-state';

/**
 * A record as the desk shows it: its draft, or else what is published.
 * @throws HttpError 404
 */
export async function readRecord(
  db: Database,
  { kind, id }: RecordKey,
  { store, now }: { store: MediaStore; now: Date },
): Promise<DeskRecordDetail> {
  const ofKey = (table: typeof contentRecords | typeof contentDrafts) =>
    and(eq(table.kind, kind), eq(table.id, id));
  const [record] = await db.select().from(contentRecords).where(ofKey(contentRecords));
  const [draft] = await db.select().from(contentDrafts).where(ofKey(contentDrafts));
  const current = draft ?? record;
  if (!current) throw recordNotFound('id', id);
  const dates = { publishedAt: null, unpublishedAt: null, withdrawnAt: null };
  const state = stateOf(record ?? { version: null, ...dates }, now);
  const source = current.source ?? { id };
  const { path } = await placeOfRecord(db, { kind, source, parent: record?.parent ?? null });
  return {
    ...{ kind, id, form: current.form, state, source },
    isShown: (record?.isShown ?? false) && state === 'public',
    version: record?.version ?? 0,
    draftVersion: draft?.version ?? 0,
    pictures: await servedPictures(current.files, store),
    updatedAt: museumDateTime(current.updatedAt),
    updatedBy: current.updatedBy,
    ...(path !== undefined && { path }),
  };
}

async function servedPictures(
  files: readonly FileUse[],
  store: MediaStore,
): Promise<RecordPicture[]> {
  const pictures: RecordPicture[] = [];
  for (const { kind, file, served } of files) {
    const found = kind === 'image' ? await readServedPicture(served, store) : undefined;
    if (found) pictures.push({ file, src: found.src, width: found.width, height: found.height });
  }
  return pictures;
}
