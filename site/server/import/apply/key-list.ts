import { sql, type SQL } from 'drizzle-orm';
import { contentRecords } from '../../db/schema';
import type { RecordKey } from '../records/record-key';

/** Condition on `content_records`: one of these records. */
export function isOneOf(keys: readonly RecordKey[]): SQL {
  const list = JSON.stringify(keys.map(({ kind, id }) => ({ kind, id })));
  return sql`(${contentRecords.kind}, ${contentRecords.id}) in (
    select listed.kind, listed.id from jsonb_to_recordset(${list}::jsonb) as listed(kind text, id text))`;
}
