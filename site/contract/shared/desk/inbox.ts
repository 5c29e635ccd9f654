/** What visitors send and the front desk handles. */
export const inboxKinds = ['lostFound', 'activity', 'docent', 'volunteer', 'rating'] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** Progress of an item: nobody has seen to it, somebody is at it, nothing is left to do. */
export const itemStates = ['new', 'inHand', 'done'] as const;
export type ItemState = (typeof itemStates)[number];

export function isInboxKind(name: string): name is InboxKind {
  return inboxKinds.some((kind) => kind === name);
}
