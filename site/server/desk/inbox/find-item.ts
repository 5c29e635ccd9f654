import { and, eq, sql } from 'drizzle-orm';
import type { InboxKind } from '../../../contract/shared/desk/inbox';
import type { Database } from '../../db/database';
import { bookings, lostFoundReports, ratings, volunteers } from '../../db/schema';
import { recordNotFound } from '../../http/http-error';

/** @throws HttpError 404 if there is no item of this kind and id */
export async function assertItemExists(db: Database, kind: InboxKind, id: string): Promise<void> {
  if ((await countItem(db, kind, id)) === 0) throw recordNotFound('id', id);
}

function countItem(db: Database, kind: InboxKind, id: string): Promise<number> {
  switch (kind) {
    case 'lostFound':
      return db.$count(lostFoundReports, eq(lostFoundReports.id, id));
    case 'admission':
    case 'activity':
    case 'docent':
    case 'classVisit':
      return db.$count(bookings, and(eq(bookings.kind, kind), eq(bookings.id, id)));
    case 'volunteer':
      return db.$count(volunteers, eq(volunteers.id, id));
    case 'rating':
      // As text: an id that is no UUID matches nothing instead of failing.
      return db.$count(ratings, sql`${ratings.id}::text = ${id}`);
  }
}
