/** What visitors send and somebody has to see to. */
export const waitingKinds = [
  'lostFound',
  'activity',
  'docent',
  'classVisit',
  'volunteer',
  'rating',
] as const;

/**
 * What visitors send. Nobody handles an admission before the visit, so a number of new ones would only grow: the desk
 * counts the people whom the door still expects today instead.
 */
export const inboxKinds = [
  'lostFound',
  'admission',
  'activity',
  'docent',
  'classVisit',
  'volunteer',
  'rating',
] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** Progress of an item: nobody has seen to it, somebody is at it, nothing is left to do. */
export const itemStates = ['new', 'inHand', 'done'] as const;
export type ItemState = (typeof itemStates)[number];

export function isWaitingKind(name: string): name is (typeof waitingKinds)[number] {
  return waitingKinds.some((kind) => kind === name);
}
