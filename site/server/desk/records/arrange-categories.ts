import { and, asc, eq } from 'drizzle-orm';
import type { DeskCategory } from '../../../contract/schemas/desk/arrangement';
import type { Database } from '../../db/database';
import { contentRecords } from '../../db/schema';
import { ConflictError, recordNotFound } from '../../http/http-error';
import { applyRecords, type RecordBatch } from '../../import/apply/apply-records';
import { changeStoredRecord } from '../../import/apply/change-stored-record';
import { lockContent } from '../../import/apply/content-lock';
import type { MediaStore } from '../../import/media/media-store';
import type { StaffAccountRow } from '../accounts/staff-accounts';
import { writeAudit } from '../audit/write-audit';
import { isOwnNext, subjectOf } from './save-record';

const kind = 'category';
const unchanged: RecordBatch = { order: [], changed: [], projections: [], withdrawn: [] };

interface ArrangeOptions {
  staff: StaffAccountRow;
  now: Date;
  store: MediaStore;
}

function readRows(db: Database) {
  const { id, position } = contentRecords;
  return db
    .select()
    .from(contentRecords)
    .where(eq(contentRecords.kind, kind))
    .orderBy(asc(position), asc(id));
}
type Row = Awaited<ReturnType<typeof readRows>>[number];

/** All categories in the order of the menus. */
export async function listCategories(db: Database): Promise<DeskCategory[]> {
  return (await readRows(db)).map(categoryRecord);
}

/**
 * Exchanges a category with its neighbour below the same parent; the first and the last stay where they are.
 * @throws HttpError 404
 */
export async function moveCategory(
  db: Database,
  { id, direction }: { id: string; direction: 'up' | 'down' },
  { staff, now, store }: ArrangeOptions,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockContent(transaction);
    const rows = await readRows(transaction);
    const row = rows.find((each) => each.id === id);
    if (!row) throw recordNotFound('id', id);
    const siblings = rows.filter(({ parent }) => parent === row.parent);
    const neighbour = siblings[siblings.indexOf(row) + (direction === 'up' ? -1 : 1)];
    if (!neighbour) return;
    const order = rows.map((each) => (each === row ? neighbour : each === neighbour ? row : each));
    const options = { now, updatedBy: staff.userName, store };
    await applyRecords(transaction, { ...unchanged, order }, options);
    await writeAudit(
      transaction,
      staff,
      subjectOf({ kind, id }, 'deskCategoryMove', direction),
      now,
    );
  });
}

/**
 * Shows or hides a category.
 * @throws HttpError 404, also if its text is not stored; ConflictError if somebody has changed it since
 */
export async function showCategory(
  db: Database,
  { id, version, isVisible }: { id: string; version: number; isVisible: boolean },
  { staff, now, store }: ArrangeOptions,
): Promise<DeskCategory> {
  return db.transaction(async (transaction) => {
    await lockContent(transaction);
    const [row] = await transaction.select().from(contentRecords).where(isCategory(id));
    if (!row?.source) throw recordNotFound('id', id);
    const isRepeated =
      isOwnNext(row, version, staff) && categoryRecord(row).isVisible === isVisible;
    if (row.version !== version && !isRepeated) {
      throw new ConflictError(row.updatedBy, categoryRecord(row));
    }
    if (!isRepeated) {
      const { form, files, source } = row;
      const changed = { form, files, source: { ...source, visible: isVisible } };
      const batch = { ...unchanged, ...(await changeStoredRecord(changed, store)) };
      await applyRecords(transaction, batch, { now, updatedBy: staff.userName, store });
    }
    const details = isVisible ? 'visible' : 'hidden';
    await writeAudit(transaction, staff, subjectOf({ kind, id }, 'deskCategoryShow', details), now);
    const [changed] = await transaction.select().from(contentRecords).where(isCategory(id));
    if (!changed) throw recordNotFound('id', id);
    return categoryRecord(changed);
  });
}

const isCategory = (id: string) => and(eq(contentRecords.kind, kind), eq(contentRecords.id, id));

function categoryRecord({ id, parent, source, isShown, version, updatedBy }: Row): DeskCategory {
  const text = (name: string) => (typeof source?.[name] === 'string' ? source[name] : '');
  return {
    id,
    ...(parent !== null && { parent }),
    nameZh: text('name_zh') || id,
    nameEn: text('name_en'),
    isVisible: source?.visible !== false,
    isWithdrawn: !isShown,
    version,
    updatedBy,
  };
}
