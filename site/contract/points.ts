/** The actions that earn points, and how many each earns (spec section 9). */
export const pointsOf = {
  /** The first visit of a calendar day of the museum (Asia/Shanghai). */
  R001: 1,
  /** A rating of the site; the service books it itself. */
  R002: 5,
  /** A thing liked for the first time. */
  R003: 1,
  /** Stars given to the site. */
  R007: 2,
} as const;

export type ActionCode = keyof typeof pointsOf;
