import { inArray } from 'drizzle-orm';
import type { BookingKind } from '../../contract/shared/booking-kinds';
import type { Language } from '../../contract/shared/sites';
import type { Database } from '../db/database';
import { places } from '../db/schema';

/** A bookable slot: a time of entry, one occurrence of an activity, a docent's tour, or a session for classes. */
export interface Slot {
  kind: BookingKind;
  id: string;
  /** Total number of places. */
  capacity: number;
  startAt: Date;
  endAt: Date;
  activityId?: string;
  /** Language of a docent's tour. */
  language?: Language;
}

/** Reads the taken places of slots; the returned function gives the number of free places. */
export async function readPlacesLeft(
  db: Database,
  slots: readonly Pick<Slot, 'id' | 'capacity'>[],
): Promise<(slot: Pick<Slot, 'id' | 'capacity'>) => number> {
  const ids = slots.map(({ id }) => id);
  const rows = await db.select().from(places).where(inArray(places.slotId, ids));
  const taken = new Map(rows.map((row) => [row.slotId, row.taken]));
  return ({ id, capacity }) => placesLeft(capacity, taken.get(id) ?? 0);
}

/** Number of free places; 0 if the capacity was reduced below the booked places. */
export function placesLeft(capacity: number, taken: number): number {
  return Math.max(0, capacity - taken);
}

/** Number of places that a booking takes: one for each person, or one for a class, whatever its size. */
export function placesTaken({ kind, people }: { kind: BookingKind; people: number }): number {
  return kind === 'classVisit' ? 1 : people;
}
