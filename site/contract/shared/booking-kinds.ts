/** What visitors book: entry at a time, an activity, a docent's tour, a class's visit. */
export const bookingKinds = ['admission', 'activity', 'docent', 'classVisit'] as const;
export type BookingKind = (typeof bookingKinds)[number];
