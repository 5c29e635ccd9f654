import { and, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { RecordState } from '../../../contract/shared/desk/records';
import { contentDrafts, contentRecords } from '../../db/schema';

/** Columns of a record that its state depends on; null where it has only a draft. */
export interface StateColumns {
  version: number | null;
  publishedAt: Date | null;
  unpublishedAt: Date | null;
  withdrawnAt: Date | null;
}

export function stateOf(row: StateColumns, now: Date): RecordState {
  const { version, publishedAt, unpublishedAt, withdrawnAt } = row;
  if (version === null) return 'draft';
  if (withdrawnAt) return 'withdrawn';
  if (unpublishedAt && unpublishedAt <= now) return 'ended';
  return publishedAt && publishedAt > now ? 'scheduled' : 'public';
}

/** Condition on the record of the same state. */
export function isInState(state: RecordState, now: Date): SQL | undefined {
  const { version, publishedAt, unpublishedAt, withdrawnAt } = contentRecords;
  const hasEnded = and(isNotNull(unpublishedAt), lte(unpublishedAt, now));
  const isCurrent = and(
    isNotNull(version),
    isNull(withdrawnAt),
    or(isNull(unpublishedAt), gt(unpublishedAt, now)),
  );
  switch (state) {
    case 'draft':
      return isNotNull(contentDrafts.id);
    case 'withdrawn':
      return isNotNull(withdrawnAt);
    case 'ended':
      return and(isNull(withdrawnAt), hasEnded);
    case 'scheduled':
      return and(isCurrent, gt(publishedAt, now));
    case 'public':
      return and(isCurrent, or(isNull(publishedAt), lte(publishedAt, now)));
  }
}

/** Source of the draft, or else of the published record. */
export const currentSource = sql`coalesce(${contentDrafts.source}, ${contentRecords.source})`;

/** Name of a record in a language: kinds have a title, a name or a label. */
export function titleIn(language: 'zh' | 'en'): SQL<string> {
  const texts = ['name', 'label', 'title', 'text'].map(
    (field) => sql`nullif(${currentSource} ->> ${`${field}_${language}`}, '')`,
  );
  return sql<string>`coalesce(${sql.join(texts, sql`, `)}, '')`;
}

/** Whether a record and its draft are those of one record. */
export const isDraftOfRecord = and(
  eq(contentDrafts.kind, contentRecords.kind),
  eq(contentDrafts.id, contentRecords.id),
);
