import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { InboxKind, ItemState } from '../../../contract/shared/desk/inbox';
import { timestamptz } from './columns';
import { staff } from './staff';

const itemColumns = {
  kind: () => text().$type<InboxKind>().notNull(),
  itemId: () => text('item_id').notNull(),
};

/** Progress of what visitors sent; an item without a row is new. */
export const deskStates = pgTable(
  'desk_states',
  {
    kind: itemColumns.kind(),
    itemId: itemColumns.itemId(),
    state: text().$type<ItemState>().notNull(),
    version: integer().notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] })],
);

/** Notes and changes in the history of an item. */
export const deskEvents = pgTable(
  'desk_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: itemColumns.kind(),
    itemId: itemColumns.itemId(),
    at: timestamptz('at').notNull(),
    staffName: text('staff_name').notNull(),
    event: text().$type<'note' | 'state' | 'cancelled'>().notNull(),
    text: text().notNull(),
  },
  (table) => [index('desk_events_of_item').on(table.kind, table.itemId, table.at)],
);

/** Who did what when. Rows have no personal data of visitors and are never changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamptz('at').notNull(),
    staffId: uuid('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    /** Name at the time of the action; empty for a command of the operator. */
    staffName: text('staff_name').notNull(),
    /** Name of the call or command. */
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    details: text().notNull(),
  },
  (table) => [index('audit_log_by_time').on(table.at.desc().nullsFirst(), table.id)],
);
