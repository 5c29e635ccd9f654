import { isNotNull, isNull, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BookingKind } from '../../../contract/shared/booking-kinds';
import type { AccessNeed, Programme, Stage } from '../../../contract/shared/class-visit-rules';
import type { Language } from '../../../contract/shared/sites';
import { timestamptz, submissionColumns } from './columns';
import { members } from './member';

/** Number of booked places of a slot, which is of one of the kinds of bookings. The places of a session for classes are classes. */
export const places = pgTable(
  'places',
  { slotId: text('slot_id').primaryKey(), taken: integer().notNull() },
  (table) => [check('places_taken', sql`${table.taken} >= 0`)],
);

/** Bookings of visitors, identified by telephone number, and of members. */
export const bookings = pgTable(
  'bookings',
  {
    ...submissionColumns(),
    kind: text().$type<BookingKind>().notNull(),
    slotId: text('slot_id').notNull(),
    /** Id of the activity in its content pack; null for the other kinds. */
    activityId: text('activity_id'),
    /** Language of a docent's tour. */
    language: text().$type<Language>(),
    startAt: timestamptz('start_at').notNull(),
    endAt: timestamptz('end_at').notNull(),
    /** Erased, as the note, school and access, when the booking is cancelled or its retention period has ended: null then. */
    name: text(),
    phone: text(),
    people: integer().notNull(),
    note: text(),
    /** Of a class's visit only. */
    school: text(),
    stage: text().$type<Stage>(),
    /** Number of adults among `people`; the others are pupils. */
    adults: integer(),
    programme: text().$type<Programme>(),
    access: text().array().$type<AccessNeed[]>(),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    cancelledAt: timestamptz('cancelled_at'),
  },
  (table) => [
    uniqueIndex('bookings_once_a_phone')
      .on(table.slotId, table.phone)
      .where(isNull(table.cancelledAt)),
    index('bookings_of_phone').on(table.phone, table.startAt).where(isNull(table.cancelledAt)),
    index('bookings_of_member').on(table.memberId, table.startAt),
    index('bookings_by_start').on(table.startAt, table.id),
    index('bookings_by_end').on(table.endAt).where(isNotNull(table.phone)),
  ],
);
