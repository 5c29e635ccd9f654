import { lte, min } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { contentRecords } from '../../db/schema';
import type { RecordKey } from '../records/record-key';

/** Records whose moment to be shown, hidden or dated anew has come. */
export function readDueRecords(db: Database, now: Date): Promise<RecordKey[]> {
  const { kind, id, nextChangeAt } = contentRecords;
  return db.select({ kind, id }).from(contentRecords).where(lte(nextChangeAt, now));
}

/** The next such moment; `undefined` if there is none. */
export async function readNextChange(db: Database): Promise<Date | undefined> {
  const [row] = await db.select({ next: min(contentRecords.nextChangeAt) }).from(contentRecords);
  return row?.next ?? undefined;
}
