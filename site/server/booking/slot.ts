import { inArray } from 'drizzle-orm';
import type { Language } from '../../contract/sites';
import type { Database } from '../db/database';
import { places } from '../db/schema';

/** What can be booked: an activity at one of its times, or a docent's tour. */
export interface Slot {
  kind: 'activity' | 'docent';
  id: string;
  /** Places in all. */
  capacity: number;
  startAt: Date;
  endAt: Date;
  activityId?: string;
  /** In which a docent guides. */
  language?: Language;
}

/** How many places of each slot are left; where nobody has booked, all are. */
export async function readPlacesLeft(
  db: Database,
  slots: readonly Pick<Slot, 'id' | 'capacity'>[],
): Promise<(slot: Pick<Slot, 'id' | 'capacity'>) => number> {
  const ids = slots.map(({ id }) => id);
  const rows = await db.select().from(places).where(inArray(places.slotId, ids));
  const taken = new Map(rows.map((row) => [row.slotId, row.taken]));
  return ({ id, capacity }) => placesLeft(capacity, taken.get(id) ?? 0);
}

/** A museum may make a room smaller after places in it were booked. */
export function placesLeft(capacity: number, taken: number): number {
  return Math.max(0, capacity - taken);
}
