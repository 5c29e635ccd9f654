/** Kinds of dates in the museum's calendar, by which it is filtered and subscribed to. */
export const eventKinds = ['activity', 'tour', 'exhibition', 'hours'] as const;
export type EventKind = (typeof eventKinds)[number];
