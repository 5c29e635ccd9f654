import { and, desc, eq } from 'drizzle-orm';
import type { ItemEvent } from '../../../contract/schemas/desk/inbox';
import { museumDateTime } from '../../../contract/shared/museum-time';
import type { Database } from '../../db/database';
import { toLimitOffset } from '../../db/page-window';
import { deskEvents } from '../../db/schema';
import { writeAudit } from '../audit/write-audit';
import { exportItems } from '../export/export-items';
import type { DeskHandlers } from '../http/desk-call';
import { addNote } from '../inbox/add-note';
import { listBookings, listBookingsOfDay } from '../inbox/bookings';
import { cancelBookingByStaff } from '../inbox/cancel-booking';
import { assertItemExists } from '../inbox/find-item';
import { changeState } from '../inbox/item-progress';
import { listRatings } from '../inbox/ratings';
import { listReports } from '../inbox/reports';
import { summariseInbox } from '../inbox/summary';
import { listVolunteers } from '../inbox/volunteers';

type Calls =
  | 'deskSummary'
  | 'deskLostFoundPage'
  | 'deskBookingPage'
  | 'deskDayList'
  | 'deskVolunteerPage'
  | 'deskRatingPage'
  | 'deskItemEvents'
  | 'deskItemState'
  | 'deskItemNote'
  | 'deskBookingCancel'
  | 'deskExport';

/** What visitors sent: lists, progress, notes, cancellation and export. */
export function deskInboxCalls(db: Database): Pick<DeskHandlers, Calls> {
  return {
    deskSummary: (_input, { now }) => summariseInbox(db, now),
    deskLostFoundPage: (input) => listReports(db, input, toLimitOffset(input)),
    deskBookingPage: (input, { siteId }) => listBookings(db, input, siteId, toLimitOffset(input)),
    deskDayList: (input, { siteId }) => listBookingsOfDay(db, input, siteId),
    deskVolunteerPage: (input) => listVolunteers(db, input, toLimitOffset(input)),
    deskRatingPage: (input) => listRatings(db, input, toLimitOffset(input)),

    deskItemEvents: async ({ kind, id }) => {
      await assertItemExists(db, kind, id);
      const rows = await db
        .select()
        .from(deskEvents)
        .where(and(eq(deskEvents.kind, kind), eq(deskEvents.itemId, id)))
        .orderBy(desc(deskEvents.at), desc(deskEvents.id));
      return rows.map(eventRecord);
    },

    deskItemState: async ({ kind, id, state, version }, { staff, now }) =>
      db.transaction(async (transaction) => {
        await assertItemExists(transaction, kind, id);
        const by = staff.displayName;
        const progress = await changeState(transaction, { kind, id, state, version }, by, now);
        const entry = {
          action: 'deskItemState',
          subjectKind: kind,
          subjectId: id,
          details: state,
        } as const;
        await writeAudit(transaction, staff, entry, now);
        return progress;
      }),

    deskItemNote: async ({ kind, id, text }, { staff, now }) =>
      db.transaction(async (transaction) => {
        await assertItemExists(transaction, kind, id);
        const note = { kind, itemId: id, staffName: staff.displayName, text };
        const row = await addNote(transaction, note, now);
        const entry = { action: 'deskItemNote', subjectKind: kind, subjectId: id } as const;
        await writeAudit(transaction, staff, entry, now);
        return eventRecord(row);
      }),

    deskBookingCancel: async ({ id, reason }, { staff, now }) =>
      db.transaction(async (transaction) => {
        const by = { id, reason, staffName: staff.displayName };
        await cancelBookingByStaff(transaction, by, now);
        const entry = {
          action: 'deskBookingCancel',
          subjectKind: 'booking',
          subjectId: id,
        } as const;
        await writeAudit(transaction, staff, entry, now);
        return null;
      }),

    deskExport: async (input, { staff, siteId, language, now }) => {
      const file = await exportItems(db, input, { siteId, language, now });
      const details = `${file.rows} rows`;
      const entry = {
        action: 'deskExport',
        subjectKind: input.kind,
        subjectId: '',
        details,
      } as const;
      await writeAudit(db, staff, entry, now);
      return file;
    },
  };
}

function eventRecord(row: typeof deskEvents.$inferSelect): ItemEvent {
  const { id, at, staffName, event, text } = row;
  return { id, at: museumDateTime(at), staffName, event, text };
}
