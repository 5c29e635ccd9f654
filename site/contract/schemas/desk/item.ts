import { Type, type Static } from 'typebox';
import { inboxKinds, itemStates } from '../../shared/desk/inbox';
import { DateTime, Day, siteIdField } from '../common/fields';
import { literals } from '../common/literals';
import { pagingFields } from '../common/call-schema';

export const InboxKind = literals(inboxKinds);
export const ItemState = literals(itemStates);

/** Progress of an item at the desk. */
export const ItemProgress = Type.Object({
  state: ItemState,
  /** Number of changes of the state; a change names the version that it was made from. */
  version: Type.Integer({ minimum: 0 }),
  /** Notes written about the item. */
  notes: Type.Integer({ minimum: 0 }),
  /** Time and author of the last change of the state. */
  updatedAt: Type.Optional(DateTime),
  updatedBy: Type.Optional(Type.String()),
});
export type ItemProgress = Static<typeof ItemProgress>;

/** Fields of every item. */
export const itemFields = {
  id: Type.String(),
  createdAt: DateTime,
  ...ItemProgress.properties,
};

/** Filters of every list: state, words in any text of the item, and days, both included. */
export const filterFields = {
  state: Type.Optional(ItemState),
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
};

export const listInput = { ...siteIdField, ...filterFields, ...pagingFields };

/** An item by kind and id. */
export const itemKey = { kind: InboxKind, id: Type.String({ minLength: 1, maxLength: 200 }) };
