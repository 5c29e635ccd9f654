import { and, eq, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { ItemProgress } from '../../../contract/schemas/desk/item';
import type { InboxKind, ItemState } from '../../../contract/shared/desk/inbox';
import { museumDateTime } from '../../../contract/shared/museum-time';
import type { Database } from '../../db/database';
import { deskEvents, deskStates } from '../../db/schema';
import { ConflictError } from '../../http/http-error';
import { subquery } from '../../db/subquery';

/** Condition of the join with the state of an item of this kind. */
export function hasStateOf(kind: InboxKind, id: AnyColumn): SQL | undefined {
  return and(eq(deskStates.kind, kind), eq(deskStates.itemId, sql`${id}::text`));
}

/** Condition for the state of an item; without a row it is new. */
export function isInState(state: ItemState): SQL {
  return state === 'new' ? isNewItem : eq(deskStates.state, state);
}

/** Items that nobody has seen to. */
export const isNewItem: SQL = sql`(${isNull(deskStates.state)} or ${deskStates.state} = 'new')`;

/** Columns of the progress, for lists that join `deskStates`. */
export function progressColumns(kind: InboxKind | AnyColumn, id: AnyColumn) {
  return {
    state: deskStates.state,
    version: deskStates.version,
    updatedAt: deskStates.updatedAt,
    updatedBy: deskStates.updatedBy,
    notes: subquery<number>(
      sql`(select count(*)::int from ${deskEvents} where ${deskEvents.kind} = ${kind} and ${deskEvents.itemId} = ${id}::text and ${deskEvents.event} = 'note')`,
    ),
  };
}

export interface ProgressRow {
  state: ItemState | null;
  version: number | null;
  updatedAt: Date | null;
  updatedBy: string | null;
  notes: number;
}

export function itemProgress(row: ProgressRow): ItemProgress {
  const { state, version, updatedAt, updatedBy, notes } = row;
  return {
    state: state ?? 'new',
    version: version ?? 0,
    notes,
    ...(updatedAt && { updatedAt: museumDateTime(updatedAt) }),
    ...(updatedBy !== null && { updatedBy }),
  };
}

/**
 * Stores a new state that was chosen while looking at `version`.
 * @throws ConflictError if somebody has changed it since
 */
export async function changeState(
  db: Database,
  item: { kind: InboxKind; id: string; state: ItemState; version: number },
  by: string,
  now: Date,
): Promise<ItemProgress> {
  const { kind, id, state, version } = item;
  const changed = { state, version: version + 1, updatedAt: now, updatedBy: by };
  // One statement: of two concurrent changes from one version only one finds it.
  const [row] = await db
    .insert(deskStates)
    .values({ kind, itemId: id, ...changed })
    .onConflictDoUpdate({
      target: [deskStates.kind, deskStates.itemId],
      set: changed,
      setWhere: eq(deskStates.version, version),
    })
    .returning();
  const isOfThisItem = and(eq(deskStates.kind, kind), eq(deskStates.itemId, id));
  if (row?.version !== version + 1) {
    const [current] = await db.select().from(deskStates).where(isOfThisItem);
    const progress = current && itemProgress({ ...current, notes: await countNotes(db, kind, id) });
    // The response to the same change was lost.
    const isRepeated =
      progress?.version === changed.version &&
      progress.updatedBy === by &&
      progress.state === state;
    if (isRepeated) return progress;
    throw new ConflictError(progress?.updatedBy ?? '', progress);
  }
  await db
    .insert(deskEvents)
    .values({ kind, itemId: id, at: now, staffName: by, event: 'state', text: state });
  const notes = await countNotes(db, kind, id);
  return itemProgress({ ...row, notes });
}

function countNotes(db: Database, kind: InboxKind, id: string): Promise<number> {
  return db.$count(
    deskEvents,
    and(eq(deskEvents.kind, kind), eq(deskEvents.itemId, id), eq(deskEvents.event, 'note')),
  );
}
