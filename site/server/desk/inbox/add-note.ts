import { and, desc, eq } from 'drizzle-orm';
import type { InboxKind } from '../../../contract/shared/desk/inbox';
import type { Database } from '../../db/database';
import { deskEvents } from '../../db/schema';
import { repetitionMs } from '../../http/repetition';

/**
 * Adds a note to the history of an item. The same note of the same author is not added again while it is the latest
 * event: the response to the first request was lost.
 */
export async function addNote(
  db: Database,
  note: { kind: InboxKind; itemId: string; staffName: string; text: string },
  now: Date,
): Promise<typeof deskEvents.$inferSelect> {
  const [latest] = await db
    .select()
    .from(deskEvents)
    .where(and(eq(deskEvents.kind, note.kind), eq(deskEvents.itemId, note.itemId)))
    .orderBy(desc(deskEvents.at), desc(deskEvents.id))
    .limit(1);
  const isRepeated =
    latest?.event === 'note' &&
    latest.text === note.text &&
    latest.staffName === note.staffName &&
    now.getTime() - latest.at.getTime() < repetitionMs;
  if (isRepeated) return latest;
  const [row] = await db
    .insert(deskEvents)
    .values({ ...note, at: now, event: 'note' })
    .returning();
  if (!row) throw new TypeError('The insert returned no event.');
  return row;
}
