import { renewContentVersion } from '../db/content-version';
import type { Database } from '../db/database';
import { projectRecords } from './apply/apply-records';
import { lockContent } from './apply/content-lock';
import { readDueRecords } from './apply/due-records';
import { openMediaStore } from './media/media-store';

/**
 * Shows and hides the records whose moment has come, and gives yearly exhibitions their next dates. Of several
 * processes one does it. Returns the number of records.
 */
export async function publishDueRecords(
  db: Database,
  { dataDir, now }: { dataDir: string; now: Date },
): Promise<number> {
  if ((await readDueRecords(db, now)).length === 0) return 0;
  return db.transaction(async (transaction) => {
    await lockContent(transaction);
    const due = await readDueRecords(transaction, now);
    if (due.length === 0) return 0;
    await projectRecords(transaction, due, [], { now, store: openMediaStore(dataDir) });
    await renewContentVersion(transaction);
    return due.length;
  });
}
