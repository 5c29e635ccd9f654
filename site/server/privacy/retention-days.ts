/** Kinds of records whose personal data are erased at the end of a retention period. */
export const retentionKinds = ['bookings', 'reports', 'applications', 'ratings'] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** Days from the event to the erasure: the end of a booking, the day of a report, an application or a rating. */
export type RetentionDays = Readonly<Record<RetentionKind, number>>;

export const defaultRetentionDays = 180;

/** The period of each kind: its own, or else the common one. */
export function retentionDays(
  common: number,
  own: Partial<Record<RetentionKind, number | undefined>> = {},
): RetentionDays {
  const { bookings = common, reports = common, applications = common, ratings = common } = own;
  return { bookings, reports, applications, ratings };
}

/** Placeholders of the privacy notice: `days.bookings` and so on. */
export function retentionPlaceholders(days: RetentionDays): ReadonlyMap<string, string> {
  return new Map(retentionKinds.map((kind) => [`days.${kind}`, String(days[kind])]));
}
