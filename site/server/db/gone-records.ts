import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Language } from '../../contract/shared/sites';
import type { Database } from './database';
import { contentRecords } from './schema';
import type { ContentKind } from './schema/record';

/** Whether a record was shown on a site and is not any more: withdrawn, no longer published, or its category is. */
export async function isGoneRecord(
  db: Database,
  { kind, id }: { kind: ContentKind; id: string },
  language: Language,
  now: Date,
): Promise<boolean> {
  // PostgreSQL text cannot contain U+0000.
  if (id.includes('\0')) return false;
  const { source, firstShownAt, publishedAt } = contentRecords;
  const title = sql`coalesce(${source} ->> ${`title_${language}`}, ${source} ->> ${`name_${language}`}, '')`;
  const isGone = and(
    eq(contentRecords.kind, kind),
    eq(contentRecords.id, id),
    eq(contentRecords.isShown, false),
    lte(firstShownAt, now),
    or(isNull(publishedAt), lte(publishedAt, now)),
    // The titles of records without a source are not known.
    or(isNull(source), sql`${title} <> ''`),
  );
  return (await db.$count(contentRecords, isGone)) > 0;
}
