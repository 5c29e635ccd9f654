/** Points for each action (spec section 9). */
export const pointsByAction = {
  /** First visit on a calendar day (Asia/Shanghai). */
  R001: 1,
  /** Rating of the site; booked by the service itself. */
  R002: 5,
  /** First time that a record is added to the favourites. */
  R003: 1,
  /** Report of a rating (R002). */
  R007: 2,
} as const;

export type ActionCode = keyof typeof pointsByAction;
