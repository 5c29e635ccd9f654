import { and, eq } from 'drizzle-orm';
import type { DeskReport } from '../../../contract/schemas/desk/inbox';
import { museumDateTime } from '../../../contract/shared/museum-time';
import type { Database } from '../../db/database';
import { omit } from '../../db/omit';
import { lostFoundReports } from '../../db/schema';
import type { PageResult } from '../../http/call';
import { matchesFilters, type ItemFilters, type Window } from './filters';
import { itemProgress } from './item-progress';
import { selectItems, type ItemRow } from './select-items';

export interface ReportFilters extends ItemFilters {
  reportKind?: 'lost' | 'found' | undefined;
}

const { code, createdAt, itemName, description, place, contact } = lostFoundReports;

/** Reports of what was lost or found, the newest first. */
export async function listReports(
  db: Database,
  filters: ReportFilters,
  window: Window,
): Promise<PageResult<DeskReport>> {
  const texts = [itemName, description, place, contact];
  const matches = and(
    filters.reportKind && eq(lostFoundReports.kind, filters.reportKind),
    matchesFilters(filters, { time: createdAt, texts, code }),
  );
  const { total, rows } = await selectItems(db, 'lostFound', lostFoundReports, matches, window);
  return { total, records: rows.map(reportRecord) };
}

function reportRecord({ item, ...progress }: ItemRow<typeof lostFoundReports>): DeskReport {
  const { foundAt, createdAt: sentAt } = item;
  return {
    ...omit(item, ['requestId', 'foundAt', 'createdAt']),
    contact: item.contact ?? '',
    createdAt: museumDateTime(sentAt),
    ...(foundAt && { foundAt: museumDateTime(foundAt) }),
    ...itemProgress(progress),
  };
}
