import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { RecordVersion } from '../../../contract/schemas/desk/editor';
import { museumDateTime } from '../../../contract/shared/museum-time';
import type { Database } from '../../db/database';
import { contentRecords, contentRecordVersions } from '../../db/schema';
import type { RecordSource } from '../../db/schema/record';
import type { RecordKey } from '../../import/records/record-key';

/** All published versions of a record, the latest first, with the fields that each has changed. */
export async function listVersions(db: Database, key: RecordKey): Promise<RecordVersion[]> {
  const states = await readStates(db, key);
  return states
    .map(({ version, updatedAt, updatedBy, source }, index) => ({
      version,
      updatedAt: museumDateTime(updatedAt),
      updatedBy,
      changes: changedFields(states[index - 1]?.source ?? {}, source ?? {}),
    }))
    .toReversed();
}

export async function readVersion(db: Database, key: RecordKey, version: number) {
  const found = (await readStates(db, key)).find((state) => state.version === version);
  return found && { version, form: found.form, source: { ...found.source } };
}

async function readStates(db: Database, { kind, id }: RecordKey) {
  const [former, current] = await Promise.all(
    [contentRecordVersions, contentRecords].map((table) =>
      db
        .select({
          version: table.version,
          form: table.form,
          source: table.source,
          updatedAt: table.updatedAt,
          updatedBy: table.updatedBy,
        })
        .from(table)
        .where(and(eq(table.kind, kind), eq(table.id, id), isNotNull(table.source)))
        .orderBy(asc(table.version)),
    ),
  );
  return [...(former ?? []), ...(current ?? [])];
}

/** Names of the fields that differ, those of a localized field with their language. */
export function changedFields(before: RecordSource, after: RecordSource): string[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}
