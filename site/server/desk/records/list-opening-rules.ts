import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { DeskOpeningRule } from '../../../contract/schemas/desk/arrangement';
import type { Database } from '../../db/database';
import { contentDrafts, contentRecords } from '../../db/schema';

/** Opening rules with a source, in their order. */
export async function listOpeningRules(db: Database): Promise<DeskOpeningRule[]> {
  const { kind, id, source, version, position, withdrawnAt } = contentRecords;
  const rows = await db
    .select({ id, source, version, withdrawnAt, draftVersion: contentDrafts.version })
    .from(contentRecords)
    .leftJoin(contentDrafts, and(eq(contentDrafts.kind, kind), eq(contentDrafts.id, id)))
    .where(and(eq(kind, 'opening'), isNotNull(source)))
    .orderBy(asc(position), asc(id));
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    draftVersion: row.draftVersion ?? 0,
    isWithdrawn: row.withdrawnAt !== null,
    source: { ...row.source },
  }));
}
