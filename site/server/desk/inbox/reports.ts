import { and, asc, desc, eq } from 'drizzle-orm';
import type { DeskReport } from '../../../contract/schemas/desk/inbox';
import { museumDateTime } from '../../../contract/shared/museum-time';
import type { Database } from '../../db/database';
import { omit } from '../../db/omit';
import { deskStates, lostFoundReports } from '../../db/schema';
import type { PageResult } from '../../http/call';
import { countItems } from './count-items';
import { matchesFilters, type ItemFilters, type Window } from './filters';
import { hasStateOf, itemProgress, progressColumns } from './item-progress';

export interface ReportFilters extends ItemFilters {
  reportKind?: 'lost' | 'found' | undefined;
}

const { code, createdAt, id, itemName, description, place, contact } = lostFoundReports;

/** Reports of what was lost or found, the newest first. */
export async function listReports(
  db: Database,
  filters: ReportFilters,
  { limit, offset }: Window,
): Promise<PageResult<DeskReport>> {
  const texts = [itemName, description, place, contact];
  const matches = and(
    filters.reportKind && eq(lostFoundReports.kind, filters.reportKind),
    matchesFilters(filters, { time: createdAt, texts, code }),
  );
  const hasState = hasStateOf('lostFound', id);
  const rows = await db
    .select({ report: lostFoundReports, ...progressColumns('lostFound', id) })
    .from(lostFoundReports)
    .leftJoin(deskStates, hasState)
    .where(matches)
    .orderBy(desc(createdAt), asc(id))
    .limit(limit)
    .offset(offset);
  const total = await countItems(db, lostFoundReports, hasState, matches);
  return { total, records: rows.map(reportRecord) };
}

type Row = Parameters<typeof itemProgress>[0] & { report: typeof lostFoundReports.$inferSelect };

function reportRecord({ report, ...progress }: Row): DeskReport {
  const { foundAt, createdAt: sentAt } = report;
  return {
    ...omit(report, ['requestId', 'foundAt', 'createdAt']),
    contact: report.contact ?? '',
    createdAt: museumDateTime(sentAt),
    ...(foundAt && { foundAt: museumDateTime(foundAt) }),
    ...itemProgress(progress),
  };
}
