import type { DeskInput, DeskRecord } from '../../../contract/schemas/desk';
import { itemLabels } from '../../../contract/shared/desk/item-labels';
import { museumDay } from '../../../contract/shared/museum-time';
import type { Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { listBookings } from '../inbox/bookings';
import type { Window } from '../inbox/filters';
import { listRatings } from '../inbox/ratings';
import { listReports } from '../inbox/reports';
import { listVolunteers } from '../inbox/volunteers';
import {
  bookingColumns,
  classVisitColumns,
  ratingColumns,
  reportColumns,
  volunteerColumns,
  type Column,
} from './columns';
import { writeCsv } from '../../../contract/shared/write-csv';
import { readAll } from './read-all';

export interface ExportContext {
  siteId: string;
  language: Language;
  now: Date;
}

/** All items that match the filters as a CSV file named after their kind and the day. */
export async function exportItems(
  db: Database,
  input: DeskInput<'deskExport'>,
  { siteId, language, now }: ExportContext,
): Promise<DeskRecord<'deskExport'>> {
  const table = <Item>(columns: readonly Column<Item>[], items: readonly Item[]) => ({
    fileName: `${itemLabels[language].kinds[input.kind]}-${museumDay(now)}.csv`,
    csv: writeCsv(
      columns.map(([heading]) => heading[language]),
      items.map((item) => columns.map(([, value]) => value(item, language))),
    ),
    rows: items.length,
  });
  switch (input.kind) {
    case 'lostFound':
      return table(reportColumns, await readAll((window) => listReports(db, input, window)));
    case 'admission':
    case 'activity':
    case 'docent':
    case 'classVisit': {
      const filters = { ...input, kind: input.kind };
      const list = (window: Window) => listBookings(db, filters, siteId, window);
      const columns = input.kind === 'classVisit' ? classVisitColumns : bookingColumns;
      return table(columns, await readAll(list));
    }
    case 'volunteer':
      return table(volunteerColumns, await readAll((window) => listVolunteers(db, input, window)));
    case 'rating':
      return table(ratingColumns, await readAll((window) => listRatings(db, input, window)));
  }
}
