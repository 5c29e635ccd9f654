/** What visitors book: entry at a time, an activity, a docent's tour. */
export const bookingKinds = ['admission', 'activity', 'docent'] as const;
export type BookingKind = (typeof bookingKinds)[number];
