import { eq, sql } from 'drizzle-orm';
import type { DeskInput } from '../../../contract/schemas/desk';
import type { DeskTour } from '../../../contract/schemas/desk/tours';
import type { ValidationError } from '../../../contract/shared/field-error';
import { museumDateTime } from '../../../contract/shared/museum-time';
import { readTourRules } from '../../calendar/tour-schedule';
import type { Database } from '../../db/database';
import { docentTours } from '../../db/schema';
import { invalidFields } from '../../http/http-error';
import { writeAudit } from '../audit/write-audit';
import type { DeskHandlers } from '../http/desk-call';
import { beginTogether, checkTimes } from './check-times';
import { listStrandedBookings } from '../inbox/stranded-bookings';
import { assertVersion, findAdded, isOwnRow, lockSettings } from './versioned-settings';

type Calls = 'deskTourList' | 'deskTourSave' | 'deskTourRemove' | 'deskStrandedBookings';
type TourRow = typeof docentTours.$inferSelect;
type TourInput = DeskInput<'deskTourSave'>;

/** Docents' tours, for administrators; bookings left without a tour, for the front desk. */
export function deskTourCalls(db: Database): Pick<DeskHandlers, Calls> {
  return {
    deskTourList: async () => (await readTourRules(db)).map(tourRecord),

    deskTourSave: ({ id, version, ...tour }, { staff, now }) =>
      db.transaction(async (tx) => {
        await lockSettings(tx, docentTours);
        const columns = toColumns(tour);
        const rows = await readTourRules(tx);
        const before =
          id === undefined
            ? findAdded(rows, columns, staff)
            : await findTour(tx, id, version, (row) => isOwnRow(row, columns, staff));
        const others = rows.filter((other) => other.id !== before?.id);
        const errors = checkTour(tour, others);
        if (errors.length > 0) throw invalidFields(errors);
        const values = {
          ...columns,
          version: before ? (version ?? 0) + 1 : 1,
          updatedAt: now,
          updatedBy: staff.displayName,
        };
        const [row] = before
          ? await tx
              .update(docentTours)
              .set(values)
              .where(eq(docentTours.id, before.id))
              .returning()
          : await tx.insert(docentTours).values(values).returning();
        if (!row) throw new TypeError('The write returned no tour.');
        const details = `${row.start}–${row.end} ${row.languages.join(', ')}`;
        const entry = {
          action: 'deskTourSave',
          subjectKind: 'tour',
          subjectId: row.id,
          details,
        } as const;
        await writeAudit(tx, staff, entry, now);
        return tourRecord(row);
      }),

    deskTourRemove: ({ id, version }, { staff, now }) =>
      db.transaction(async (tx) => {
        await lockSettings(tx, docentTours);
        const { start, end, languages } = await findTour(tx, id, version);
        await tx.delete(docentTours).where(eq(docentTours.id, id));
        const details = `${start}–${end} ${languages.join(', ')}`;
        const entry = {
          action: 'deskTourRemove',
          subjectKind: 'tour',
          subjectId: id,
          details,
        } as const;
        await writeAudit(tx, staff, entry, now);
        return null;
      }),

    deskStrandedBookings: (_input, { siteId, now }) => listStrandedBookings(db, siteId, now),
  };
}

/** @throws HttpError 404; ConflictError if somebody has changed the tour since `version` */
async function findTour(
  db: Database,
  id: string,
  version: number | undefined,
  isRepeated?: (row: TourRow) => boolean,
): Promise<TourRow> {
  const [row] = await db
    .select()
    .from(docentTours)
    .where(sql`${docentTours.id}::text = ${id}`);
  return assertVersion(row, { id, version }, tourRecord, isRepeated);
}

/** Faults that concern several fields, or other tours: a time has one tour in each language. */
function checkTour(tour: TourInput, others: readonly TourRow[]): ValidationError[] {
  const isTaken = others.some(
    (other) =>
      beginTogether(tour, other) &&
      tour.languages.some((language) => other.languages.includes(language)),
  );
  return [
    ...checkTimes(tour),
    ...(isTaken ? [{ field: 'start', error: { kind: 'taken' } } as const] : []),
  ];
}

function toColumns(tour: Omit<TourInput, 'id' | 'version'>) {
  const { weekdays, start, end, languages, capacity, placeZh, placeEn } = tour;
  const { from = null, until = null } = tour;
  const except = tour.except.toSorted();
  return { weekdays, start, end, languages, capacity, from, until, except, placeZh, placeEn };
}

function tourRecord({ from, until, updatedAt, ...row }: TourRow): DeskTour {
  return {
    ...row,
    ...(from !== null && { from }),
    ...(until !== null && { until }),
    updatedAt: museumDateTime(updatedAt),
  };
}
