import { renewContentVersion } from '../db/content-version';
import type { Database } from '../db/database';
import { alternateMaterials } from './apply/alternate-materials';
import { lockContent } from './apply/content-lock';
import { readDueRecords } from './apply/due-records';
import { projectRecords } from './apply/project-records';
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
    const options = { now, store: openMediaStore(dataDir) };
    const affected = await projectRecords(transaction, due, [], options);
    if (affected.some(({ kind }) => kind === 'exhibit')) await alternateMaterials(transaction);
    await renewContentVersion(transaction);
    return due.length;
  });
}
