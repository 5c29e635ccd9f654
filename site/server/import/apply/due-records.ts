import { lte } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { contentRecords } from '../../db/schema';
import type { RecordKey } from '../records/record-key';

/** Records whose moment to be shown, hidden or dated anew has come. */
export function readDueRecords(db: Database, now: Date): Promise<RecordKey[]> {
  const { kind, id, nextChangeAt } = contentRecords;
  return db.select({ kind, id }).from(contentRecords).where(lte(nextChangeAt, now));
}
