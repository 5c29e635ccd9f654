import { Type, type Static } from 'typebox';
import { DateTime } from '../common/fields';

/** The keys of `pointsByAction`. */
export const Action = Type.Union([
  Type.Literal('R001'),
  Type.Literal('R002'),
  Type.Literal('R003'),
  Type.Literal('R007'),
]);

/** A row of the ledger of a member. */
export const PointsRecord = Type.Object({
  actionCode: Action,
  points: Type.Integer(),
  createdAt: DateTime,
});

export const PointsAccount = Type.Object({
  /** Sum of all points earned. */
  balance: Type.Integer(),
  /** Newest first, at most a thousand. */
  records: Type.Array(PointsRecord, { maxItems: 1000 }),
});
export type PointsAccount = Static<typeof PointsAccount>;
