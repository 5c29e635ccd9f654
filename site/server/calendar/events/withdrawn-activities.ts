import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { WeeklyRule } from '../../../contract/schemas/activity';
import { parseDateTime } from '../../../contract/shared/museum-time';
import type { Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { contentRecords } from '../../db/schema';
import type { DatedActivity } from './dated-activity';

/** Activities that visitors have seen and that were then withdrawn, from their records. */
export async function readWithdrawnActivities(
  db: Database,
  language: Language,
  now: Date,
): Promise<DatedActivity[]> {
  const records = await db
    .select()
    .from(contentRecords)
    .where(
      and(
        eq(contentRecords.kind, 'activity'),
        lte(contentRecords.withdrawnAt, now),
        isNotNull(contentRecords.firstShownAt),
      ),
    );
  return records.flatMap((record) => {
    const { id, source, version, updatedAt, withdrawnAt } = record;
    const text = (field: string) => {
      const value = source?.[`${field}_${language}`];
      return typeof value === 'string' ? value : '';
    };
    if (text('title') === '') return [];
    const moment = (field: string) => {
      const value = source?.[field];
      return (typeof value === 'string' && parseDateTime(value)) || null;
    };
    return {
      id,
      kind: source?.kind as DatedActivity['kind'],
      title: text('title'),
      summary: text('summary'),
      place: text('place'),
      startAt: moment('start_at'),
      endAt: moment('end_at'),
      // The importer has validated the source.
      weekly: (source?.weekly as WeeklyRule | undefined) ?? null,
      isWithdrawn: true,
      record: { version, updatedAt: withdrawnAt ?? updatedAt },
    };
  });
}
