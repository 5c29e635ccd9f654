import { setImmediate } from 'node:timers/promises';
import type { DeskInput, DeskRecord } from '../../../contract/schemas/desk';
import { itemLabels } from '../../../contract/shared/desk/item-labels';
import { museumDay } from '../../../contract/shared/museum-time';
import type { Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import type { PageResult } from '../../http/call';
import { listBookings } from '../inbox/bookings';
import type { Window } from '../inbox/filters';
import { listRatings } from '../inbox/ratings';
import { listReports } from '../inbox/reports';
import { listVolunteers } from '../inbox/volunteers';
import {
  bookingColumns,
  ratingColumns,
  reportColumns,
  volunteerColumns,
  type Column,
} from './columns';
import { writeCsv } from './csv';

/** Bounds memory; a museum receives fewer items within the time that they are kept. */
const maxRows = 50_000;
/** Rows of one query; some 20 ms of work on the embedded database. */
const batchSize = 250;

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
    case 'activity':
    case 'docent': {
      const filters = { ...input, kind: input.kind };
      const list = (window: Window) => listBookings(db, filters, siteId, window);
      return table(bookingColumns, await readAll(list));
    }
    case 'volunteer':
      return table(volunteerColumns, await readAll((window) => listVolunteers(db, input, window)));
    case 'rating':
      return table(ratingColumns, await readAll((window) => listRatings(db, input, window)));
  }
}

/** All items of a list, once each: an item that arrives meanwhile moves others to the next query. */
async function readAll<Item extends { id: string }>(
  list: (window: Window) => Promise<PageResult<Item>>,
): Promise<Item[]> {
  const items = new Map<string, Item>();
  for (let offset = 0; offset < maxRows; offset += batchSize) {
    const { records } = await list({ limit: batchSize, offset });
    for (const item of records) items.set(item.id, item);
    if (records.length < batchSize) break;
    // Requests of visitors are answered between two queries.
    await setImmediate();
  }
  return [...items.values()];
}
